import type { Puzzle } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { dailyPuzzle, dayOf, streakOf } from './daily.ts';

const puzzles = (count: number): Puzzle[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    at: { seats: 2, moves: '' },
    solution: '',
    themes: [],
    depth: 1,
    rating: 600,
    proof: 'exact',
    margin: 1,
  }));
const daysFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => dayOf(new Date(2026, 9, first + index, 12)));

describe('the puzzle of the day', () => {
  it.each([1, 2, 60, 96, 97])('all of %i have their day before one comes again', (count) => {
    const all = puzzles(count);
    const seen = daysFrom(20, count).map((day) => dailyPuzzle(all, day)?.id);
    expect(new Set(seen).size).toBe(count);
  });

  it('is the same all day, and another tomorrow', () => {
    const all = puzzles(60);
    const early = dayOf(new Date(2026, 10, 16, 0, 1));
    expect(early).toBe('2026-11-16');
    expect(dailyPuzzle(all, dayOf(new Date(2026, 10, 16, 23, 59)))).toBe(dailyPuzzle(all, early));
    expect(dailyPuzzle(all, '2026-11-17')).not.toBe(dailyPuzzle(all, early));
  });

  it('none where there are none', () => expect(dailyPuzzle([], '2026-11-16')).toBeUndefined());
});

describe('a streak', () => {
  it.each([
    ['nothing yet', [], 0],
    ['today', ['2026-11-16'], 1],
    ['up to yesterday still counts', ['2026-11-14', '2026-11-15'], 2],
    ['over the end of a month', ['2026-10-31', '2026-11-01'], 0],
    ['a gap ends it', ['2026-11-13', '2026-11-15', '2026-11-16'], 2],
  ])('%s', (_, days, length) => expect(streakOf(new Set(days), '2026-11-16')).toBe(length));
});
