import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game foursquare`: seed 20261118, 1000000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 50000, score: 49.5, plusMinus: 3.6, games: 384, commit: 'b4981cd' },
  { milliseconds: 100, nodes: 100000, score: 50, plusMinus: 7, games: 80, commit: '46434773' },
  { milliseconds: 200, nodes: 200000, score: 51.2, plusMinus: 2.4, games: 80, commit: '46434773' },
  { milliseconds: 500, nodes: 500000, score: 50, plusMinus: 23.1, games: 20, commit: '0b3b9a34' },
  { milliseconds: 1000, nodes: 1000000, score: 50, plusMinus: 23.1, games: 20, commit: '0b3b9a34' },
];
