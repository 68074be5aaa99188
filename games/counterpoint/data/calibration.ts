// Written by `npm run reliability -- --game counterpoint`: 1000 games (2 seats) at 400 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say, near to even. */
  sharpness: [1.14],
  /** How much less is meant by saying more. */
  bend: [0.25],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.24],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [1.11],
} as const;
