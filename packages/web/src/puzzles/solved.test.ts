import type { Puzzle } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { PAUSES } from './again.ts';
import { dayAfter, streakOf } from './daily.ts';
import { nextPuzzle } from './next-puzzle.ts';
import {
  dueToday,
  isSolved,
  NOTHING_SOLVED,
  type PuzzleOutcome,
  readSolved,
  type Solved,
  solvedAfter,
} from './solved.ts';

const TODAY = '2026-11-16';
const finish = (before: Solved, outcome: PuzzleOutcome, today = TODAY, day?: string, id = 'one'): Solved =>
  solvedAfter(before, { puzzle: { id, rating: 1000 }, outcome, today, day });
const puzzle = (id: string, rating: number): Puzzle => ({
  id,
  at: { seats: 2, moves: '' },
  solution: '',
  themes: [],
  depth: 1,
  rating,
  proof: 'exact',
  margin: 1,
});

describe('a puzzle of the day', () => {
  it.each([
    ['clean', true],
    ['helped', true],
    ['shown', false],
  ] as const)('that ends %s counts for the streak: %s', (outcome, counts) => {
    const after = finish(NOTHING_SOLVED, outcome, TODAY, TODAY);
    expect(isSolved(after, 'one')).toBe(counts);
    expect(streakOf(new Set(after.days), TODAY)).toBe(counts ? 1 : 0);
  });

  it('that was given up does not count when its answer is then repeated', () => {
    const after = finish(finish(NOTHING_SOLVED, 'shown', TODAY, TODAY), 'clean', TODAY, TODAY);
    expect(isSolved(after, 'one')).toBe(false);
    expect(after.days).toEqual([]);
  });

  it('counts once a day', () => {
    const once = finish(NOTHING_SOLVED, 'clean', TODAY, TODAY);
    expect(finish(once, 'clean', TODAY, TODAY).days).toEqual([TODAY]);
  });
});

describe('a rating', () => {
  it('is changed by the first try only, and falls when it was given up', () => {
    const first = finish(NOTHING_SOLVED, 'shown');
    expect(first.rating).toBeLessThan(NOTHING_SOLVED.rating);
    expect(finish(first, 'clean', '2026-11-20').rating).toBe(first.rating);
    expect(first.tried).toBe(1);
  });
});

describe('a missed puzzle', () => {
  it('comes back after a day, and then later each time it is solved', () => {
    let solved = finish(NOTHING_SOLVED, 'helped');
    let day = TODAY;
    for (const pause of PAUSES) {
      expect(dueToday(solved, dayAfter(day, pause - 1))).toEqual([]);
      day = dayAfter(day, pause);
      expect(dueToday(solved, day)).toEqual(['one']);
      solved = finish(solved, 'clean', day);
    }
    expect(solved.again).toEqual({});
    expect(solved.outcomes['one']).toBe('clean');
  });

  it('begins anew when it is missed again', () => {
    const tomorrow = dayAfter(TODAY, 1);
    const once = finish(finish(NOTHING_SOLVED, 'shown'), 'clean', tomorrow);
    expect(once.again['one']).toEqual({ due: dayAfter(tomorrow, 3), times: 1 });
    expect(isSolved(once, 'one')).toBe(true);
    const missed = finish(once, 'helped', dayAfter(tomorrow, 3));
    expect(missed.again['one']).toEqual({ due: dayAfter(tomorrow, 4), times: 0 });
  });

  it('still comes back when it is solved before its day', () => {
    const solved = finish(finish(NOTHING_SOLVED, 'helped'), 'clean');
    expect(solved.again['one']).toEqual({ due: dayAfter(TODAY, 1), times: 0 });
    expect(solved.outcomes['one']).toBe('helped');
  });

  it('is the next one on its day, and not before', () => {
    const all = [puzzle('one', 1000), puzzle('two', 990)];
    const solved = finish(NOTHING_SOLVED, 'shown');
    expect(nextPuzzle(all, solved, TODAY)?.id).toBe('two');
    expect(nextPuzzle(all, solved, dayAfter(TODAY, 1))?.id).toBe('one');
    expect(nextPuzzle(all, solved, dayAfter(TODAY, 1), { not: 'one' })?.id).toBe('two');
  });
});

describe('what was kept', () => {
  it('is read as it was', () => {
    const kept = finish(NOTHING_SOLVED, 'shown', TODAY, TODAY);
    expect(readSolved(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it('may be older or damaged', () => {
    expect(readSolved({ rating: 1200, tried: 3, outcomes: { a: 'helped', b: 'x' }, days: ['2026-11-01', 5] })).toEqual({
      rating: 1200,
      tried: 3,
      outcomes: { a: 'helped' },
      again: {},
      days: ['2026-11-01'],
    });
    expect(readSolved({ again: { a: { due: 'soon', times: 0 }, b: 7, c: { due: TODAY, times: 1 } } }).again).toEqual({
      c: { due: TODAY, times: 1 },
    });
  });
});
