import type { Deed } from '@countertop/core';
import { expect, test } from 'vitest';
import { lastDeeds, saidDeeds as said } from '../../../test/deeds.ts';
import { game } from '../game.ts';
import * as en from '../words/en.ts';
import * as ru from '../words/ru.ts';
import { deedsOf } from './deeds.ts';
import { FourSquarePosition } from './position.ts';

/** What the last of these moves did. */
const told = (moves: string, seats = 2) => lastDeeds(game, deedsOf, { seats, moves });

const DEALT = '+30 +10 +40 +10';

test('R2 a deal is nobody’s, R3 a draw and a placing are the seat’s', () => {
  expect(told(DEALT)[0]?.seat).toBeUndefined();
  expect(said(told(DEALT), en, 'en')).toEqual(['10 on D']);
  expect(told(`${DEALT} +20 A +30`)).toMatchObject([{ seat: 1, moment: 'draw' }]);
  expect(said(told(`${DEALT} +20 A +30`), en, 'en')).toEqual(['30 drawn']);
  expect(said(told(`${DEALT} +20 A`), en, 'en')).toEqual(['20 on A']);
});

test('R4, R5 a stack that is taken is told with its points, and its new card with the seat that took it', () => {
  expect(told(`${DEALT} +20 D`)).toMatchObject([{ moment: 'capture', data: { stack: 'D', points: 30 } }]);
  expect(said(told(`${DEALT} +20 D`), en, 'en')).toEqual(['20 on D makes 100: +30']);
  expect(said(told(`${DEALT} +20 D`), ru, 'ru')).toEqual(['20 на D, сумма 100: +30']);
  expect(told(`${DEALT} +20 D +50`)).toMatchObject([{ seat: 0, moment: 'draw' }]);
  expect(said(told(`${DEALT} +20 D +50`), en, 'en')).toEqual(['D begins anew with 50']);
});

test('R9 alone, a card for the discard pile is told as that', () => {
  expect(said(told(`${DEALT} +20 A +30`, 1), en, 'en')).toEqual(['30 to the discard pile']);
});

test('R7 the last move tells that the pile is empty', () => {
  const position = new FourSquarePosition(2);
  const values = [1, 2, 3, 4, 5].flatMap((tens) => Array.from({ length: position.leftOf(tens * 10) }, () => tens));
  let last: readonly Deed[] = [];
  for (let next = 0; position.drawFor !== undefined || position.held > 0; ) {
    const before = position.clone();
    const move = position.held > 0 ? 0 : 3 + (values[next++] ?? 0);
    position.play(move);
    last = deedsOf(before, move, position);
  }
  expect(last.map(({ code }) => code).at(-1)).toBe('over');
  expect(said(last, en, 'en').at(-1)).toBe('the pile is empty');
});
