import { type Deed, sayDeed, sayIn, startPosition } from '@countertop/core';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import * as en from '../words/en.ts';
import * as ru from '../words/ru.ts';
import { deeds } from './deeds.ts';

/** What the last of these moves did. */
function told(moves: string, options = {}): readonly Deed[] {
  const start = startPosition(game, options, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  let last: readonly Deed[] = [];
  for (const text of moves.split(' ')) {
    const move = game.read(position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    const before = position.clone();
    position.play(move.value);
    last = deeds(before, move.value, position);
  }
  return last;
}

function said(list: readonly Deed[], { deeds: words }: { deeds: Readonly<Record<string, string>> }, language: string) {
  const under = Object.fromEntries(Object.entries(words).map(([key, phrase]) => [`deeds.${key}`, phrase]));
  return list.map((deed) => sayDeed(sayIn(language, under), deed));
}

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
