import type { Ladder } from '@countertop/search';

/**
 * From docs/strength.md, measured on fields of 14x14; few games, wide intervals. Level 10 had 500 ms a move
 * on a loaded machine.
 */
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 17.5, plusMinus: 16.7, games: 20 },
  { level: 2, against: 1, score: 90, plusMinus: 13.1, games: 20 },
  { level: 3, against: 2, score: 80, plusMinus: 17.5, games: 20 },
  { level: 4, against: 3, score: 95, plusMinus: 9.6, games: 20 },
  { level: 5, against: 4, score: 88, plusMinus: 14.2, games: 20 },
  { level: 6, against: 5, score: 93, plusMinus: 11.2, games: 20 },
  { level: 7, against: 6, score: 94, plusMinus: 11.6, games: 16 },
  { level: 8, against: 7, score: 91, plusMinus: 14.0, games: 16 },
  { level: 9, against: 8, score: 69, plusMinus: 22.7, games: 16 },
  { level: 10, against: 9, score: 60, plusMinus: 32.8, games: 10 },
];
