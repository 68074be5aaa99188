import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game foursquare`: seed 20261117, the highest level with 30000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 12.4, plusMinus: 3.2, games: 400 },
  { level: 2, against: 1, score: 71.8, plusMinus: 4.4, games: 400 },
  { level: 3, against: 2, score: 64.3, plusMinus: 4.5, games: 400 },
  { level: 4, against: 3, score: 68.1, plusMinus: 4.6, games: 400 },
  { level: 5, against: 4, score: 68.1, plusMinus: 4.4, games: 400 },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 75, plusMinus: 4.1, games: 400 },
  { table: '3 seats', level: 2, against: 1, score: 50.7, plusMinus: 5.2, games: 402, fair: 33.3, commit: 'e5da89c' },
  { table: '3 seats', level: 3, against: 2, score: 52.4, plusMinus: 4.9, games: 402, fair: 33.3, commit: 'e5da89c' },
  { table: '3 seats', level: 4, against: 3, score: 41.7, plusMinus: 4.5, games: 402, fair: 33.3, commit: 'd341c01' },
  { table: '3 seats', level: 5, against: 4, score: 45.3, plusMinus: 8.9, games: 150, fair: 33.3, commit: 'e5da89c' },
  { table: '4 seats', level: 2, against: 1, score: 38.1, plusMinus: 5.1, games: 400, fair: 25, commit: 'e5da89c' },
  { table: '4 seats', level: 3, against: 2, score: 41.9, plusMinus: 5, games: 400, fair: 25, commit: 'e5da89c' },
  { table: '4 seats', level: 4, against: 3, score: 31.3, plusMinus: 4.8, games: 400, fair: 25, commit: 'd341c01' },
  { table: '4 seats', level: 5, against: 4, score: 33.1, plusMinus: 5.7, games: 272, fair: 25, commit: 'e5da89c' },
];
