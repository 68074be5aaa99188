import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game foursquare`: seed 20261117, the highest level with 30000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 16.9, plusMinus: 3.7, games: 400, commit: 'b4981cd' },
  { level: 2, against: 1, score: 68.3, plusMinus: 4.7, games: 400, commit: 'b4981cd' },
  { level: 3, against: 2, score: 64.3, plusMinus: 4.5, games: 400, commit: 'b4981cd' },
  { level: 4, against: 3, score: 65, plusMinus: 4.6, games: 400, commit: 'b4981cd' },
  { level: 5, against: 4, score: 68.1, plusMinus: 4.4, games: 400, commit: 'b4981cd' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 79, plusMinus: 3.8, games: 400, commit: 'b4981cd' },
  { table: '3 seats', level: 2, against: 1, score: 51, plusMinus: 4.9, games: 402, fair: 33.3, commit: 'b4981cd' },
  { table: '3 seats', level: 3, against: 2, score: 52.1, plusMinus: 4.9, games: 402, fair: 33.3, commit: 'b4981cd' },
  { table: '3 seats', level: 4, against: 3, score: 46.4, plusMinus: 4.9, games: 402, fair: 33.3, commit: 'b4981cd' },
  { table: '3 seats', level: 5, against: 4, score: 42.9, plusMinus: 5, games: 402, fair: 33.3, commit: 'b4981cd' },
  { table: '4 seats', level: 2, against: 1, score: 37.4, plusMinus: 5.1, games: 400, fair: 25, commit: 'b4981cd' },
  { table: '4 seats', level: 3, against: 2, score: 39, plusMinus: 5, games: 400, fair: 25, commit: 'b4981cd' },
  { table: '4 seats', level: 4, against: 3, score: 31.6, plusMinus: 4.8, games: 400, fair: 25, commit: 'b4981cd' },
  { table: '4 seats', level: 5, against: 4, score: 25.5, plusMinus: 4.5, games: 400, fair: 25, commit: 'b4981cd' },
];
