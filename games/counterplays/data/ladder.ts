import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game counterplays`: seed 20261117, the highest level with 7400 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 17.5, plusMinus: 10.5, games: 40, commit: '3d614b4' },
  { level: 2, against: 1, score: 63.5, plusMinus: 11.2, games: 48, commit: '3d614b4' },
  { level: 3, against: 2, score: 57.4, plusMinus: 11.1, games: 54, commit: '3d614b4' },
  { level: 4, against: 3, score: 55.2, plusMinus: 13.5, games: 48, commit: '3d614b4' },
  { level: 5, against: 4, score: 71.9, plusMinus: 8.7, games: 80 },
  { level: 6, against: 5, score: 72.5, plusMinus: 7.5, games: 80 },
  { level: 7, against: 6, score: 64.4, plusMinus: 8.5, games: 80 },
  { level: 8, against: 7, score: 73.8, plusMinus: 8.5, games: 80 },
  { level: 9, against: 8, score: 61.9, plusMinus: 10.8, games: 80 },
  { level: 10, against: 9, score: 66.7, plusMinus: 11.9, games: 30 },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 72.5, plusMinus: 11.4, games: 40, commit: '3d614b4' },
];
