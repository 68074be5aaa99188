import type { Ladder } from '@countertop/search';

// Measured by `countertop arena --game counterpoint --ladder 1-10`; seeds and numbers of games: docs/strength.md.
// Measured with two seats on 6x6. Level 10 thought about 8,000 nodes, a quarter of what its second allows.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 9.4, plusMinus: 2.8, games: 400 },
  { level: 2, against: 1, score: 71.5, plusMinus: 4.2, games: 400 },
  { level: 3, against: 2, score: 71, plusMinus: 4.1, games: 400 },
  { level: 4, against: 3, score: 67.3, plusMinus: 4.4, games: 400 },
  { level: 5, against: 4, score: 68.1, plusMinus: 4.2, games: 400 },
  { level: 6, against: 5, score: 69.9, plusMinus: 4.3, games: 400 },
  { level: 7, against: 6, score: 67.4, plusMinus: 4.1, games: 400 },
  { level: 8, against: 7, score: 72.1, plusMinus: 4.1, games: 400 },
  { level: 9, against: 8, score: 65.8, plusMinus: 6.1, games: 200 },
  { level: 10, against: 9, score: 61.3, plusMinus: 12.7, games: 40 },
];
