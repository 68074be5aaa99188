import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game points`: seed 20261118, 52000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 2600, score: 66.9, plusMinus: 9.5, games: 80, commit: '0b3b9a34' },
  { milliseconds: 100, nodes: 5200, score: 53.8, plusMinus: 9.1, games: 80, commit: '0b3b9a34' },
  { milliseconds: 200, nodes: 10400, score: 51.6, plusMinus: 8.1, games: 64, commit: '0b3b9a34' },
  { milliseconds: 500, nodes: 26000, score: 55, plusMinus: 13.5, games: 20, commit: '19d7cf0f' },
];
