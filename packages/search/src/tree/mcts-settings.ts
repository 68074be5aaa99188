import type { Effort } from '../thinker/limits.ts';

/** How a tree search goes about it; everything may be left out. */
export interface MctsSettings {
  readonly effort?: Effort;
  readonly seed?: number;
  /** Memory of the tree. When it is full the tree grows no more, but thinking goes on. */
  readonly bytes?: number;
  /** All legal moves in place of the brain's candidates. */
  readonly full?: boolean;
  /** How new moves are tried: by number of visits alone, or by the brain's weights. Missing: by weights where there are any. */
  readonly policy?: 'uct' | 'puct';
  /** The weight of trying new things against repeating good ones. */
  readonly exploration?: number;
  /** The reward a move is credited with before its first visit. Missing: uct tries all first; puct a bit below the parent's. */
  readonly urgency?: number;
  /** Progressive bias: what the heaviest candidate gets on top, shrinking with its visits. */
  readonly bias?: number;
  /** Use what is known of the same move made later. Nodes with fewer visits than `reference` ask an ancestor (GRAVE). */
  readonly rave?: { readonly bias: number; readonly reference: number };
  /** Progressive widening: with n visits only the `base * n ** exponent` heaviest moves are looked at. */
  readonly widening?: { readonly base: number; readonly exponent: number };
  /** Never more children than this. */
  readonly widest?: number;
  /** Visits before a leaf gets children. */
  readonly expand?: number;
  /** How much the brain's evaluation counts at a leaf, from 0 (playout only) to 1 (no playout). */
  readonly leaf?: number;
  /** A playout is stopped after so many plies and evaluated. */
  readonly playoutPlies?: number;
  /** Play for the score too, not only for the win: the part of the reward, and the value that counts as a lot. */
  readonly score?: { readonly weight: number; readonly scale: number };
  /** Closed: draws are nodes. Open: a node is what the seats did, whatever was drawn meanwhile. */
  readonly chance?: 'closed' | 'open';
  /**
   * Go on with the part of the last tree that the game has come to. Missing: yes. Where the brain's candidates depend on
   * the distance from the root: `weighed` has them weighed anew.
   */
  readonly reuse?: boolean | 'weighed';
}
