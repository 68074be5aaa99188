import type { Ladder } from '@countertop/search';

/** From docs/strength.md, measured with little time on a loaded machine; few games, wide intervals. */
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 10, plusMinus: 9.3, games: 40 },
  { level: 2, against: 1, score: 67, plusMinus: 18.8, games: 24 },
  { level: 3, against: 2, score: 75, plusMinus: 15.0, games: 32 },
  { level: 4, against: 3, score: 88, plusMinus: 13.0, games: 24 },
  { level: 5, against: 4, score: 77, plusMinus: 14.6, games: 32 },
  { level: 6, against: 5, score: 81, plusMinus: 13.6, games: 32 },
  { level: 7, against: 6, score: 77, plusMinus: 16.8, games: 24 },
  { level: 8, against: 7, score: 71, plusMinus: 18.2, games: 24 },
  { level: 9, against: 8, score: 69, plusMinus: 22.7, games: 16 },
  { level: 10, against: 9, score: 83, plusMinus: 30.1, games: 6 },
];
