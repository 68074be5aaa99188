import { type Happened, startPosition } from '@countertop/core';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { discardedIn, takingsOf, tracesOf } from './traces.ts';

function happened(moves: string, seats = 2): Happened<FourSquarePosition>[] {
  const start = startPosition(game, {}, seats);
  if (!start.ok) throw new Error(start.problem.code);
  let { position } = start.value;
  return moves.split(' ').map((text) => {
    const move = game.read(position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    const before = position;
    position = before.clone();
    position.play(move.value);
    return { before, move: move.value, after: position };
  });
}

test('a deal leaves no trace; what is put on a stack, taken and begun anew does, in order', () => {
  const all = happened('+30 +10 +40 +10 +50 A +30 A +20 D +50');
  expect(tracesOf(all).map(({ kind, seat, value, stack }) => [kind, seat, value, stack])).toEqual([
    ['placed', 0, 50, 0],
    ['placed', 1, 30, 0],
    ['taken', 0, 30, 3],
    ['restarted', undefined, 50, 3],
  ]);
  expect(takingsOf(all)).toMatchObject([{ seat: 0, stack: 3, value: 30, cards: [10, 20] }]);
});

test('alone, what goes to the discard pile is found', () => {
  expect(discardedIn(happened('+30 +10 +40 +10 +20 A +30', 1))).toEqual([30]);
});
