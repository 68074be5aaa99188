// Written by `npm run reliability -- --game counterplays`: 1500 games (2 seats) at 240 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say, near to even. */
  sharpness: [1.64],
  /** How much less is meant by saying more. */
  bend: [1],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.21],
} as const;
