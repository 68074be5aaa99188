import type { Move, Position, Random, Words } from '@countertop/core';
import type { Reason } from '../report/reason.ts';
import type { Symmetry } from '../solve/exhaustive.ts';
import type { ProvenResult } from '../solve/proven-result.ts';
import type { Thinker } from '../thinker/thinker.ts';
import type { Calibration } from './calibration.ts';
import type { Candidates } from './candidates.ts';

/**
 * What a game knows about good play, as far as searches ask. Only `evaluate` and `chances` must be there; whatever is
 * missing is done without knowledge. One object may serve many searches: it keeps nothing but scratch between calls,
 * and it leaves the position as it found it.
 *
 * Values are counted in the game's own unit (points, expected difference, …). Every seat wants its own value high.
 * Partners have equal values. With two teams they must be zero-sum: one side's value is minus the other's.
 */
export interface Knowledge<P extends Position = Position> {
  /** No value is ever above this or below its negative, at the end of a game neither. */
  readonly bound: number;

  /**
   * A value this high can only come of a game that is won, and its negative of one that is lost. Alpha-beta then looks
   * for no better win once one is proven.
   */
  readonly decided?: number;

  /**
   * Writes `values[seat]` for every seat. Also asked at the end of the game (actor NOBODY), where it must be exact;
   * a win that should come soon rather than late is worth a little less with every ply.
   * At a chance node: the value before the draw.
   */
  evaluate(position: P, values: Float64Array): void;

  /** Writes every seat's expected share of the win, 0 to 1, given the values. Not asked at the end (shares are known). */
  chances(position: P, values: Float64Array, chances: Float64Array): void;

  /**
   * Fills the (cleared) list with the moves worth looking at, with weights. At least one when there is a legal move;
   * `list.complete = false` when something that might matter was left out. Missing: all legal moves, weight 1.
   * `ply` is the distance from the root, for knowledge that is spent near the root only.
   */
  candidates?(position: P, list: Candidates, ply: number): void;

  /**
   * Beyond the horizon: fills the (cleared) list with moves too loud to stop before (captures, threats). None: quiet.
   * `list.forced = true` where one of them must be played, so that standing still is no choice.
   */
  loud?(position: P, list: Candidates): void;

  /** Plies to look further because what was just played leaves little choice (alpha-beta): 0, 1 or a fraction. */
  extension?(position: P): number;

  /** True, and the values written, where the outcome is already certain or a solver of the game knows it. */
  solved?(position: P, values: Float64Array): boolean;

  /** The lowest and highest value that `seat` can still come to, where that is narrower than the bound. Cuts chance nodes. */
  range?(position: P, seat: number, range: Float64Array): void;

  /** The move of a playout; missing: position.pick. Not asked at chance nodes. */
  playoutMove?(position: P, random: Random): Move;

  /**
   * A whole playout in one go, in place of playoutMove, for games whose playouts are drawn faster together. It may end
   * before the game does: what it leaves is then evaluated. Returns the plies played. Not asked at chance nodes.
   */
  playout?(position: P, random: Random, heard?: Heard): number;

  /**
   * The same without a move on the position, for games that can play elsewhere and faster: writes what `playout` would leave to be
   * evaluated, the values and chances of the seats, with the same random numbers. Undefined where it cannot do so.
   */
  imagine?(
    position: P,
    random: Random,
    values: Float64Array,
    chances: Float64Array,
    heard?: Heard,
  ): Imagined | undefined;

  /**
   * What the seat that has just moved will lose by force though playouts do not show it, in the unit of the values: 0 or more.
   * Tree searches ask it for the serious moves at the root, and charge it to them. For two sides only.
   */
  owes?(position: P): number;

  /**
   * For exact endgames: what is already won and does not bear on what is to come, and a key of the rest. Two positions
   * of equal key have equal (value - banked). Missing: the position's own hash, nothing banked.
   */
  readonly remainder?: Remainder<P>;
}

/** Is told every move of a playout, and the seat that makes it. */
export type Heard = (move: Move, seat: number) => void;

/** Where a playout came to: the end of the game, or as far as it went. */
export type Imagined = 'over' | 'open';

export interface Remainder<P extends Position = Position> {
  /** In the unit of the values. */
  banked(position: P, seat: number): number;
  low(position: P): number;
  high(position: P): number;
}

/** A game's mind: its knowledge, its words, and who plays at which level. This is what games/<id>/brain.ts exports. */
export interface Brain<P extends Position = Position> {
  /** The id of the game. */
  readonly game: string;
  /** What it knows about good play. May be made when it is first asked for. */
  readonly knowledge: Knowledge<P>;
  /** What values are counted in: the code of an entry of `words`. */
  readonly unit: string;
  /** English: the unit, and a phrase for every code of a reason, with `{name}` where its data goes. */
  readonly words: Words;
  /** What speaks for and against this legal move, the weightiest first. */
  reasons(position: P, move: Move): Reason[];
  /** How many nodes make a quick look here: they take a different time in every game. Reports go by it. */
  look(position: P): number;
  /** How far what it says can be relied on, as measured; missing: it is shown as it is said. */
  readonly calibration?: Calibration<P>;
  /** How many levels its span holds; missing: LEVELS. */
  readonly levels?: number;
  /** Who plays at a level (1 to LEVELS); above the highest the game has, that one. The seed makes weak levels differ from game to game. */
  thinker(level: number, seed: number): Thinker<P>;
  /** How a position can be turned and mirrored without a change: each says where a move goes. For whoever solves it. */
  symmetries?(position: P): readonly Symmetry[];
  /** What is known for certain, found by `countertop solve`. Whoever studies a position is told. */
  proven?(): Promise<readonly ProvenResult[]>;
  /** Simple players to measure against, by name, each made from a seed; `beginner` sees one move ahead. */
  readonly baselines: Baselines<P>;
}

export type Baselines<P extends Position = Position> = Readonly<Record<string, (seed: number) => Thinker<P>>> & {
  readonly beginner: (seed: number) => Thinker<P>;
};

/** The most that a game has. */
export const LEVELS = 10;

/** How many levels a game has, by its brain or its guide. */
export function levelsOf(game: { readonly levels?: number } | undefined): number {
  return game?.levels ?? LEVELS;
}
