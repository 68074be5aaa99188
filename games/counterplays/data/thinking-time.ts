import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game counterplays`: seed 20261118, 24000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 1200, score: 64.3, plusMinus: 12.2, games: 56, commit: '1df1f8d' },
];
