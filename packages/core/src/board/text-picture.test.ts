import { expect, test } from 'vitest';
import { PLAIN } from '../game/game.ts';
import { markedRow, wordLines } from './text-picture.ts';

test('a mark stands round its cell, and the one that opens is seen first', () => {
  const marks: Readonly<Record<number, string>> = { 0: '()', 2: '[]', 3: '()' };
  expect(markedRow(['X', 'O', 'X', 'O'], (column) => marks[column])).toBe('(X)O[X(O)');
  expect(markedRow(['X', 'O'], () => undefined)).toBe(' X O ');
});

test('words go on in the next line where there is no room; colours need none', () => {
  const words = ['seat 0', { text: 'wins', paint: 'bold' }, 'supply 40'] as const;
  expect(wordLines(words, PLAIN)).toEqual(['seat 0  wins  supply 40']);
  const look = { paint: (text: string) => `<${text}>`, columns: 12 };
  expect(wordLines(words, look)).toEqual(['seat 0  <wins>', '  supply 40']);
});
