// Written by `npm run reliability -- --game points`: 120 games (20x20, cross) at 200 nodes a move, seed 20261119.

/** By phase: log-odds times this come true as often as they say. */
export const sharpness: readonly number[] = [1.37, 1.43, 1.91];

/** By phase: log-odds that whoever thinks says too much for being the one to move. */
export const optimism: readonly number[] = [0, 0, 0];

/** By phase: the part of what is expected beyond the lead of now that is there in the end. */
export const surplus: readonly number[] = [0.66, 0.46, 0.42];
