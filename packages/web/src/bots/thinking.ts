import type { Scene } from '@countertop/core';
import type { Reason } from '@countertop/search';

/** Where and how to think: all that the worker needs, in plain words that can be posted. */
export interface Question extends Scene {
  readonly level: number;
  readonly seed: number;
  /** Think longer or shorter than the level is meant to. */
  readonly milliseconds?: number;
}

/** What was thought, with moves as text. */
export interface Answer {
  readonly move: string;
  readonly line: readonly string[];
  readonly values: readonly number[];
  readonly chances: readonly number[];
  readonly candidates: readonly { readonly move: string; readonly value: number; readonly chance: number }[];
  readonly reasons: readonly Reason[];
  /** The brain's phrases for the reasons and its unit, in English. */
  readonly words: Readonly<Record<string, string>>;
  readonly unit: string;
  readonly nodes: number;
  readonly depth: number;
  readonly exact: boolean;
  /** False where the game has no brain and the move was only picked. */
  readonly thought: boolean;
}

/** What is to be said about some moves of a position. */
export interface Inquiry extends Omit<Question, 'milliseconds'> {
  /** The moves, in notation. */
  readonly about: readonly string[];
  /** How much to think about what would be best; 0: not at all, only the reasons. */
  readonly nodes: number;
}

/** A move and what speaks for and against it. */
export interface Judged {
  readonly move: string;
  /** The share of the win that it promises; undefined where it was not looked at. */
  readonly chance: number | undefined;
  readonly reasons: readonly Reason[];
}

export interface Opinion {
  /** The best move; undefined where nothing was searched. */
  readonly best: Judged | undefined;
  /** The moves that were asked about, in that order. */
  readonly about: readonly Judged[];
  /** The brain's phrases for the reasons, in English. */
  readonly words: Readonly<Record<string, string>>;
}

export type ToWorker =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly inquiry: Inquiry };
export type FromWorker =
  | { readonly id: number; readonly kind: 'progress'; readonly done: number; readonly move: string }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: Answer }
  | { readonly id: number; readonly kind: 'opinion'; readonly opinion: Opinion }
  | { readonly id: number; readonly kind: 'failed'; readonly reason: string };

/** A move with nothing to say about it: the only one, or one of many made in passing. */
export function bareAnswer(move: string, thought: boolean): Answer {
  return {
    move,
    line: [move],
    values: [],
    chances: [],
    candidates: [],
    reasons: [],
    words: {},
    unit: '',
    nodes: 0,
    depth: 0,
    exact: false,
    thought,
  };
}
