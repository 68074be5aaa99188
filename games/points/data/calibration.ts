// Written by `npm run reliability -- --game points`: 125 games (20x20, cross) at 200 nodes a move, seed 20261119.

/** By phase: log-odds times this come true as often as they say. */
export const sharpness: readonly number[] = [1.29, 1.44, 1.96];

/** By phase: log-odds that whoever thinks says too much for being the one to move. */
export const optimism: readonly number[] = [0.1, 0.17, 0.15];

/** By phase: the part of what is expected beyond the lead of now that is there in the end. */
export const surplus: readonly number[] = [0.64, 0.46, 0.42];
