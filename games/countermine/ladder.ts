import type { Ladder } from '@countertop/search';

/** From docs/strength.md. Level 10 had 300 ms a move on a loaded machine, against a level 9 that has been weakened since. */
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 1.3, plusMinus: 2.4, games: 80 },
  { level: 2, against: 1, score: 75, plusMinus: 9.2, games: 80 },
  { level: 3, against: 2, score: 70.8, plusMinus: 9.8, games: 60 },
  { level: 4, against: 3, score: 84.2, plusMinus: 8.2, games: 60 },
  { level: 5, against: 4, score: 75.8, plusMinus: 9.1, games: 60 },
  { level: 6, against: 5, score: 76.7, plusMinus: 9.2, games: 60 },
  { level: 7, against: 6, score: 76.7, plusMinus: 8.9, games: 60 },
  { level: 8, against: 7, score: 79.2, plusMinus: 8.4, games: 60 },
  { level: 9, against: 8, score: 76.7, plusMinus: 8.9, games: 60 },
  { level: 10, against: 9, score: 60, plusMinus: 18.6, games: 20 },
];
