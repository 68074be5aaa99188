import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game points`: seed 20261117, the highest level with 12000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 6.3, plusMinus: 2.4, games: 400, commit: 'b7067f1e' },
  { level: 2, against: 1, score: 72.3, plusMinus: 4.3, games: 400, commit: 'b7067f1e' },
  { level: 3, against: 2, score: 70.6, plusMinus: 4, games: 400, commit: 'b7067f1e' },
  { level: 4, against: 3, score: 70.3, plusMinus: 4.2, games: 400, commit: 'b7067f1e' },
  { level: 5, against: 4, score: 72.5, plusMinus: 4.2, games: 400, commit: 'b7067f1e' },
  { level: 6, against: 5, score: 72, plusMinus: 4, games: 400, commit: 'b7067f1e' },
  { level: 7, against: 6, score: 71.1, plusMinus: 4.4, games: 400, commit: 'b7067f1e' },
  { level: 8, against: 7, score: 71.3, plusMinus: 4.5, games: 354, commit: 'b7067f1e' },
  { level: 9, against: 8, score: 73.4, plusMinus: 4.1, games: 400, commit: '19d7cf0f' },
  { level: 10, against: 9, score: 79.8, plusMinus: 4.9, games: 200, commit: '0b3b9a34' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats, 14x14', level: 1, against: 'random', score: 96.8, plusMinus: 1.7, games: 400, commit: 'b7067f1e' },
];
