import type { Ladder } from '@countertop/search';

/** From docs/strength.md. */
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 11.9, plusMinus: 6.2, games: 80 },
  { level: 2, against: 1, score: 66.1, plusMinus: 13.1, games: 56 },
  { level: 3, against: 2, score: 55.4, plusMinus: 11.7, games: 56 },
  { level: 4, against: 3, score: 70.5, plusMinus: 10.8, games: 56 },
  { level: 5, against: 4, score: 67.9, plusMinus: 10.2, games: 56 },
  { level: 6, against: 5, score: 63.4, plusMinus: 8.7, games: 56 },
  { level: 7, against: 6, score: 62.5, plusMinus: 9.4, games: 56 },
  { level: 8, against: 7, score: 66.1, plusMinus: 11.9, games: 56 },
  { level: 9, against: 8, score: 70.5, plusMinus: 9.9, games: 56 },
  { level: 10, against: 9, score: 75, plusMinus: 20, games: 12 },
];
