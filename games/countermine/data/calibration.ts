// Written by `npm run reliability -- --game countermine`: 240 games (2 seats) at 3000 nodes a move, seed 20261119.

/** By phase: log-odds times this come true as often as they say. */
export const sharpness: readonly number[] = [1.03];

/** By phase: log-odds that whoever thinks says too much for being the one to move. */
export const optimism: readonly number[] = [0.04];
