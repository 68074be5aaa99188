import type { Ladder } from '@countertop/search';

// Measured by `countertop arena --game foursquare --ladder 1-10`; seeds and numbers of games: docs/strength.md.
// Measured with two seats; level 10 with 300,000 nodes a move.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 0.1, plusMinus: 0.2, games: 1000 },
  { level: 2, against: 1, score: 65.7, plusMinus: 2.1, games: 2000 },
  { level: 3, against: 2, score: 65.3, plusMinus: 2.1, games: 2000 },
  { level: 4, against: 3, score: 67.7, plusMinus: 2.1, games: 2000 },
  { level: 5, against: 4, score: 64.4, plusMinus: 2.1, games: 2000 },
  { level: 6, against: 5, score: 66.5, plusMinus: 2.1, games: 2000 },
  { level: 7, against: 6, score: 67.2, plusMinus: 2.0, games: 2000 },
  { level: 8, against: 7, score: 64.5, plusMinus: 2.1, games: 2000 },
  { level: 9, against: 8, score: 67.1, plusMinus: 2.0, games: 2000 },
  { level: 10, against: 9, score: 66.0, plusMinus: 2.9, games: 1000 },
];
