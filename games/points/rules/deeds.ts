import type { Deed, Move } from '@countertop/core';
import { writeBoardCell } from './notation.ts';
import { DONE, type PointsPosition, STOP } from './position.ts';

/** What a move did: the point, or the word, and what that changed in what is circled. */
export function deedsOf(before: PointsPosition, move: Move, after: PointsPosition): readonly Deed[] {
  const seat = before.turn;
  const gain = (of: number) => after.score(of) - before.score(of);
  const deeds: Deed[] = [];
  if (move === STOP) deeds.push({ code: 'stop', moment: 'pass' });
  else if (move === DONE) deeds.push({ code: 'done', moment: 'pass' });
  else deeds.push({ code: 'point', data: { cell: writeBoardCell(before, move) }, moment: 'place' });
  if (gain(seat) > 0) deeds.push({ code: 'circles', data: { count: gain(seat) }, moment: 'circle' });
  // R4: what the other had circled is free again.
  if (gain(1 - seat) < 0) deeds.push({ code: 'frees', data: { count: -gain(1 - seat) }, moment: 'circle' });
  // R6: after a stop that counts, points that nothing joins to the rim are lost.
  if (gain(1 - seat) > 0) {
    const lost = { count: gain(1 - seat) };
    deeds.push(
      move === STOP
        ? { code: 'loses', data: lost, moment: 'circle' }
        : { code: 'circles', data: lost, seat: 1 - seat, moment: 'circle' },
    );
  }
  return deeds;
}
