// Written by `npm run reliability -- --game counterplays`: 240 games (2 seats) at 240 nodes a move, seed 20261119.

/** By phase: log-odds times this come true as often as they say. */
export const sharpness: readonly number[] = [1.01];

/** By phase: log-odds that whoever thinks says too much for being the one to move. */
export const optimism: readonly number[] = [0.21];
