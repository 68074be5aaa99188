import type { Words } from '../say/say.ts';
import type { Problem, Result } from '../schema/problem.ts';
import type { OptionSpec, Options, Preset } from './options.ts';
import type { Move, Position } from './position.ts';

/** One of the games: how to begin, how moves are written, what can be chosen. All else is in its positions. */
export interface Game<P extends Position = Position, O = Options> {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly presets: readonly Preset<O>[];
  /** English sentences for the codes of this game's problems. */
  readonly words: Words;

  /** What the single options' ranges cannot say: combinations, and options that need a number of seats. */
  check?(options: O, seats: number): Problem | undefined;
  /** The beginning. Trusts that options and seats have been checked. */
  start(options: O, seats: number): P;
  /** Present where a record may begin from a position. */
  readonly setup?: {
    /** Puts one piece of a seat on a fresh position, the cell given as text. */
    place(position: P, seat: number, cell: string): Problem | undefined;
    /** After the last piece: `turn` is to move. */
    begin(position: P, turn: number): void;
  };

  /** The checked door: a legal move, or the reason why it is none. Surrounding white space is the caller's to trim. */
  read(position: P, text: string): Result<Move>;
  /** The one spelling of a move that is legal in this position. */
  write(position: P, move: Move): string;

  /** The board as text, for terminals and tests. */
  picture(position: P, look: Look): string;
  /**
   * A stretch of goes that has its own time, with a clock or without one: how long, and the move that ends it when that
   * time is up.
   */
  phase?(position: P): { readonly milliseconds: number; readonly lapse: Move } | undefined;
}

/** How a text picture may look. */
export interface Look {
  /** Wraps text in a colour; the identity where there is none. Colours are named by meaning. */
  readonly paint: (text: string, paint: Paint) => string;
  /** How many columns there are; unknown where nobody looks on. A board that would be wider draws itself closer. */
  readonly columns?: number;
  /** The last move that somebody chose (no draw), to be marked on the board. */
  readonly last?: Move;
}

export type Paint = 'seat0' | 'seat1' | 'yellow' | 'blue' | 'green' | 'red' | 'dim' | 'bold' | 'mark';

export const PLAIN: Look = { paint: (text) => text };
