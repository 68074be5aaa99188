import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game counterpoint`: seed 20261118, 32000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 1600, score: 48.6, plusMinus: 10.7, games: 70, commit: 'fe934ab' },
];
