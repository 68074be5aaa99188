import type { Options, Setup, Words } from '@countertop/core';
import type { GameReport, Reason } from '@countertop/search';

/** A position to think about, or with its moves a whole game: all in plain words that can be posted. */
export interface StudyQuestion {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly setup?: Setup;
  readonly moves: readonly string[];
}

/** One way to go on. */
export interface EngineLine {
  /** In notation; the first is the candidate. */
  readonly moves: readonly string[];
  /** For whoever is to move. Of a draw: how likely it is to come, and how good for seat 0. */
  readonly chance: number;
  readonly value: number;
  /** Of a draw: how likely it is. */
  readonly odds: number | undefined;
  readonly reasons: readonly Reason[];
}

/** What is thought about a position so far. */
export interface EngineView {
  readonly chances: readonly number[];
  readonly values: readonly number[];
  readonly lines: readonly EngineLine[];
  readonly depth: number;
  readonly nodes: number;
  readonly nodesPerSecond: number;
  readonly exact: boolean;
  /** Nothing more will come. */
  readonly done: boolean;
  readonly unit: string;
  /** The brain's phrases, in English. */
  readonly words: Words;
}

export type ToStudyWorker =
  | { readonly kind: 'watch'; readonly question: StudyQuestion }
  | { readonly kind: 'report'; readonly question: StudyQuestion; readonly looks: number };

export type FromStudyWorker =
  | { readonly kind: 'view'; readonly view: EngineView }
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'report'; readonly report: GameReport; readonly words: Words }
  | { readonly kind: 'failed'; readonly reason: string };
