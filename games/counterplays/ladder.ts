import type { Ladder } from '@countertop/search';

/** From docs/strength.md. */
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 12.5, plusMinus: 7.6, games: 60 },
  { level: 2, against: 1, score: 71.7, plusMinus: 11.9, games: 60 },
  { level: 3, against: 2, score: 73.3, plusMinus: 10.3, games: 60 },
  { level: 4, against: 3, score: 77.5, plusMinus: 8.7, games: 60 },
  { level: 5, against: 4, score: 62.5, plusMinus: 10, games: 60 },
  { level: 6, against: 5, score: 63.3, plusMinus: 11, games: 60 },
  { level: 7, against: 6, score: 66.7, plusMinus: 7.8, games: 60 },
  { level: 8, against: 7, score: 77.1, plusMinus: 17.8, games: 24 },
  { level: 9, against: 8, score: 54.2, plusMinus: 16.2, games: 24 },
  { level: 10, against: 9, score: 56.3, plusMinus: 20.8, games: 16 },
];
