import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game counterpoint`: seed 20261118, 32000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 1600, score: 49.4, plusMinus: 9.7, games: 80, commit: '5ad54d57' },
  { milliseconds: 100, nodes: 3200, score: 55.6, plusMinus: 10.5, games: 80, commit: '5ad54d57' },
  { milliseconds: 200, nodes: 6400, score: 55.6, plusMinus: 8.2, games: 80, commit: '5ad54d57' },
  { milliseconds: 500, nodes: 16000, score: 57.5, plusMinus: 9, games: 80, commit: '5ad54d57' },
  { milliseconds: 1000, nodes: 32000, score: 50, plusMinus: 15.5, games: 20, commit: '0b3b9a34' },
  { milliseconds: 2000, nodes: 64000, score: 52.5, plusMinus: 17.6, games: 20, commit: 'de4ea897' },
];
