import type { ChoiceReport, DrawReport, GameReport, PlyReport } from '@countertop/search';
import { describe, expect, it } from 'vitest';
import { turningPointOf } from './turning-point.ts';

const standing = { values: [0, 0], chances: [0.5, 0.5], exact: false };
const told = { move: 'a1', line: [], reasons: [] };

const choice = (ply: number, seat: number, loss: number): ChoiceReport => ({
  kind: 'choice',
  ply,
  seat,
  move: 'a1',
  before: standing,
  after: standing,
  best: told,
  reasons: [],
  quality: 'good',
  loss: { chance: loss, value: 0 },
});
const draw = (ply: number, luck: number): DrawReport => ({
  kind: 'draw',
  ply,
  move: 'red',
  before: standing,
  after: standing,
  luck: [
    { chance: luck, value: 0 },
    { chance: -luck, value: 0 },
  ],
});
const report = (...plies: readonly PlyReport[]): GameReport => ({
  game: 'some',
  unit: 'points',
  plies,
  seats: [],
  chancy: false,
  whole: true,
});

describe('the turning point', () => {
  it('is the dearest mistake of those who did not win', () => {
    expect(turningPointOf(report(choice(0, 0, 0.6), choice(1, 1, 0.2), choice(2, 1, 0.3)), [0])?.ply.ply).toBe(2);
  });

  it('is a draw where that gave more', () => {
    expect(turningPointOf(report(choice(0, 1, 0.2), draw(1, 0.4)), [0])?.ply.ply).toBe(1);
    expect(turningPointOf(report(choice(0, 0, 0.2), draw(1, 0.4)), [1])?.ply.ply).toBe(0);
  });

  it('is nowhere in a game that was won step by step', () => {
    expect(turningPointOf(report(choice(0, 1, 0.03), choice(2, 1, 0.05)), [0])).toBeUndefined();
  });
});
