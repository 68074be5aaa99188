import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game points`: seed 20261117, the highest level with 12000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 2.9, plusMinus: 2.9, games: 120 },
  { level: 2, against: 1, score: 76.3, plusMinus: 9.2, games: 80 },
  { level: 3, against: 2, score: 70, plusMinus: 10.3, games: 80 },
  { level: 4, against: 3, score: 73.1, plusMinus: 10, games: 80 },
  { level: 5, against: 4, score: 70.6, plusMinus: 11.1, games: 80 },
  { level: 6, against: 5, score: 75.6, plusMinus: 9.9, games: 80 },
  { level: 7, against: 6, score: 75.6, plusMinus: 10.3, games: 80 },
  { level: 8, against: 7, score: 76.3, plusMinus: 14.5, games: 40 },
  { level: 9, against: 8, score: 77.1, plusMinus: 19.5, games: 24 },
  { level: 10, against: 9, score: 81.3, plusMinus: 11.5, games: 16 },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [];
