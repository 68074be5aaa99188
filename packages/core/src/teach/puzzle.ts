import type { SceneLine } from '../scene/scene.ts';

/** A position with one clearly best way to go on. Puzzles are data in games/<id>/data/puzzles.ts, in notation. */
export interface Puzzle {
  /** Stays the same for ever: progress is kept under it. */
  readonly id: string;
  /** Ends where the solver, the actor of the position, is to move. */
  readonly at: SceneLine;
  /** The solver's moves and what answers them (draws too), the solver's first and last, between spaces. */
  readonly solution: string;
  /** Moves that do as well in place of the last one of the solution, between spaces. */
  readonly also?: string;
  /** Moves that tempt in place of the first, each with the line that refutes it, between spaces. */
  readonly tempting?: Readonly<Record<string, string>>;
  /** Where the choices are few: for every move of the solver what each of them is worth, in hundredths of the win. */
  readonly shares?: readonly Readonly<Record<string, number>>[];
  /** Codes of what it is about; their words stand beside the puzzles. */
  readonly themes: readonly string[];
  /** How many plies one must look ahead to be sure. */
  readonly depth: number;
  /** How hard it is, on the scale of ratings: about 600 to 2600. */
  readonly rating: number;
  /**
   * How it is known. `exact`: the solution and every other move were worked out to the end. `result`: what the solution comes to is
   * certain; that nothing else does as well was searched. `search`: both were searched.
   */
  readonly proof: 'exact' | 'result' | 'search';
  /** How much the next best move falls short, in the share of the win (0 to 1): the least of all moves of the solver. */
  readonly margin: number;
}
