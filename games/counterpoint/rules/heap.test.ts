import { describe, expect, test } from 'vitest';
import { coloursOf, countOf, lacksColour, oneCounter, sizeOf } from './heap.ts';

describe('a heap of counters', () => {
  test('says how many of each colour it has, which colours, and whether one is missing', () => {
    for (let contents = 0; contents < 5 ** 4; contents++) {
      const counts = [1, 5, 25, 125].map((unit) => Math.floor(contents / unit) % 5);
      const heap = counts.reduce((sum, count, colour) => sum + count * oneCounter(colour), 0);
      expect(counts.map((_, colour) => countOf(heap, colour))).toEqual(counts);
      expect(sizeOf(heap)).toBe(counts.reduce((a, b) => a + b));
      expect(coloursOf(heap)).toBe(counts.reduce((set, count, colour) => set | (count > 0 ? 1 << colour : 0), 0));
      expect(lacksColour(heap)).toBe(counts.includes(0));
    }
  });

  test('tells a missing colour from a full one', () => {
    const full = [0, 1, 2, 3].reduce((heap, colour) => heap + 12 * oneCounter(colour), 0);
    expect(lacksColour(full)).toBe(false);
    for (const colour of [0, 1, 2, 3]) expect(lacksColour(full - 12 * oneCounter(colour))).toBe(true);
  });
});
