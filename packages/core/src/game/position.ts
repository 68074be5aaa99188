import type { MoveList } from './move-list.ts';
import type { Random } from './random.ts';

/** What an actor does: a number inside, text outside (see Game.write and Game.read). */
export type Move = number;

/** Who is to move: a seat from 0, or one of the two below. */
export type Actor = number;
/** A draw is to be made; `moves` lists what can be drawn, with weights. */
export const CHANCE = -1;
/** The game is over. */
export const NOBODY = -2;

/**
 * A game in progress: mutable, fast, and trusting. Every move given to `play` must come from
 * `moves` or `pick` (or from the checked door, Game.read); nothing is checked again here.
 *
 * For the laws (see @countertop/core/laws) a position keeps all its state in its own fields.
 * A field whose name begins with `scratch` holds nothing between calls and is not part of the state.
 * Shared tables that never change may be fields too.
 */
export interface Position {
  readonly seats: number;
  readonly actor: Actor;
  /** How many moves have been played, draws included. Placements of a setup do not count. */
  readonly ply: number;
  /** Zobrist-style hash of everything that the rest of the game depends on, kept up to date: two 32-bit integers. */
  readonly hashLow: number;
  readonly hashHigh: number;

  /** Replaces the list's contents with all legal moves, each once; at a chance node with their weights. */
  moves(list: MoveList): void;
  /**
   * One of `moves`, uniformly, or by weight at a chance node, without listing them. Moves that only give up the rest
   * of the game are never picked. Only while somebody is to move.
   */
  pick(random: Random): Move;
  play(move: Move): void;
  /**
   * To the end as `play(pick(random))` goes there, with the same moves for the same random numbers, and quicker. Returns how many
   * moves were played; none of them can be undone.
   */
  playOut?(random: Random): number;
  /** Takes the last move back. Everything is as before, the order of internal lists included. */
  undo(): void;

  /** A copy that shares no mutable state. Its history begins here: moves made before cannot be undone in the copy. */
  clone(): Position;
  /** Becomes like `other`, a position of the same game, options and seats, without allocating; history begins here. */
  copyFrom(other: Position): void;

  /** The scores as players read them (see the rulings); usually one a seat. */
  scores(): number[];
  /** The score of one seat, without allocating. */
  score(seat: number): number;
  /** Ascending; null until the game is over. */
  winners(): number[] | null;
  /**
   * Who of these seats (ascending, whole teams) would have won if it were counted now, tie-breaks of the rules included: for games that are ended by
   * agreement, and where somebody has left. At the end, of all seats, the winners.
   */
  leaders(seats: readonly number[]): number[];
  /** At the end, the seat's share of the win: 1 divided among the winning teams, 0 for the others. */
  share(seat: number): number;
  /** Seats of the same team have the same number; without partners, the seat itself. */
  team(seat: number): number;

  /** The hash computed afresh, for the laws. */
  freshHash(): readonly [low: number, high: number];
}
