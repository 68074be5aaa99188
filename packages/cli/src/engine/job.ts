import type { Move, Options, Problem, Setup } from '@countertop/core';
import type { Effort, Thought } from '@countertop/search';
import type { OwnSpec } from './player-spec.ts';

/** A position to think about, in a form that goes to another thread. */
export interface Job {
  /** Which game this is: jobs of the same match have the same number, and what was learned in it is kept. */
  readonly match: number;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly setup: Setup | undefined;
  readonly moves: readonly Move[];
  readonly player: OwnSpec;
  readonly seed: number;
  /** In place of the player's own; nothing in it means until stopped. */
  readonly effort?: Effort;
}

/** What the thread is asked: to be ready for a job, or to do it. */
export type Task = { readonly kind: 'prepare' | 'think'; readonly job: Job };

/** What the thread answers: that it is ready; thoughts on the way, then the last one or what is wrong. */
export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'report'; readonly thought: Thought }
  | { readonly kind: 'thought'; readonly thought: Thought }
  | { readonly kind: 'problem'; readonly problem: Problem };
