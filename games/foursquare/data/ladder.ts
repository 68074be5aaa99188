import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game foursquare`: seed 20261117, the highest level with 30000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 13.4, plusMinus: 1.5, games: 2000, commit: 'd3750061' },
  { level: 2, against: 1, score: 67.1, plusMinus: 2.1, games: 2000, commit: 'd3750061' },
  { level: 3, against: 2, score: 66.8, plusMinus: 2, games: 2000, commit: 'd3750061' },
  { level: 4, against: 3, score: 67.1, plusMinus: 2, games: 2000, commit: 'd3750061' },
  { level: 5, against: 4, score: 68.9, plusMinus: 4.4, games: 400, commit: 'd3750061' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 77.4, plusMinus: 1.8, games: 2000, commit: 'd3750061' },
  { table: '3 seats', level: 2, against: 1, score: 48, plusMinus: 4.9, games: 402, fair: 33.3, commit: 'd3750061' },
  { table: '3 seats', level: 3, against: 2, score: 51.5, plusMinus: 4.6, games: 402, fair: 33.3, commit: 'd3750061' },
  { table: '3 seats', level: 4, against: 3, score: 47.9, plusMinus: 5.1, games: 402, fair: 33.3, commit: 'd3750061' },
  { table: '3 seats', level: 5, against: 4, score: 42.9, plusMinus: 5, games: 402, fair: 33.3, commit: 'd3750061' },
  { table: '4 seats', level: 2, against: 1, score: 36.1, plusMinus: 4.9, games: 400, fair: 25, commit: 'd3750061' },
  { table: '4 seats', level: 3, against: 2, score: 36.4, plusMinus: 4.8, games: 400, fair: 25, commit: 'd3750061' },
  { table: '4 seats', level: 4, against: 3, score: 33.6, plusMinus: 4.9, games: 400, fair: 25, commit: 'd3750061' },
  { table: '4 seats', level: 5, against: 4, score: 25.5, plusMinus: 4.5, games: 400, fair: 25, commit: 'd3750061' },
];
