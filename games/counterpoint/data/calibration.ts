// Written by `npm run reliability -- --game counterpoint`: 240 games (2 seats) at 400 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say. */
  sharpness: [1.05],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.2],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [1.18],
} as const;
