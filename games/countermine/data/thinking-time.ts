import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game countermine`: seed 20261118, 400000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 20000, score: 58.8, plusMinus: 9.1, games: 80, commit: '7699565e' },
  { milliseconds: 100, nodes: 40000, score: 60, plusMinus: 7.3, games: 80, commit: '7699565e' },
  { milliseconds: 200, nodes: 80000, score: 56.3, plusMinus: 7.7, games: 80, commit: '7699565e' },
  { milliseconds: 500, nodes: 200000, score: 45, plusMinus: 16.7, games: 20, commit: '2bda93e8' },
  { milliseconds: 1000, nodes: 400000, score: 62.5, plusMinus: 14.3, games: 20, commit: '2bda93e8' },
  { milliseconds: 2000, nodes: 800000, score: 55, plusMinus: 13.5, games: 20, commit: 'de4ea897' },
];
