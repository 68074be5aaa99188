import type { Ladder } from '@countertop/search';

// Measured by `countertop arena --game countermine --ladder 1-10`; seeds and numbers of games: docs/strength.md.
// Level 10 thought about 100,000 nodes, a quarter of what its second allows.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 11.3, plusMinus: 3.9, games: 240 },
  { level: 2, against: 1, score: 77.5, plusMinus: 10.4, games: 80 },
  { level: 3, against: 2, score: 76.9, plusMinus: 9.1, games: 80 },
  { level: 4, against: 3, score: 74.4, plusMinus: 8.6, games: 80 },
  { level: 5, against: 4, score: 71.7, plusMinus: 10.5, games: 60 },
  { level: 6, against: 5, score: 70.8, plusMinus: 11.1, games: 60 },
  { level: 7, against: 6, score: 72.5, plusMinus: 6.4, games: 120 },
  { level: 8, against: 7, score: 73.3, plusMinus: 10.6, games: 60 },
  { level: 9, against: 8, score: 67.5, plusMinus: 10.4, games: 60 },
  { level: 10, against: 9, score: 75, plusMinus: 17.3, games: 24 },
];
