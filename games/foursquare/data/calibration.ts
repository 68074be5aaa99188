// Written by `npm run reliability -- --game foursquare`: 240 games (2 seats) at 600 nodes a move, seed 20261119.

/** By phase: log-odds times this come true as often as they say. */
export const sharpness: readonly number[] = [0.97];

/** By phase: log-odds that whoever thinks says too much for being the one to move. */
export const optimism: readonly number[] = [0.1];

/** By phase: the part of what is expected beyond the lead of now that is there in the end. */
export const surplus: readonly number[] = [1.17];
