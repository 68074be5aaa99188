import { Random } from '@countertop/core';
import { expect, it } from 'vitest';
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

it('R1 to R10: the rules and the naive reading agree after every point of random games', () => {
  const seed = 20261116;
  const random = new Random(seed);
  const events: Record<string, number> = {};
  let plies = 0;
  for (let game = 0; game < 900; game++) {
    const course = randomCourse(random, 4, game % 3 === 0 ? 14 : 8);
    const played = playThroughBoth(course, random);
    plies += played.plies;
    for (const [event, count] of Object.entries(played.events)) events[event] = (events[event] ?? 0) + count;
  }
  expect(plies, `seed ${seed}`).toBeGreaterThan(10_000);
  expect(RARE.filter((event) => (events[event] ?? 0) === 0)).toEqual([]);
});
