import { expect, test } from 'vitest';
import { linesOf, tableFor } from './table.ts';

const PHONE = { width: 366, height: 533 };
const TURNED = { width: 524, height: 326 };

test('on a phone the stacks take its width, on one that is turned nearly its height', () => {
  const upright = tableFor(2, PHONE);
  expect(Math.min(PHONE.width / upright.width, PHONE.height / upright.height)).toBe(PHONE.width / upright.width);
  const flat = tableFor(2, TURNED);
  expect(140 * Math.min(TURNED.width / flat.width, TURNED.height / flat.height)).toBeGreaterThan(0.85 * TURNED.height);
});

test.each([1, 2, 3, 4, 5, 6])('everything of %i seats lies inside the drawing', (seats) => {
  for (const room of [PHONE, TURNED]) {
    const table = tableFor(seats, room);
    expect(table.won).toHaveLength(seats);
    for (const [seat, { x, y, width, height }] of table.won.entries()) {
      expect(x + width).toBeLessThanOrEqual(table.width);
      expect(y + height).toBeLessThanOrEqual(table.height);
      expect(y + height).toBeLessThan(table.won[seat + 1]?.y ?? table.height);
    }
    for (const { x, y } of table.stacks) {
      expect(x + 49).toBeLessThanOrEqual(table.width);
      expect(y + 63).toBeLessThanOrEqual(table.height);
    }
  }
});

test('a sentence is broken between words', () => {
  expect(linesOf('more points than the discard pile', 16)).toEqual(['more points than', 'the discard pile']);
});
