import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game foursquare`: seed 20261118, 1000000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 50000, score: 49.5, plusMinus: 3.6, games: 384, commit: 'b4981cd' },
  { milliseconds: 100, nodes: 100000, score: 50, plusMinus: 7, games: 80, commit: '46434773' },
  { milliseconds: 200, nodes: 200000, score: 51.2, plusMinus: 2.4, games: 80, commit: '46434773' },
  { milliseconds: 500, nodes: 500000, score: 50.5, plusMinus: 1.1, games: 182, commit: 'de4ea897' },
  { milliseconds: 1000, nodes: 1000000, score: 51.4, plusMinus: 1.9, games: 142, commit: 'de4ea897' },
  { milliseconds: 2000, nodes: 2000000, score: 50.8, plusMinus: 1.6, games: 124, commit: 'de4ea897' },
  { milliseconds: 4000, nodes: 4000000, score: 60.5, plusMinus: 7.4, games: 76, commit: 'de4ea897' },
];
