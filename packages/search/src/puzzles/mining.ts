import type { Move, Options, Position } from '@countertop/core';

/** A kind of match to look for puzzles in. */
export interface Vein {
  readonly options?: Options;
  readonly seats: number;
  /** Who plays: strong enough that positions make sense, weak enough that mistakes happen. */
  readonly levels: readonly number[];
  /** How many of a hundred puzzles should come from here. */
  readonly share: number;
}

/** The best move of a position, for the seat to move. */
export interface Judged {
  readonly move: Move;
  /** The share of the win that it leads to. */
  readonly chance: number;
  /** The chance is certain: searched to the end. */
  readonly exact: boolean;
  /** The least number of plies to look ahead at which this move is found and stays the best. */
  readonly depth: number;
}

/** What is right in a position. */
export interface PuzzleStep {
  /** The moves that do equally well; the first one is followed. */
  readonly right: readonly Move[];
  /** How much the best of all others falls short. */
  readonly margin: number;
  /** What the right move comes to is certain; so is what the others come to. */
  readonly exact: boolean;
  readonly othersExact: boolean;
  readonly depth: number;
  /** What it is about, where the game tells several kinds of puzzles apart. */
  readonly kind?: string;
}

/** What a game knows about its own puzzles. This is what games/<id>/teach/mining.ts exports. */
export interface Mining<P extends Position = Position> {
  readonly veins: readonly Vein[];
  /** The effort of a proof where nobody asks for another, in the nodes of `judge`. */
  readonly nodes: number;
  /** The part of it that a first look at every promising position takes. */
  readonly glance: number;
  /** How much worse, in the share of the win, the next best move must be. */
  readonly margin: number;
  /** The part of a collection that may have the same first theme, where it is not the usual. */
  readonly themePart?: number;
  /** The same for single themes. */
  readonly themeParts?: Readonly<Record<string, number>>;
  /** The part of a collection that may be of one move, where it is not the usual. */
  readonly singlePart?: number;
  /** How many moves may be equally right at the end of a solution, where it is not the usual. */
  readonly alike?: number;
  /** How many draws that might come otherwise a solution may tell, where it is not none. */
  readonly draws?: number;
  /** How many moves of the solver a solution has at most, where it is not the usual. */
  readonly longest?: number;
  /** Whether it is worth a closer look. Must be quick. */
  promising(position: P): boolean;
  /** What everybody sees at first sight. Missing: what all beginners play. */
  obvious?(position: P, move: Move): boolean;
  /** The best move but those given, found afresh: the same answer every time. Undefined where there is none. */
  judge(position: P, nodes: number, but?: readonly Move[]): Judged | undefined;
  /**
   * What is right, where the game can tell by other means than by comparing shares. Missing: by `judge`. `before`: the step
   * that has led here.
   */
  prove?(position: P, nodes: number, before?: PuzzleStep): PuzzleStep | undefined;
  /** Whether with this move of the solver the point is made, and the solution at its end. */
  made?(position: P, move: Move): boolean;
  /** The answer to a move of the solver that puts up the longest fight. Missing, or undefined: what `judge` thinks best. */
  answer?(position: P): Move | undefined;
  /** What refutes the move that was just made, where something is forced. Missing, or empty: how `judge` plays on. */
  refutes?(position: P): readonly Move[];
  /** The moves that end it well at once, if any: after the first move of a solution nothing else is asked for then. */
  finishes?(position: P): readonly Move[];
  /** What each move is worth, where the choices are few. */
  shares?(position: P, nodes: number): ReadonlyMap<Move, number>;
  /** How hard it is, where what is asked is not what bots aim at; undefined where they can be asked. */
  rating?(position: P, line: readonly Move[]): number | undefined;
  /** Codes of what a solution is about, the weightiest first; about nothing, and it is left out. The position is the one of the first move. */
  themes(position: P, line: readonly Move[]): readonly string[];
}
