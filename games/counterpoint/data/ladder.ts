import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game counterpoint`: seed 20261117, the highest level with 8000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 9.5, plusMinus: 2.7, games: 400, commit: 'e5da89c' },
  { level: 2, against: 1, score: 71.5, plusMinus: 4.2, games: 400 },
  { level: 3, against: 2, score: 71, plusMinus: 4.1, games: 400 },
  { level: 4, against: 3, score: 67.3, plusMinus: 4.4, games: 400 },
  { level: 5, against: 4, score: 68.1, plusMinus: 4.2, games: 400 },
  { level: 6, against: 5, score: 69.9, plusMinus: 4.3, games: 400 },
  { level: 7, against: 6, score: 67.4, plusMinus: 4.1, games: 400 },
  { level: 8, against: 7, score: 72.1, plusMinus: 4.1, games: 400 },
  { level: 9, against: 8, score: 65.8, plusMinus: 6.1, games: 200 },
  { level: 10, against: 9, score: 61.3, plusMinus: 12.7, games: 40 },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 99.8, plusMinus: 0.5, games: 400, commit: 'e5da89c' },
];
