import type { Move } from '@countertop/core';
import { type Reason, toned } from '@countertop/search';
import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import { writeStack } from '../rules/notation.ts';
import type { FourSquarePosition } from '../rules/position.ts';

const reason = toned({
  takes: 'for',
  'takes-less': 'against',
  'last-card': 'idle',
  misses: 'against',
  safe: 'for',
  hopes: 'for',
  leaves: 'against',
  builds: 'for',
});

/** What speaks for and against a placement: what it takes, and what it leaves to whoever draws next. */
export function reasonsFor(position: FourSquarePosition, move: Move): Reason[] {
  const reasons: Reason[] = [];
  const { held } = position;
  const best = mostTaken(position, held);
  if (position.captures(move)) {
    const points = position.totalOf(move) + held;
    reasons.push(reason('takes', { points }));
    if (points < best) reasons.push(reason('takes-less', { points: best }));
    if (position.left === 0) reasons.push(reason('last-card'));
    return reasons;
  }
  const total = position.topsTotal() - position.topOf(move) + held;
  if (best > 0) reasons.push(reason('misses', { points: best }));
  if (position.left === 0) return [...reasons, reason('last-card')];
  const { percent, points, where } = threat(position, move, total);
  if (percent === 0) reasons.push(reason('safe', { total }));
  else reasons.push(reason(position.seats === 1 ? 'hopes' : 'leaves', { percent, points, stack: writeStack(where) }));
  const buried = position.totalOf(move);
  if (buried >= 100) reasons.push(reason('builds', { points: buried + held, stack: writeStack(move) }));
  return reasons;
}

function mostTaken(position: FourSquarePosition, card: number): number {
  let most = 0;
  for (let stack = 0; stack < STACKS; stack++) {
    if (position.captures(stack, card)) most = Math.max(most, position.totalOf(stack) + card);
  }
  return most;
}

/** How often the next card takes something after this placement, and the most that it takes. */
function threat(
  position: FourSquarePosition,
  placed: number,
  total: number,
): { percent: number; points: number; where: number } {
  let taking = 0;
  let points = 0;
  let where = placed;
  for (let tens = 1; tens <= HIGHEST; tens++) {
    const card = tens * 10;
    const count = position.leftOf(card);
    let takes = false;
    for (let stack = 0; stack < STACKS && count > 0; stack++) {
      const top = stack === placed ? position.held : position.topOf(stack);
      if (total - top + card !== GOAL * 10) continue;
      takes = true;
      const worth = position.totalOf(stack) + (stack === placed ? position.held : 0) + card;
      if (worth > points) [points, where] = [worth, stack];
    }
    if (takes) taking += count;
  }
  return { percent: Math.round((100 * taking) / position.left), points, where };
}
