import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game counterpoint`: seed 20261117, the highest level with 8000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 9.5, plusMinus: 2.7, games: 400, commit: '1c5b858' },
  { level: 2, against: 1, score: 70, plusMinus: 4.1, games: 400, commit: '1c5b858' },
  { level: 3, against: 2, score: 68.6, plusMinus: 4.3, games: 400, commit: '1c5b858' },
  { level: 4, against: 3, score: 69.6, plusMinus: 4.1, games: 400, commit: '1c5b858' },
  { level: 5, against: 4, score: 69.8, plusMinus: 4.3, games: 400, commit: '1c5b858' },
  { level: 6, against: 5, score: 70.5, plusMinus: 4.3, games: 400, commit: '1c5b858' },
  { level: 7, against: 6, score: 71.8, plusMinus: 3.8, games: 400, commit: '1c5b858' },
  { level: 8, against: 7, score: 72, plusMinus: 3.9, games: 400, commit: '1c5b858' },
  { level: 9, against: 8, score: 65.6, plusMinus: 4.2, games: 400, commit: '1c5b858' },
  { level: 10, against: 9, score: 68.8, plusMinus: 4.3, games: 400, commit: '5ad54d57' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 99.8, plusMinus: 0.5, games: 400, commit: '1c5b858' },
  { table: '3 seats', level: 2, against: 1, score: 51.7, plusMinus: 4.6, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 3, against: 2, score: 54.9, plusMinus: 4.8, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 4, against: 3, score: 48.7, plusMinus: 4.7, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 5, against: 4, score: 47.6, plusMinus: 4.6, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 6, against: 5, score: 44.8, plusMinus: 4.5, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 7, against: 6, score: 47.1, plusMinus: 4.4, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 8, against: 7, score: 54.7, plusMinus: 4.7, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 9, against: 8, score: 49.8, plusMinus: 3.8, games: 402, fair: 33.3, commit: '1c5b858' },
  { table: '3 seats', level: 10, against: 9, score: 38.7, plusMinus: 10.2, games: 78, fair: 33.3, commit: '1c5b858' },
  { table: '4 seats', level: 2, against: 1, score: 41.3, plusMinus: 4.7, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 3, against: 2, score: 49.9, plusMinus: 4.5, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 4, against: 3, score: 30.6, plusMinus: 4.3, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 5, against: 4, score: 35.1, plusMinus: 4.4, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 6, against: 5, score: 29.1, plusMinus: 4.1, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 7, against: 6, score: 27.8, plusMinus: 4, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 8, against: 7, score: 33.4, plusMinus: 4.7, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 9, against: 8, score: 35.5, plusMinus: 4.1, games: 400, fair: 25, commit: '1c5b858' },
  { table: '4 seats', level: 10, against: 9, score: 30.7, plusMinus: 6.5, games: 96, fair: 25, commit: '1c5b858' },
  { table: 'partners', level: 2, against: 1, score: 70.3, plusMinus: 4.6, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 3, against: 2, score: 87.3, plusMinus: 3.1, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 4, against: 3, score: 64.6, plusMinus: 4.7, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 5, against: 4, score: 62.1, plusMinus: 4.1, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 6, against: 5, score: 61.1, plusMinus: 4.4, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 7, against: 6, score: 60.6, plusMinus: 4.3, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 8, against: 7, score: 80.5, plusMinus: 3.4, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 9, against: 8, score: 72.8, plusMinus: 4.1, games: 400, commit: '1c5b858' },
  { table: 'partners', level: 10, against: 9, score: 74, plusMinus: 10.2, games: 50, commit: '1c5b858' },
];
