import { Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { Mnk } from '../../test/mnk.ts';
import { formOf, isAttentive } from './form.ts';

const DAYS = { widest: 1.75, lowest: 0, highest: 10 };
const MANY = 2000;

function forms(level: number, seed = 0): number[] {
  return Array.from({ length: MANY }, (_, i) => formOf(level, seed + i, DAYS));
}

describe('good and bad days', () => {
  test('a day belongs to its seed', () => {
    expect(formOf(5, 3, DAYS)).toBe(formOf(5, 3, DAYS));
    expect(formOf(5, 3, DAYS)).not.toBe(formOf(5, 4, DAYS));
  });

  test('on the same day the higher level plays better', () => {
    const below = forms(5);
    expect(forms(6).every((form, i) => form > below[i])).toBe(true);
  });

  test('days lie evenly around the level, closer to it near the ends of the scale', () => {
    for (const [level, reach] of [
      [1, 1],
      [5, 1.75],
      [9, 1],
      [10, 0],
    ]) {
      const all = forms(level);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(level - reach);
      expect(Math.max(...all)).toBeLessThanOrEqual(level + reach);
      expect(all.reduce((sum, form) => sum + form, 0) / MANY).toBeCloseTo(level, 1);
      const lucky = all.filter((form) => form > level + reach / 2).length / MANY;
      expect(lucky).toBeCloseTo(reach === 0 ? 0 : 0.25, 1);
    }
  });

  test('however much a level is worth, the one below has the better day one time in four', () => {
    const below = forms(5, MANY);
    const worse = forms(6).filter((form, i) => form < below[i]).length / MANY;
    expect(worse).toBeCloseTo(0.255, 1);
  });
});

test('attention is paid in its share of the positions, in the same ones each time', () => {
  const position = new Mnk(9, 9, 5);
  const random = new Random(1);
  let attentive = 0;
  for (let ply = 0; ply < 60; ply++) {
    position.play(position.pick(random));
    for (let seed = 0; seed < 20; seed++) {
      expect(isAttentive(position, 0, seed)).toBe(false);
      expect(isAttentive(position, 1, seed)).toBe(true);
      expect(isAttentive(position, 0.3, seed)).toBe(isAttentive(position, 0.3, seed));
      if (isAttentive(position, 0.3, seed)) attentive++;
    }
  }
  expect(attentive / (60 * 20)).toBeCloseTo(0.3, 1);
});
