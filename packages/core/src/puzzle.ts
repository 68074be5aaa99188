import type { SceneLine } from './scene.ts';

/** A position with one clearly best way to go on. Puzzles are data in games/<id>/data/puzzles.ts, in notation. */
export interface Puzzle {
  /** Stays the same for ever: progress is kept under it. */
  readonly id: string;
  /** Ends where the solver, the actor of the position, is to move. */
  readonly at: SceneLine;
  /** The solver's moves and what answers them (draws too), the solver's first and last, between spaces. */
  readonly solution: string;
  /** Codes of what it is about; their words stand beside the puzzles. */
  readonly themes: readonly string[];
  /** How many plies one must look ahead to be sure. */
  readonly depth: number;
  /** How hard it is, on the scale of ratings: about 600 to 2600. */
  readonly rating: number;
  /** How it is known that the move is best: searched to the end, or by a deep search. */
  readonly proof: 'exact' | 'search';
  /** How much the next best move falls short, in the share of the win (0 to 1). */
  readonly margin: number;
}
