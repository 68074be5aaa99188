import { Random } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { playThroughBoth, randomCourse } from './compare.ts';

/** What must have happened at least once, or the comparison shows little. */
const RARE = [
  'fell',
  'broke in',
  'recaptured',
  'several areas',
  'holes',
  'joined by one point',
  'own area inside',
  'free pocket inside',
  'entered after stop',
  'ungrounded',
];

/** Ten parts, each small enough for a busy machine. */
const PARTS = Array.from({ length: 10 }, (_, part) => 20261116 + part);
const GAMES = 60;

describe('R1 to R10: the rules and the naive reading', () => {
  const events: Record<string, number> = {};
  let plies = 0;

  it.each(PARTS)('agree after every point of random games from seed %i', (seed) => {
    const random = new Random(seed);
    for (let game = 0; game < GAMES; game++) {
      const course = randomCourse(random, 4, game % 3 === 0 ? 14 : 8);
      const played = playThroughBoth(course, random);
      plies += played.plies;
      for (const [event, count] of Object.entries(played.events)) events[event] = (events[event] ?? 0) + count;
    }
  });

  it('and what is rare has happened', () => {
    expect(plies).toBeGreaterThan(10_000);
    expect(RARE.filter((event) => (events[event] ?? 0) === 0)).toEqual([]);
  });
});
