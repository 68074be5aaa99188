/** Where everybody begins. */
export const FIRST_RATING = 1000;
const LOWEST = 100;
/** The first puzzles move the rating far, later ones less. */
const MOST = 80;
const LEAST = 16;
const SETTLED = 20;

/** The rating after a puzzle: as if solver and puzzle had played a game of Elo. `tried`: how many were tried before. */
export function ratingAfter(rating: number, puzzle: number, solved: boolean, tried: number): number {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const weight = LEAST + (MOST - LEAST) * Math.max(0, 1 - tried / SETTLED);
  return Math.max(LOWEST, Math.round(rating + weight * ((solved ? 1 : 0) - expected)));
}
