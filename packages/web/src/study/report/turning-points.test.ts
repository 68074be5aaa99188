import type { ChoiceReport, DrawReport, GameReport, PlyReport } from '@countertop/search';
import { expect, it } from 'vitest';
import { turningPointFor, turningPointsOf } from './turning-points.ts';

const even = { values: [0, 0], chances: [0.5, 0.5], exact: false };
const choice = (ply: number, seat: number, loss: number): ChoiceReport => ({
  kind: 'choice',
  ply,
  seat,
  move: `m${ply}`,
  // A search is fond of whoever is to move: how it stood says little.
  before: { ...even, chances: [0.9, 0.1] },
  after: { ...even, chances: [0.1, 0.9] },
  best: { move: 'best', line: ['best'], reasons: [] },
  reasons: [],
  quality: 'good',
  loss: { chance: loss, value: 0 },
});
const draw = (ply: number, ...luck: number[]): DrawReport => ({
  kind: 'draw',
  ply,
  move: `d${ply}`,
  before: even,
  after: even,
  luck: luck.map((chance) => ({ chance, value: 0 })),
});
const report = (plies: readonly PlyReport[]): GameReport => ({
  game: 'any',
  unit: 'points',
  plies,
  seats: [],
  chancy: true,
  whole: true,
});
const told = (plies: readonly PlyReport[]) =>
  turningPointsOf(report(plies)).map(({ ply, seat, swing }) => [ply.move, seat, swing]);

it('are the dearest choices and the luckiest draws, in the order of the game', () => {
  const plies = [choice(0, 0, 0.01), choice(1, 1, 0.2), draw(2, -0.3, 0.3), choice(3, 0, 0.1), choice(4, 1, 0.5)];
  expect(told(plies)).toEqual([
    ['m1', 1, 0.2],
    ['d2', 1, 0.3],
    ['m4', 1, 0.5],
  ]);
});

it('are none where nothing was given away, however the value went up and down', () => {
  expect(told([choice(0, 0, 0), choice(1, 1, 0.02), draw(2, 0.03, -0.03)])).toEqual([]);
});

it('the one of the winners is the dearest mistake of the others, or a draw that gave more', () => {
  const wonBy = (winner: number, ...plies: readonly PlyReport[]) => turningPointFor(report(plies), [winner])?.ply.ply;
  expect(wonBy(0, choice(0, 0, 0.6), choice(1, 1, 0.2), choice(2, 1, 0.3))).toBe(2);
  expect(wonBy(0, choice(0, 1, 0.2), draw(1, 0.4, -0.4))).toBe(1);
  expect(wonBy(1, choice(0, 0, 0.2), draw(1, 0.4, -0.4))).toBe(0);
  expect(wonBy(0, choice(0, 1, 0.03), choice(2, 1, 0.05))).toBeUndefined();
});
