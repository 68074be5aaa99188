// Written by `npm run reliability -- --game points`: 125 games (20x20, cross) at 200 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say. */
  sharpness: [1.29, 1.44, 1.96],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.1, 0.17, 0.15],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [0.64, 0.46, 0.42],
} as const;
