import { openScene } from '@countertop/core';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { guide } from '../guide.ts';

function decidedAfter(seats: number, moves: string) {
  const opened = openScene(game, { seats, moves });
  if (!opened.ok) throw new Error(opened.problem.code);
  return guide.decided?.(opened.position);
}

test('R8: with equal points the cards are told, those of who has won first', () => {
  const equal = '+30 +30 +30 +50 +10 D +30 +20 D +50 A +40 B +20 A +10 D +50';
  expect(decidedAfter(2, equal)).toEqual({ code: 'decided', data: { fewer: 2, more: 3 } });
});

test('R8: nothing is told where points decide, and where all share', () => {
  expect(decidedAfter(2, '+30 +30 +30 +20 +10 D +50')).toBeUndefined();
  expect(decidedAfter(3, '+10 +10 +10 +10')).toBeUndefined();
});

test('R10: alone one plays against the discard pile', () => {
  const taken = '+30 +30 +30 +20 +10 D +40 +50';
  expect(decidedAfter(1, taken)).toEqual({ code: 'decided.alone', data: { own: 30, pile: 50 } });
});
