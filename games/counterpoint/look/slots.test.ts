import { startPosition } from '@countertop/core';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { placeLeft, type Slots, slotsAfter, slotsOf } from './slots.ts';

const LETTERS = 'ybgr';

function after(...moves: readonly string[]): CounterpointPosition {
  const start = startPosition(game, { width: 4, height: 4 }, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  for (const text of moves) {
    const move = game.read(position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    position.play(move.value);
  }
  return position;
}

const written = (slots: Slots) =>
  slots.map((places) => places.map((slot) => (slot === undefined ? '.' : LETTERS[slot.colour])).join(''));

const DEALT = ['?y', '+y', '+y', '+g', '+r', '+b', '+b', '+r', '+r'];

test('a counter leaves a gap, and the next one drawn lies there: the others stay where they are', () => {
  const dealt = slotsOf(after(...DEALT));
  expect(written(dealt)).toEqual(['yygr', 'bbrr']);
  const placed = slotsAfter(dealt, after(...DEALT, 'g:a1'));
  expect(written(placed)).toEqual(['yy.r', 'bbrr']);
  expect(placeLeft(dealt, placed)).toEqual({ seat: 0, index: 2 });
  const drawn = slotsAfter(placed, after(...DEALT, 'g:a1', '+b'));
  expect(written(drawn)).toEqual(['yybr', 'bbrr']);
  expect(drawn[0][2]?.ply).toBe(DEALT.length + 2);
});

test('of two of a colour the one goes that was chosen', () => {
  const dealt = slotsOf(after(...DEALT));
  const placed = after(...DEALT, 'y:a1');
  expect(written(slotsAfter(dealt, placed, { seat: 0, index: 0 }))[0]).toBe('.ygr');
  expect(written(slotsAfter(dealt, placed, { seat: 0, index: 1 }))[0]).toBe('y.gr');
});
