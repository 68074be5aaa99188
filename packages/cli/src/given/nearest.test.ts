import { expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const WORDS = ['play', 'show', 'referee', 'verify', 'perft', 'bench'];

test.each([
  ['paly', 'play'],
  ['plya', 'play'],
  ['refree', 'referee'],
  ['REFEREE', 'referee'],
  ['ref', 'referee'],
  ['perf', 'perft'],
  ['verfy', 'verify'],
  ['chess', undefined],
  ['', undefined],
  ['x', undefined],
  ['x'.repeat(41), undefined],
])('%s is near %s', (given, meant) => {
  expect(nearest(given, WORDS)).toBe(meant);
});

test('makes a sentence to append, or none', () => {
  expect(didYouMean('shwo', WORDS)).toBe(' Did you mean show?');
  expect(didYouMean('jsno', ['json'], '--')).toBe(' Did you mean --json?');
  expect(didYouMean('zzz', WORDS)).toBe('');
});
