import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game countermine`: seed 20261117, the highest level with 100000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 8.4, plusMinus: 2.7, games: 400, commit: 'df9aa7d' },
  { level: 2, against: 1, score: 77.1, plusMinus: 4, games: 400, commit: 'df9aa7d' },
  { level: 3, against: 2, score: 75.1, plusMinus: 3.9, games: 400, commit: 'df9aa7d' },
  { level: 4, against: 3, score: 78.8, plusMinus: 3.7, games: 400, commit: 'df9aa7d' },
  { level: 5, against: 4, score: 73.4, plusMinus: 3.9, games: 352, commit: 'df9aa7d' },
  { level: 6, against: 5, score: 79.1, plusMinus: 3.2, games: 400, commit: '6c3a854' },
  { level: 7, against: 6, score: 76.4, plusMinus: 3.7, games: 400, commit: '8a55144' },
  { level: 8, against: 7, score: 68.6, plusMinus: 4, games: 400, commit: 'b7067f1e' },
  { level: 9, against: 8, score: 71.3, plusMinus: 4.2, games: 280, commit: 'b7067f1e' },
  { level: 10, against: 9, score: 73.4, plusMinus: 4.4, games: 258, commit: '02e2899b' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 100, plusMinus: 1.5, games: 400, commit: 'df9aa7d' },
];
