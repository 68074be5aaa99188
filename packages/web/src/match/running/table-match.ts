import type {
  BoardProps,
  Command,
  Game,
  GameRecord,
  Happened,
  Mark,
  MatchState,
  Move,
  OpenOffer,
  Play,
  Position,
  Problem,
} from '@countertop/core';
import type { Reason } from '@countertop/search';

/** A move that somebody who knows would make, and why. */
export interface Suggestion {
  readonly move: string;
  readonly reasons: readonly Reason[];
}

/** A match as the screen sees it, wherever it is kept. How to bring another kind: `FollowedMatch` says what is left to do. */
export interface TableMatch {
  readonly id: string;
  readonly game: Game;
  readonly state: MatchState;
  /** Whether it is only looked at: nothing can be played. */
  readonly watching: boolean;

  /** How many moves there are, and how many of them are shown. */
  readonly plies: number;
  readonly ply: number;
  /** Whether all of them are. */
  readonly live: boolean;
  /** As it is shown. */
  readonly position: Position;
  readonly last: { readonly before: Position; readonly move: Move } | undefined;
  /** What has happened since the last move of whoever looks at it, oldest first. */
  readonly since: readonly Happened[];
  /** The move that led to so many moves, with what was before and after it. */
  happenedAt(ply: number): Happened | undefined;
  readonly marks: readonly Mark[];
  look(ply: number): void;
  /** Whether what has happened is being shown again, step by step. */
  readonly showing: boolean;
  showAgain(): void;
  endShow(): void;

  /** Whether the seat is that of whoever looks, and everybody else sits somewhere else. */
  isYou(seat: number): boolean;
  /** Whether whoever sits there is not there just now. */
  isAway(seat: number): boolean;
  /** Whether the seat is played at this device. */
  isHere(seat: number): boolean;
  /** The seat at this device that is to move now. */
  readonly person: number | undefined;
  /** What that seat may play. */
  readonly legal: readonly Move[];
  /** A move chosen before it is one's turn; undefined where none may be. */
  readonly ahead: BoardProps['ahead'];
  /** Whether a move that was chosen ahead could not be played, until the next one is made. */
  readonly aheadFailed: boolean;
  play(move: Move): void;
  /** A move in notation through the checked door; the reason why not comes back as `problem`. */
  playText(text: string): boolean;
  /** Whether it could be done as far as this device knows; the reason why not comes back as `problem`. */
  command(command: Command | Play): boolean;
  problem: Problem | undefined;

  /** The seat here whose move would be taken back, or why nobody's is. */
  readonly undoer: number | undefined;
  readonly noUndo: Problem | undefined;
  undo(): void;
  readonly canRedo: boolean;
  redo(): void;
  /** Whether whoever sits here may stop the clocks. */
  readonly mayPause: boolean;
  /** Whether somebody here may get up, and come back to the seat later. */
  readonly mayGetUp: boolean;
  /** Offers that wait for the answer of somebody here. */
  readonly asked: readonly { readonly seat: number; readonly offer: OpenOffer }[];

  /** The bot that is thinking, and how far it is: 0 to 1. */
  readonly thinking: { readonly seat: number; readonly done: number } | undefined;
  /** The bot plays the best it has found so far. */
  hurry(): void;
  /** Whether hints may be asked for. */
  readonly mayHint: boolean;
  hint: Suggestion | 'thinking' | 'none' | undefined;
  /** Gives the hints of this match, so that they agree with what is said of the moves afterwards. */
  adviser: (() => Promise<void>) | undefined;
  askHint(): Promise<void>;

  /** What there is to think about after so many moves; left out: as it stands. */
  scene(plies?: number): GameRecord;
  /** The time that the clocks go by. */
  now(): number;
  /** Begins to run. */
  open(): void;
  close(): void;
}
