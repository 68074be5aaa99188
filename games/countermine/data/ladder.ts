import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game countermine`: seed 20261117, the highest level with 100000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 11.3, plusMinus: 3.9, games: 240 },
  { level: 2, against: 1, score: 77.5, plusMinus: 10.4, games: 80 },
  { level: 3, against: 2, score: 76.9, plusMinus: 9.1, games: 80 },
  { level: 4, against: 3, score: 74.4, plusMinus: 8.6, games: 80 },
  { level: 5, against: 4, score: 71.7, plusMinus: 10.5, games: 60 },
  { level: 6, against: 5, score: 70.8, plusMinus: 11.1, games: 60 },
  { level: 7, against: 6, score: 72.5, plusMinus: 6.4, games: 120 },
  { level: 8, against: 7, score: 73.3, plusMinus: 10.6, games: 60 },
  { level: 9, against: 8, score: 67.5, plusMinus: 10.4, games: 60 },
  { level: 10, against: 9, score: 75, plusMinus: 17.3, games: 24 },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 100, plusMinus: 6.3, games: 90, commit: 'e5da89c' },
];
