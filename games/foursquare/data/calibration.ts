// Written by `npm run reliability -- --game foursquare`: 1000 games (2 seats) at 600 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say, near to even. */
  sharpness: [1.02],
  /** How much less is meant by saying more. */
  bend: [0],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.1],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [1.07],
} as const;
