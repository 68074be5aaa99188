import { expect, test } from 'vitest';
import { Random } from './random.ts';

test('the same seed gives the same numbers', () => {
  const one = new Random(7);
  const other = new Random(7);
  for (let i = 0; i < 100; i++) expect(one.next()).toBe(other.next());
});

test('below stays below and reaches every value evenly', () => {
  const random = new Random(1);
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('neighbouring seeds do not give neighbouring streams', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 1000; seed++) firsts.add(new Random(seed).next());
  expect(firsts.size).toBe(1000);
});
