// Written by `npm run reliability -- --game points`: 300 games (20x20, cross) at 200 nodes a move, seed 20261119.

/** By phase of a game. */
export const calibration = {
  /** Log-odds times this come true as often as they say, near to even. */
  sharpness: [1.62, 1.22, 1.8],
  /** How much less is meant by saying more. */
  bend: [0.5, 0.25, 0],
  /** Log-odds that whoever thinks says too much for being the one to move. */
  optimism: [0.12, 0.15, 0.15],
  /** The part of what is expected beyond the lead of now that is there in the end. */
  surplus: [0.56, 0.43, 0.43],
} as const;
