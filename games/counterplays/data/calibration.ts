// Written by `npm run reliability -- --game counterplays`: 240 games (2 seats) at 240 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say. */
  sharpness: [1.01],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.21],
} as const;
