import type { GameRecord, Problem } from '@countertop/core';
import { LEVELS } from '../brain/brain.ts';
import type { Reason } from '../report/reason.ts';
import type { GameReport } from '../report/report.ts';
import type { Effort, Share } from '../thinker/limits.ts';
import type { Thought } from '../thinker/thinker.ts';

/*
 * What is said between whoever asks (the page, a command, a server) and a mind, which thinks in a worker or a thread.
 * All of it is plain data. A mind has one scene open, answers one question after the other, and cannot be spoken to
 * while it thinks: how it is then told to stop is the platform's business (Port.stop).
 */

/** Who thinks. */
export type Who =
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'baseline'; readonly name: string }
  | { readonly kind: 'random' }
  | { readonly kind: 'uct' };

export const STRONGEST: Who = { kind: 'level', level: LEVELS };

/** A player as it is made anew at any time. */
export interface Seeded {
  readonly who: Who;
  /** For whatever is left to chance in thinking. */
  readonly seed: number;
}

/** How to think about the position that is open. */
export interface Wish extends Seeded {
  /** In place of the player's own; nothing in it means until stopped, or until all is known. */
  readonly effort?: Effort;
  /** No longer than this, in milliseconds, whatever the effort is: a clock is running. */
  readonly longest?: number;
  /** A move is to be played, and no more is wanted: at once where there is no choice, early where no other can overtake it. */
  readonly playing?: boolean;
  /** How many ways to go on are told. Beyond the first each is followed for a part of the effort. Missing: none. */
  readonly ways?: number;
  /** Whether the ways are told with what speaks for and against them. They take time to find. */
  readonly reasons?: boolean;
  /** What is thought so far is told no more often than this, in milliseconds. */
  readonly every: number;
  /** Whether to forget what was thought about earlier positions. Missing: no, the same player goes on. */
  readonly afresh?: boolean;
  /** Others are asked the same, and what they say is put together. Missing: nobody is. */
  readonly share?: Share;
}

/** What is to be said about some moves of the position that is open. It is thought about afresh. */
export interface Inquiry extends Seeded {
  /** In notation. */
  readonly about: readonly string[];
  /** How much to think about what would be best; 0: not at all, only the reasons. */
  readonly nodes: number;
}

/** A part of a game: the one of this index, from 0, of so many that are about equally long. */
export interface Stretch {
  readonly index: number;
  readonly of: number;
}

export type Errand =
  /** Begins with another scene, and forgets the one before. With a player thinking can begin at once afterwards. */
  | { readonly kind: 'open'; readonly scene: GameRecord; readonly player?: Seeded }
  /** Goes back to where so many moves had been played, and on with these. */
  | { readonly kind: 'follow'; readonly ply: number; readonly moves: readonly string[] }
  | { readonly kind: 'think'; readonly wish: Wish }
  | { readonly kind: 'judge'; readonly inquiry: Inquiry }
  /** On the whole scene, or a stretch of it; every position gets so many quick looks, as the brain counts them. */
  | { readonly kind: 'report'; readonly looks: number; readonly stretch?: Stretch };

export type Question = Errand & { readonly id: number };

/** One way to go on from a position. */
export interface Way {
  /** In notation; the first is the candidate. */
  readonly moves: readonly string[];
  /** For whoever is to move. Of a draw: how good it would be for seat 0. */
  readonly chance: number;
  readonly value: number;
  /** Of a draw: how likely it is. */
  readonly odds?: number;
  readonly reasons: readonly Reason[];
}

/** What is thought of a position, written down. */
export interface Consideration extends Omit<Thought<string>, 'move'> {
  /** What would be played; undefined where nobody has a choice. */
  readonly move: string | undefined;
  /** As many as were wished for, what would be played first. Before a draw: all that can come. */
  readonly ways: readonly Way[];
}

/** A move and what speaks for and against it. */
export interface Appraisal {
  readonly move: string;
  /** The share of the win that it promises; undefined where it was not looked at. */
  readonly chance: number | undefined;
  readonly reasons: readonly Reason[];
}

export interface Opinion {
  /** The best move; undefined where nothing was searched. */
  readonly best: Appraisal | undefined;
  /** The moves that were asked about, in that order; those that are not legal are left out. */
  readonly about: readonly Appraisal[];
}

export type Reply = { readonly id: number } /** `ready`: to `open` and `follow`. */ & (
  | { readonly kind: 'ready' }
  /** So far. `part` of the effort is spent, 0 to 1. */
  | { readonly kind: 'thought'; readonly thought: Consideration; readonly part: number }
  | { readonly kind: 'considered'; readonly thought: Consideration }
  | { readonly kind: 'judged'; readonly opinion: Opinion }
  /** Of a report; now and then with what it says so far. */
  | { readonly kind: 'progress'; readonly done: number; readonly of: number; readonly soFar?: GameReport }
  | { readonly kind: 'reported'; readonly report: GameReport }
  | { readonly kind: 'failed'; readonly problem: Problem }
);
