import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game counterplays`: seed 20261117, the highest level with 24000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 18.5, plusMinus: 3.4, games: 400, commit: 'e57fb83d' },
  { level: 2, against: 1, score: 66.6, plusMinus: 4.3, games: 400, commit: 'e57fb83d' },
  { level: 3, against: 2, score: 67.3, plusMinus: 4.1, games: 400, commit: 'e57fb83d' },
  { level: 4, against: 3, score: 71.5, plusMinus: 4, games: 400, commit: 'e57fb83d' },
  { level: 5, against: 4, score: 67.8, plusMinus: 3.7, games: 400, commit: 'e57fb83d' },
  { level: 6, against: 5, score: 73.6, plusMinus: 3.8, games: 400, commit: 'e57fb83d' },
  { level: 7, against: 6, score: 69.2, plusMinus: 4.9, games: 300, commit: 'e57fb83d' },
  { level: 8, against: 7, score: 71.3, plusMinus: 4.5, games: 350, commit: 'e57fb83d' },
  { level: 9, against: 8, score: 77.8, plusMinus: 6.1, games: 142, commit: 'e57fb83d' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 66.1, plusMinus: 4.5, games: 400, commit: 'e57fb83d' },
];
