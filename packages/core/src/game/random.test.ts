import { expect, test } from 'vitest';
import { portion, Random } from './random.ts';

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

test('a portion is the same in halves as in doubles', () => {
  const random = new Random(5);
  const numbers = [
    0,
    1,
    0xffff,
    0x10000,
    0x7fffffff,
    0x80000000,
    0xffffffff,
    ...Array.from({ length: 500 }, () => random.next()),
  ];
  for (const number of numbers) {
    for (const count of [0, 1, 2, 3, 7, 36, 144, 1178, 32_767]) {
      expect(portion(number, count), `${number} of ${count}`).toBe(Math.floor((number * count) / 2 ** 32));
    }
  }
});

test('neighbouring seeds do not give neighbouring streams', () => {
  const firsts = new Set<number>();
  for (let seed = 0; seed < 1000; seed++) firsts.add(new Random(seed).next());
  expect(firsts.size).toBe(1000);
});
