import { expect, test } from 'vitest';
import { lastDeeds, saidDeeds as said } from '../../../test/deeds.ts';
import { game } from '../game.ts';
import * as en from '../words/en.ts';
import * as ru from '../words/ru.ts';
import { deedsOf } from './deeds.ts';

/** What the last of these moves did. */
const told = (moves: string) => lastDeeds(game, deedsOf, { seats: 2, moves });

const DEALT = '?g ?y +b +r +g +y +b +g +r +y';

test('R2 a lot belongs to who draws it, and yellow begins', () => {
  expect(told('?g')).toMatchObject([{ seat: 0, moment: 'draw' }]);
  expect(said(told('?g'), en, 'en')).toEqual(['lot green']);
  expect(told('?g ?y')).toMatchObject([{ seat: 1 }]);
  expect(said(told('?g ?y'), en, 'en')).toEqual(['lot yellow, the first turn']);
});

test('R4, R8 a draw belongs to the seat whose reserve it fills', () => {
  expect(told(`${DEALT} b:a1 +g`)).toMatchObject([{ seat: 1, moment: 'draw' }]);
  expect(said(told(`${DEALT} b:a1 +g`), en, 'en')).toEqual(['green drawn']);
  expect(said(told(`${DEALT} b:a1 +g`), ru, 'ru')).toEqual(['взята зелёная']);
  expect(said(told(DEALT), en, 'en')).toEqual(['yellow']);
});

test('R6 a placing tells the space, and the points where it scores', () => {
  const line = `${DEALT} b:a1 +b r:b1 +r g:c1 +g`;
  expect(said(told(`${DEALT} b:a1`), en, 'en')).toEqual(['blue a1']);
  expect(told(`${line} y:d1`)).toMatchObject([{ moment: 'score' }]);
  expect(said(told(`${line} y:d1`), en, 'en')).toEqual(['yellow d1 +1']);
  expect(said(told(`${line} y:d1`), ru, 'ru')).toEqual(['жёлтая d1 +1']);
});
