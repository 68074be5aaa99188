import { CHANCE } from '@countertop/core';
import { expect, it } from 'vitest';
import { numbered } from './numbered.ts';

const line = (...actors: number[]) => actors.map((actor, index) => ({ actor, text: 'abcdef'[index] ?? '' }));
const listed = (actors: number[], after = 0) =>
  numbered(line(...actors), after).map(
    ({ number, moves }) => `${number ?? '-'} ${moves.map(({ text }) => text).join('')}`,
  );

it('counts moves and not draws, which stand with the move that they followed', () => {
  expect(listed([0, CHANCE, CHANCE, 1, 1, CHANCE])).toEqual(['1 abc', '2 d', '3 ef']);
  expect(listed([CHANCE, CHANCE, 0], 4)).toEqual(['- ab', '5 c']);
});
