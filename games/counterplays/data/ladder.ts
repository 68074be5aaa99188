import type { Ladder } from '@countertop/search';

// Measured by `countertop arena --game counterplays --ladder 1-10`; seeds and numbers of games: docs/strength.md.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 12.5, plusMinus: 7.6, games: 60 },
  { level: 2, against: 1, score: 67.5, plusMinus: 9.8, games: 60 },
  { level: 3, against: 2, score: 70, plusMinus: 9.4, games: 60 },
  { level: 4, against: 3, score: 65, plusMinus: 11.2, games: 60 },
  { level: 5, against: 4, score: 71.9, plusMinus: 8.7, games: 80 },
  { level: 6, against: 5, score: 72.5, plusMinus: 7.5, games: 80 },
  { level: 7, against: 6, score: 64.4, plusMinus: 8.5, games: 80 },
  { level: 8, against: 7, score: 73.8, plusMinus: 8.5, games: 80 },
  { level: 9, against: 8, score: 61.9, plusMinus: 10.8, games: 80 },
  { level: 10, against: 9, score: 66.7, plusMinus: 11.9, games: 30 },
];
