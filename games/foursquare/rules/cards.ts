/** The cards: two sets together. Inside, a card's value is counted in tens, 1 to 5; a player reads 10 to 50. */

/** The highest value, in tens; values run from 1. */
export const HIGHEST = 5;
/** How many cards of each value, by value in tens; nothing is worth 0. */
export const COPIES: readonly number[] = [0, 14, 8, 14, 8, 4];
export const CARDS = 48;
/** All cards together, in tens. */
export const WORTH = 124;

export const STACKS = 4;
/** The tops must total exactly this, in tens. */
export const GOAL = 10;
