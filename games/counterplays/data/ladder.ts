import type { Beside, Ladder } from '@countertop/search';

// Written by `npm run ladder -- --game counterplays`: seed 20261117, the highest level with 24000 nodes a move.
// Steps without a commit were measured before, by hand.
export const ladder: Ladder = [
  { level: 1, against: 'beginner', score: 19.1, plusMinus: 3.9, games: 400, commit: 'a69851b' },
  { level: 2, against: 1, score: 65.4, plusMinus: 5.6, games: 246, commit: 'a69851b' },
  { level: 3, against: 2, score: 70.2, plusMinus: 5.1, games: 258, commit: 'a69851b' },
  { level: 4, against: 3, score: 65.5, plusMinus: 6, games: 168, commit: 'a69851b' },
  { level: 5, against: 4, score: 66.7, plusMinus: 7.5, games: 114, commit: 'a69851b' },
  { level: 6, against: 5, score: 73, plusMinus: 3.7, games: 400, commit: 'a69851b' },
  { level: 7, against: 6, score: 67.6, plusMinus: 4.1, games: 400, commit: 'd1375222' },
  { level: 8, against: 7, score: 64.3, plusMinus: 4.2, games: 400, commit: 'd1375222' },
  { level: 9, against: 8, score: 65.3, plusMinus: 6, games: 216, commit: 'd1375222' },
  { level: 10, against: 9, score: 72.8, plusMinus: 11.2, games: 46, commit: 'd1375222' },
];

/** Against a random player, and at other tables: one of the level among players of the one below. */
export const besides: readonly Beside[] = [
  { table: '2 seats', level: 1, against: 'random', score: 65.3, plusMinus: 6.3, games: 202, commit: 'a69851b' },
];
