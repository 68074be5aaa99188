import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game countermine`: seed 20261117, the highest level with 100000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 7.6, plusMinus: 2.6, games: 400, commit: '2bda93e8' },
  { level: 2, against: 1, score: 77, plusMinus: 4, games: 400, commit: '2bda93e8' },
  { level: 3, against: 2, score: 74.9, plusMinus: 3.9, games: 400, commit: '2bda93e8' },
  { level: 4, against: 3, score: 78.8, plusMinus: 3.7, games: 400, commit: '2bda93e8' },
  { level: 5, against: 4, score: 78.8, plusMinus: 3.5, games: 400, commit: 'ae75ef09' },
  { level: 6, against: 5, score: 79.4, plusMinus: 3.1, games: 400, commit: 'ae75ef09' },
  { level: 7, against: 6, score: 76.8, plusMinus: 3.6, games: 400, commit: '2bda93e8' },
  { level: 8, against: 7, score: 68.6, plusMinus: 4, games: 400, commit: 'b7067f1e' },
  { level: 9, against: 8, score: 71.3, plusMinus: 4.2, games: 280, commit: 'b7067f1e' },
  { level: 10, against: 9, score: 73.4, plusMinus: 4.4, games: 258, commit: '02e2899b' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 100, plusMinus: 1.5, games: 400, commit: '2bda93e8' },
];
