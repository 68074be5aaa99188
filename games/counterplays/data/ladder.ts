import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game counterplays`: seed 20261117, the highest level with 24000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 19.9, plusMinus: 3.7, games: 400, commit: '9fe1a9f5' },
  { level: 2, against: 1, score: 64.4, plusMinus: 4.9, games: 400, commit: '9fe1a9f5' },
  { level: 3, against: 2, score: 66.8, plusMinus: 4.2, games: 400, commit: '9fe1a9f5' },
  { level: 4, against: 3, score: 65.6, plusMinus: 4, games: 400, commit: '9fe1a9f5' },
  { level: 5, against: 4, score: 70, plusMinus: 3.7, games: 400, commit: '9fe1a9f5' },
  { level: 6, against: 5, score: 66.3, plusMinus: 4.3, games: 400, commit: '9fe1a9f5' },
  { level: 7, against: 6, score: 67.5, plusMinus: 4, games: 400, commit: '9fe1a9f5' },
  { level: 8, against: 7, score: 66.1, plusMinus: 4.2, games: 400, commit: '9fe1a9f5' },
  { level: 9, against: 8, score: 69, plusMinus: 4.3, games: 400, commit: '2bda93e8' },
  { level: 10, against: 9, score: 66.9, plusMinus: 4, games: 400, commit: '2bda93e8' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 69, plusMinus: 4.7, games: 400, commit: '9fe1a9f5' },
];
