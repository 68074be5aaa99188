import { type Deed, type Move, NOBODY } from '@countertop/core';
import { writeStack } from './notation.ts';
import { DRAW, type FourSquarePosition } from './position.ts';

/** What a move did: "20 on B". */
export function deedsOf(before: FourSquarePosition, move: Move, after: FourSquarePosition): readonly Deed[] {
  const done = move > DRAW ? drawn(before, (move - DRAW) * 10) : placed(before, move);
  // R7: whoever only hears it learns why nobody moves any more.
  return after.actor === NOBODY ? [done, { code: 'over', moment: 'place' }] : [done];
}

function drawn(before: FourSquarePosition, value: number): Deed {
  const moment = 'draw';
  const stack = before.drawStack === undefined ? '' : writeStack(before.drawStack);
  switch (before.drawFor) {
    case 'deal':
      return { code: 'dealt', data: { value, stack }, moment };
    case 'replacement':
      return { code: 'restarts', data: { value, stack }, seat: before.turn, moment };
    case 'discard':
      return { code: 'discarded', data: { value }, moment };
    default:
      return { code: 'drawn', data: { value }, seat: before.turn, moment };
  }
}

function placed(before: FourSquarePosition, move: Move): Deed {
  const data = { value: before.held, stack: writeStack(move) };
  if (!before.captures(move)) return { code: 'places', data, moment: 'place' };
  return { code: 'takes', data: { ...data, points: before.totalOf(move) + before.held }, moment: 'capture' };
}
