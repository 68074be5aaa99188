import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game points`: seed 20261118, 26000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 1300, score: 53.1, plusMinus: 10.1, games: 80, commit: '65fbf639' },
  { milliseconds: 100, nodes: 2600, score: 66.9, plusMinus: 9.5, games: 80, commit: '65fbf639' },
  { milliseconds: 200, nodes: 5200, score: 53.8, plusMinus: 9.1, games: 80, commit: '65fbf639' },
];
