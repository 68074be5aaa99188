import { type Problem, problem } from '@countertop/core';
import type { Errand, Outcome } from './errand.ts';
import type { Sent } from './refusals.ts';

/** Something that was asked for at a table, and whom to tell when it is on disk. */
export interface Request {
  readonly errand: Errand;
  /** The command that it is, if it has an id. */
  readonly sent: Sent | undefined;
  /** Called once. */
  readonly tell: (outcome: Outcome) => void;
  /** Whether nothing has come of it, as far as it was run. */
  before: boolean;
  /** Why not, as far as it was run. */
  problem: Problem | undefined;
}

export const STORE_FAILED: Outcome = { ok: false, problem: problem('store-failed') };

export function requestOf(errand: Errand, sent: Sent | undefined, tell: (outcome: Outcome) => void): Request {
  return { errand, sent, tell, before: false, problem: undefined };
}

export function outcomeOf({ problem, before }: Request): Outcome {
  return problem === undefined ? { ok: true, before } : { ok: false, problem };
}
