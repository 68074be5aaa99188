import { coreWords, sentence } from '@countertop/core';
import { expect, test } from 'vitest';
import { foursquare, writeStack } from '../index.ts';

const dealt = () => {
  const position = foursquare.start({}, 2);
  for (const text of ['+50', '+50', '+50', '+50']) {
    const move = foursquare.read(position, text);
    if (move.ok) position.play(move.value);
  }
  return position;
};

const holding = () => {
  const position = dealt();
  position.play(5);
  return position;
};

const codeOf = (position: ReturnType<typeof dealt>, text: string): string => {
  const result = foursquare.read(position, text);
  if (result.ok) return `read as ${foursquare.write(position, result.value)}`;
  const said = sentence(result.problem, foursquare.words, coreWords);
  expect(said).not.toMatch(/[{}]/);
  expect(said).toMatch(/\.$/);
  return result.problem.code;
};

test('draws and placements have one spelling', () => {
  for (const text of ['+10', '+20', '+30', '+40']) expect(codeOf(dealt(), text)).toBe(`read as ${text}`);
  for (const text of ['A', 'B', 'C', 'D']) expect(codeOf(holding(), text)).toBe(`read as ${text}`);
  expect([0, 1, 2, 3].map(writeStack).join('')).toBe('ABCD');
  expect(() => writeStack(4)).toThrow(RangeError);
});

test.each([
  ['+010', 'card-unknown'],
  ['+1', 'card-unknown'],
  ['+60', 'card-unknown'],
  ['+00', 'card-unknown'],
  ['+-10', 'card-unknown'],
  ['+10.0', 'card-unknown'],
  ['+1e1', 'card-unknown'],
  ['+', 'card-unknown'],
  ['++10', 'card-unknown'],
  [`+${'9'.repeat(100_000)}`, 'card-unknown'],
  ['+१०', 'card-unknown'],
  ['+50', 'card-gone'],
  ['A', 'draw-first'],
  ['a', 'stack-capital'],
  ['E', 'stack-unknown'],
  ['', 'move-unreadable'],
  ['10', 'move-unreadable'],
  ['-0', 'move-unreadable'],
  ['AB', 'move-unreadable'],
  ['А', 'move-unreadable'], // the Cyrillic letter
  ['😀', 'move-unreadable'],
  ['\u0000', 'move-unreadable'],
  ['A'.repeat(100_000), 'move-unreadable'],
])('with a draw due, %j is refused: %s', (text, code) => {
  expect(codeOf(dealt(), text)).toBe(code);
});

test.each([
  ['+10', 'place-first'],
  ['+05', 'card-unknown'],
  ['d', 'stack-capital'],
  ['e', 'stack-unknown'],
  ['A1', 'move-unreadable'],
  ['ß', 'move-unreadable'],
])('with a card held, %j is refused: %s', (text, code) => {
  expect(codeOf(holding(), text)).toBe(code);
});

test('after the end everything is refused', () => {
  const position = dealt();
  while (position.left > 0 || position.actor >= 0) {
    position.play(position.actor >= 0 ? 0 : 3 + [1, 2, 3, 4, 5].find((value) => position.leftOf(value * 10) > 0)!);
  }
  expect(codeOf(position, '+10')).toBe('game-over');
  expect(codeOf(position, 'A')).toBe('game-over');
});
