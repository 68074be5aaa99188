// Written by `npm run reliability -- --game countermine`: 240 games (2 seats) at 3000 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say. */
  sharpness: [1.03],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.04],
} as const;
