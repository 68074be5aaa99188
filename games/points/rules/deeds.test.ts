import { expect, test } from 'vitest';
import { lastDeeds } from '../../../test/deeds.ts';
import { game } from '../game.ts';
import { deedsOf } from './deeds.ts';

const FIELD = { width: 9, height: 7, centreWidth: 0, centreHeight: 0 };

/** What the last of these moves did. */
const done = (moves: string, options = {}) =>
  lastDeeds(game, deedsOf, { options: { ...FIELD, ...options }, seats: 2, moves });

const told = (moves: string, options?: Readonly<Record<string, string>>) =>
  done(moves, options).map(({ code, data, seat }) => [code, data?.['cell'] ?? data?.['count'], seat]);

test('a point is told by its dot', () => {
  expect(told('d4')).toEqual([['point', 'd4', undefined]]);
});

test('R3: what a wall circles is counted', () => {
  expect(told('d4 e4 e3 g5 f4 g6 e5')).toEqual([
    ['point', 'e5', undefined],
    ['circles', 1, undefined],
  ]);
});

test('R3: whoever enters a free area is circled by the other', () => {
  expect(told('d4 a1 e3 a2 f4 a3 e5 e4')).toEqual([
    ['point', 'e4', undefined],
    ['circles', 1, 0],
  ]);
});

test('R4: what was circled and is free again is told', () => {
  const deeds = told('d4 e4 e3 c4 f4 d3 e5 e2 a1 f3 a2 g4 a3 f5 a4 e6 a5 d5');
  expect(deeds[0]).toEqual(['point', 'd5', undefined]);
  expect(deeds.map(([code]) => code)).toEqual(['point', 'circles', 'frees']);
});

test('R6: a stop is told, and where it counts, what it costs', () => {
  expect(told('d4 e4 a1 b1 stop', { stop: 'play-out' })).toEqual([['stop', undefined, undefined]]);
  expect(told('d4 e4 a1 b1 stop', { stop: 'ground' })).toEqual([
    ['stop', undefined, undefined],
    ['loses', 1, undefined],
  ]);
  expect(done('d4 e4 a1 b1 stop a7 done', { stop: 'play-out' })).toEqual([{ code: 'done', moment: 'pass' }]);
});
