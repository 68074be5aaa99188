// Written by `npm run reliability -- --game foursquare`: 240 games (2 seats) at 600 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say. */
  sharpness: [0.97],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.1],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [1.17],
} as const;
