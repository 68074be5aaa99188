import type { GameRecord, Outlook, Result } from '@countertop/core';

/** A question to whoever thinks for the bots. */
export interface BotQuestion {
  /** So that who thought about this match before may go on where they were. */
  readonly table: string;
  readonly scene: GameRecord;
  readonly level: number;
  readonly seed: number;
  /** The longest to think, in milliseconds. */
  readonly longest: number;
}

export interface BotAnswer extends Outlook {
  readonly move: string | undefined;
}

/** Thinks for bots, beside the loop that serves people. */
export interface Thinking {
  /** How many questions at once. */
  readonly size: number;
  think(question: BotQuestion): Promise<Result<BotAnswer>>;
  close(): void;
}
