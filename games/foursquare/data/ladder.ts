import type { Ladder } from '@countertop/search';

// Measured by `countertop arena --game foursquare`; seeds and numbers of games: docs/strength.md.
// Measured with two seats; level 5 with 300,000 nodes a move.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 14.7, plusMinus: 2.3, games: 1000 },
  { level: 2, against: 1, score: 67.0, plusMinus: 2.9, games: 1000 },
  { level: 3, against: 2, score: 69.6, plusMinus: 2.8, games: 1000 },
  { level: 4, against: 3, score: 65.8, plusMinus: 3.0, games: 1000 },
  { level: 5, against: 4, score: 66.8, plusMinus: 4.0, games: 500 },
];
