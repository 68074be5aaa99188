// Written by `npm run reliability -- --game points`: 1500 games (20x20, cross) at 200 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say, near to even. */
  sharpness: [2.15, 1.58, 2.35],
  /** How much less is meant by saying more. */
  bend: [1.5, 0.75, 0.75],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.13, 0.19, 0.2],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [0.55, 0.54, 0.67],
  /** The part of the lead of now that is there in the end. */
  kept: [0.9, 0.73, 0.75],
} as const;
