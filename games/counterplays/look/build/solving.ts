import type { Move, Polyiamond } from '@countertop/core';

/** What the worker is asked, in plain words that can be posted. */
export type SolverQuestion =
  | {
      readonly kind: 'fill' | 'count';
      readonly shape: Polyiamond;
      readonly laid: readonly Move[];
    }
  | {
      readonly kind: 'surround';
      readonly within: readonly Move[];
      readonly lying: readonly Move[];
      /** The ids of the tiles left. */
      readonly left: readonly number[];
      readonly most: number;
    };

export interface SolverAnswer {
  /** What completes it; undefined where nothing does. */
  readonly tiles: readonly Move[] | undefined;
  /** How many solutions there are (counting). */
  readonly found: number;
}

export type ToSolver = { readonly id: number; readonly question: SolverQuestion };
export type FromSolver =
  | { readonly id: number; readonly kind: 'progress'; readonly found: number; readonly done: number }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: SolverAnswer };
