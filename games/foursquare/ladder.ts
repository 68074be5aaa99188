import type { Ladder } from '@countertop/search';

/** From docs/strength.md, measured with two seats. How many games a step had was written down for level 10 only. */
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 11.4, plusMinus: 2.7, games: 0 },
  { level: 2, against: 1, score: 65.8, plusMinus: 4.1, games: 0 },
  { level: 3, against: 2, score: 61.7, plusMinus: 4.3, games: 0 },
  { level: 4, against: 3, score: 57.3, plusMinus: 4.5, games: 0 },
  { level: 5, against: 4, score: 59.7, plusMinus: 4.2, games: 0 },
  { level: 6, against: 5, score: 56.0, plusMinus: 4.3, games: 0 },
  { level: 7, against: 6, score: 60.0, plusMinus: 4.1, games: 0 },
  { level: 8, against: 7, score: 62.4, plusMinus: 4.2, games: 0 },
  { level: 9, against: 8, score: 55.0, plusMinus: 3.5, games: 0 },
  { level: 10, against: 9, score: 50.7, plusMinus: 4.1, games: 300 },
];
