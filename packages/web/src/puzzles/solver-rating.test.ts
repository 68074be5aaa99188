import { expect, it } from 'vitest';
import { FIRST_RATING, ratingAfter } from './solver-rating.ts';

it('rises with what is solved and falls with what is missed', () => {
  expect(ratingAfter(1000, 1000, true, 0)).toBeGreaterThan(1000);
  expect(ratingAfter(1000, 1000, false, 0)).toBeLessThan(1000);
  expect(ratingAfter(1000, 1400, true, 5)).toBeGreaterThan(ratingAfter(1000, 600, true, 5));
  expect(ratingAfter(1000, 600, false, 5)).toBeLessThan(ratingAfter(1000, 1400, false, 5));
});

it('comes to where half of the puzzles are solved', () => {
  let rating = FIRST_RATING;
  // Somebody who solves exactly what is below 1500, offered puzzles near the rating.
  for (let tried = 0; tried < 200; tried++) {
    const puzzle = rating + (((tried * 37) % 101) - 50) * 4;
    rating = ratingAfter(rating, puzzle, puzzle < 1500, tried);
  }
  expect(Math.abs(rating - 1500)).toBeLessThan(100);
});
