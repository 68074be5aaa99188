import type { Ladder } from '@countertop/search';

/**
 * From docs/strength.md, measured with two seats on 6x6. Level 10 thought about 16,000 nodes, not for its time;
 * how many games that was, was not written down.
 */
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 19, plusMinus: 7.0, games: 120 },
  { level: 2, against: 1, score: 67.1, plusMinus: 8.4, games: 120 },
  { level: 3, against: 2, score: 64.6, plusMinus: 8.6, games: 120 },
  { level: 4, against: 3, score: 72.9, plusMinus: 8.0, games: 120 },
  { level: 5, against: 4, score: 62.9, plusMinus: 8.6, games: 120 },
  { level: 6, against: 5, score: 63.7, plusMinus: 8.6, games: 120 },
  { level: 7, against: 6, score: 69.6, plusMinus: 8.2, games: 120 },
  { level: 8, against: 7, score: 74.2, plusMinus: 7.8, games: 120 },
  { level: 9, against: 8, score: 73.3, plusMinus: 7.9, games: 120 },
  { level: 10, against: 9, score: 60.8, plusMinus: 9.7, games: 0 },
];
