import type { Doubling } from '@countertop/search';

// Written by `npm run thinking-time -- --game counterplays`: seed 20261118, 24000 nodes for a second.
export const doublings: readonly Doubling[] = [
  { milliseconds: 50, nodes: 1200, score: 61.3, plusMinus: 8.7, games: 80, commit: '12fc9a59' },
  { milliseconds: 100, nodes: 2400, score: 61.2, plusMinus: 9, games: 80, commit: '12fc9a59' },
  { milliseconds: 200, nodes: 4800, score: 50.6, plusMinus: 7.8, games: 80, commit: '12fc9a59' },
  { milliseconds: 500, nodes: 12000, score: 45, plusMinus: 20.6, games: 20, commit: '416963b8' },
  { milliseconds: 1000, nodes: 24000, score: 45, plusMinus: 16.7, games: 20, commit: '416963b8' },
  { milliseconds: 2000, nodes: 48000, score: 40, plusMinus: 12.4, games: 20, commit: '416963b8' },
  { milliseconds: 4000, nodes: 96000, score: 42.5, plusMinus: 9.9, games: 20, commit: 'de4ea897' },
];
