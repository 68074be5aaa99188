import { describe, expect, test } from 'vitest';
import { rows, rowsBrain } from '../../test/rows.ts';
import type { Weighed } from '../thinker/thinker.ts';
import { atPhase, calibratedStanding, expectedAt, reliable, trusted } from './calibration.ts';

const [position, start] = [rows.start({}, 2), rows.start({}, 2)];

describe('what is shown of a thought', () => {
  const thinker = rowsBrain.thinker(10, 1);
  const raw = thinker.think(position, { nodes: 300 });
  const unsure = raw.candidates.filter(({ exact }) => !exact);
  const modest = { ...rowsBrain, calibration: { sharpness: [0.5] } };
  const shown = reliable(modest, rowsBrain.thinker(10, 1)).think(position, { nodes: 300 });

  test('is the same move and the same order', () => {
    expect(shown.move).toBe(raw.move);
    expect(shown.candidates.map(({ move }) => move)).toEqual(raw.candidates.map(({ move }) => move));
    const falling = (list: readonly Weighed[]) =>
      list.every(({ chance }, at) => at === 0 || chance <= list[at - 1].chance);
    expect(falling(shown.candidates)).toBe(falling(raw.candidates));
  });

  test('is less sure, or proven', () => {
    expect(raw.exact || unsure.length > 0).toBe(true);
    for (const [at, { chance, exact }] of shown.candidates.entries()) {
      const said = raw.candidates[at].chance;
      if (exact) expect(chance).toBe(said);
      else expect(Math.abs(chance - 0.5)).toBeLessThanOrEqual(Math.abs(said - 0.5));
    }
    expect(shown.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  test.each(['chance', 'value'] as const)('keeps the %s where that alone is proven', (certain) => {
    const candidate: Weighed = {
      move: raw.move,
      value: 4,
      chance: 0.7,
      nodes: 1,
      exact: false,
      certain,
      atMost: false,
    };
    const said = { ...raw, values: [4, -4], chances: [0.7, 0.3], exact: false, certain, candidates: [candidate] };
    const calibration = { sharpness: [0.5], surplus: [0.5] };
    const shown = reliable({ ...rowsBrain, calibration }, { effort: {}, think: () => said }).think(start, {});
    const chances = [shown.chances[0], shown.candidates[0].chance];
    const values = [shown.values[0], shown.candidates[0].value];
    if (certain === 'chance')
      expect([chances, values]).toEqual([
        [0.7, 0.7],
        [2, 2],
      ]);
    else {
      expect(values).toEqual([4, 4]);
      for (const chance of chances) expect(chance).toBeLessThan(0.7);
    }
  });

  test('is the thought itself where nothing was learned', () => {
    expect(reliable(rowsBrain, thinker)).toBe(thinker);
  });

  test('is left as it is by a calibration that changes nothing', () => {
    const plain = { ...rowsBrain, calibration: { sharpness: [1], surplus: [1] } };
    const same = reliable(plain, rowsBrain.thinker(10, 1)).think(start, { nodes: 300 });
    expect(same.values).toEqual(raw.values);
    for (const [seat, chance] of same.chances.entries()) expect(chance).toBeCloseTo(raw.chances[seat], 2);
  });
});

describe('who is to move and thinks too well of it', () => {
  const said = reliable({ ...rowsBrain, calibration: { sharpness: [1] } }, rowsBrain.thinker(10, 1)).think(position, {
    nodes: 300,
  });
  const hopeful = { ...rowsBrain, calibration: { sharpness: [1], optimism: [0.5] } };
  const shown = reliable(hopeful, rowsBrain.thinker(10, 1)).think(position, { nodes: 300 });

  test('is shown less, the other as much more, and no other move', () => {
    expect(shown.chances[position.actor]).toBeLessThan(said.chances[position.actor]);
    expect(shown.chances[0] + shown.chances[1]).toBeCloseTo(1);
    expect(shown.candidates.map(({ move }) => move)).toEqual(said.candidates.map(({ move }) => move));
    for (const [at, { chance, exact }] of shown.candidates.entries()) {
      if (exact) expect(chance).toBe(said.candidates[at].chance);
      else expect(chance).toBeLessThan(said.candidates[at].chance);
    }
  });

  test('is not hopeful without a thought', () => {
    const seen = { values: [0, 0], chances: [0.4, 0.6], exact: false };
    const [mine, theirs] = calibratedStanding(hopeful, position, seen).chances;
    expect(mine).toBeCloseTo(0.4);
    expect(theirs).toBeCloseTo(0.6);
  });
});

test('what one side gains by it the other loses', () => {
  for (const bend of [0, 0.8]) {
    const [hopeful, humble] = [0.3, -0.3].map((optimism) => ({ sharpness: 1.7, bend, optimism }));
    for (const chance of [0, 0.2, 0.5, 0.9, 1])
      expect(trusted(chance, hopeful) + trusted(1 - chance, humble)).toBeCloseTo(1);
  }
});

test('a bend takes more from what is surer, and keeps the order', () => {
  const [straight, bent] = [0, 1].map((bend) => ({ sharpness: 1.3, bend, optimism: 0 }));
  expect(trusted(0.52, bent)).toBeCloseTo(trusted(0.52, straight), 3);
  expect(trusted(0.9, bent)).toBeLessThan(trusted(0.9, straight) - 0.05);
  const shown = [0.01, 0.2, 0.45, 0.5, 0.6, 0.9, 0.95].map((chance) => trusted(chance, bent));
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
});

test('phases change gradually', () => {
  expect([0, 1 / 6, 1 / 3, 0.5, 1].map((progress) => atPhase([1, 2, 4], progress))).toEqual([1, 1, 1.5, 2, 4]);
});

test('of a difference that is expected, the lead stays in part, and in part what is beyond it comes', () => {
  const calibration = { sharpness: [1], surplus: [0.5], kept: [0.8] };
  expect(expectedAt(calibration, 0)(20, 10)).toBeCloseTo(13);
  expect(expectedAt(calibration, 0)(-20, -10)).toBeCloseTo(-13);
  expect(expectedAt({ sharpness: [1], surplus: [0.5] }, 0)(20, 10)).toBe(15);
  expect(expectedAt({ sharpness: [1] }, 0)(20, 10)).toBe(20);
});
