import type { Move, Position } from '@countertop/core';
import type { Effort, Limits } from './limits.ts';

/** One who thinks about positions of one game: a search, what it knows, and its tables. */
export interface Thinker<P extends Position = Position> {
  /** The effort this thinker is meant to make for a move; the caller may ask for another. */
  readonly effort: Effort;
  /**
   * A seat must be to move. The position is left alone (searches work on a copy), and the answer is always legal.
   * `report` hears what is thought so far, now and then: the last one heard is the answer if the worker is ended.
   */
  think(position: P, limits: Limits, report?: Report): Thought;
  /** Forgets what was learned in earlier positions: another game begins. */
  forget?(): void;
}

export type Report = (thought: Thought) => void;

/** Moves are numbers, or texts where a thought has been written down for others. */
export interface Thought<M = Move> {
  readonly move: M;
  /** What is expected to follow, `move` first. Ends where a draw comes. */
  readonly line: readonly M[];
  /** For each seat, in the unit of the brain. */
  readonly values: readonly number[];
  /** For each seat, the share of the win that is expected: 0 to 1. */
  readonly chances: readonly number[];
  /** What was looked at in this position, the best first; `move` is not always the first of them in weak levels. */
  readonly candidates: readonly Weighed<M>[];
  /** Positions looked at: the plies of playouts are not counted, a playout is one node. */
  readonly nodes: number;
  /** 0 without a clock. */
  readonly milliseconds: number;
  /** 0 without a clock. */
  readonly nodesPerSecond: number;
  /** Plies looked ahead with certainty (alpha-beta) or on the longest path (tree search). */
  readonly depth: number;
  /** The value is proven: everything was searched to the end of the game. */
  readonly exact: boolean;
  /** Only this is proven: the chances, or the values. */
  readonly certain?: Certain | undefined;
  /** It was not thought now: it lies among what is proven, with the best line of both sides. */
  readonly proven?: true;
}

export type Certain = 'chance' | 'value';

/** One candidate, seen by the seat that is to move. */
export interface Weighed<M = Move> {
  readonly move: M;
  readonly value: number;
  readonly chance: number;
  /** How much was thought about it: nodes below it, visits or playouts. */
  readonly nodes: number;
  /** The value is proven. */
  readonly exact: boolean;
  /** Only this is proven. */
  readonly certain?: Certain | undefined;
  /** The true value may be lower: this was only shown to be no better than a candidate before it. */
  readonly atMost: boolean;
}
