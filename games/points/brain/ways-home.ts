import type { Move } from '@countertop/core';
import type { ProvenWin } from '@countertop/search';
import { groundedLeadOf, leadOf } from '../rules/lead.ts';
import { PLAY, type PointsPosition, STOP } from '../rules/position.ts';
import { Forcing } from './forcing.ts';

/** Nodes for what can be taken by force. */
const FORCING = 400;

/**
 * R6, R9: the points after which the one to move can stop and win next time, whatever the other answers; no more of them than
 * `most`. Nobody who is home already, or does not lead, has any. The position is left as it was.
 */
export function waysHome(position: PointsPosition, most = Number.POSITIVE_INFINITY): Move[] {
  const seat = position.turn;
  const ways: Move[] = [];
  if (leadOf(position, seat) <= 0 || groundedLeadOf(position, seat) > 0) return ways;
  for (const cell of openDots(position)) {
    // What touches nothing of one's own neither circles nor joins anything to the rim.
    if (position.around(cell, seat) === 0) continue;
    position.play(cell);
    if (isAhead(position, seat) && staysAhead(position, seat)) ways.push(cell);
    position.undo();
    if (ways.length >= most) break;
  }
  return ways;
}

/**
 * Stop, where that wins for certain; otherwise, of all ways home, the one that leads by most. Where more can be taken by
 * force than there is to bring home, that comes first.
 */
export function winByStopping(position: PointsPosition): ProvenWin | undefined {
  const seat = position.turn;
  if (position.phase !== PLAY || leadOf(position, seat) <= 0) return undefined;
  const work = position.clone();
  const now = groundedLeadOf(work, seat);
  if (now > 0) return position.mayStop ? { line: [STOP], value: now, depth: 1 } : undefined;
  if (new Forcing().find(work, FORCING).gain > leadOf(work, seat)) return undefined;
  let best: ProvenWin | undefined;
  for (const cell of waysHome(work)) {
    work.play(cell);
    const value = groundedLeadOf(work, seat);
    work.undo();
    if (best === undefined || value > best.value) best = { line: [cell], value, depth: 3 };
  }
  return best;
}

export function openDots(position: PointsPosition): Move[] {
  return Array.from({ length: position.openCount }, (_, i) => position.openDot(i));
}

function staysAhead(position: PointsPosition, seat: number): boolean {
  return openDots(position).every((answer) => {
    position.play(answer);
    const ahead = isAhead(position, seat);
    position.undo();
    return ahead;
  });
}

function isAhead(position: PointsPosition, seat: number): boolean {
  return position.phase === PLAY && groundedLeadOf(position, seat) > 0;
}
