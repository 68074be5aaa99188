// Written by `npm run reliability -- --game points`: 400 games (20x20, cross) at 200 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say, near to even. */
  sharpness: [1.81, 1.51, 2.05],
  /** How much less is meant by saying more. */
  bend: [1, 0.75, 0],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.13, 0.16, 0.22],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [0.61, 0.53, 0.55],
  /** The part of the lead of now that is there in the end. */
  kept: [0.87, 0.77, 0.79],
} as const;
