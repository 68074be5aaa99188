import { expect, test } from 'vitest';
import { LAYOUT } from '../rules/state.ts';
import { reached } from '../test/situations.ts';
import { countLines } from './outlook.ts';
import { pointsLeft, remainder } from './remainder.ts';

const MATCHES = [
  { seats: 2 },
  { seats: 3, options: { width: 8, height: 6 } },
  { seats: 4, options: { width: 4, height: 12, partners: true } },
];

test('lines are counted by what they lack', () => {
  const counts = new Int32Array(16);
  for (let seed = 0; seed < 60; seed++) {
    const position = reached(seed, 2 + ((seed * 7) % 30), MATCHES[seed % 3]);
    if (position === undefined) continue;
    countLines(position, counts);
    const expected = new Int32Array(16);
    for (let line = 0; line < position.grid.lineCount; line++) {
      const lacked = 15 & ~position.lineColours(line);
      const supplied = [0, 1, 2, 3].every((colour) => !((lacked >> colour) & 1) || position.onBoard(colour) < 12);
      if (position.lineIsOpen(line) && supplied) expected[lacked]++;
    }
    expect(counts, `seed ${seed}`).toEqual(expected);
    expect(pointsLeft(position)).toBe(expected.reduce((sum, count) => sum + count, 0));
  }
});

test('the remainder does not depend on the points so far', () => {
  const position = reached(3, 12);
  if (position === undefined) throw new Error('the game ended');
  const other = position.clone();
  other['state'][LAYOUT.SCORE] += 3;
  expect(remainder.low(other)).toBe(remainder.low(position));
  expect(remainder.high(other)).toBe(remainder.high(position));
  expect(remainder.banked(other, 0)).toBe(remainder.banked(position, 0) + 3);
  expect(other.hashLow).not.toBe(position.hashLow);
});
