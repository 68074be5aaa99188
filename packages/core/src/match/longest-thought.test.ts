import { expect, test } from 'vitest';
import { pebbles } from '../../test/pebbles.ts';
import { sitDown } from '../../test/table.ts';
import { longestThought } from './longest-thought.ts';

const clock = { kind: 'fischer', initial: 60_000, increment: 0 } as const;

test('a bot thinks for a part of the time it has left, and never for none', () => {
  const state = sitDown(pebbles, { clock });
  expect(longestThought(state, 0, 0)).toBe(3000);
  expect(longestThought(state, 0, 40_000)).toBe(1000);
  expect(longestThought(state, 0, 59_999)).toBe(50);
});

test('where there is much time, or no clock, people do not wait longer than this', () => {
  expect(longestThought(sitDown(pebbles, { clock: { ...clock, initial: 3_600_000 } }), 0, 0)).toBe(5000);
  expect(longestThought(sitDown(pebbles, {}), 0, 0)).toBe(5000);
});
