import { MoveList, type Position } from '@countertop/core';
import { type Brain, LEVELS } from '../brain/brain.ts';
import { reliable } from '../brain/calibration.ts';
import type { Limits } from '../thinker/limits.ts';
import type { Thinker, Thought, Weighed } from '../thinker/thinker.ts';
import type { Reason } from './reason.ts';

/** A candidate, what it is worth and why. */
export interface Explained extends Weighed {
  readonly reasons: readonly Reason[];
}

export interface Explanation {
  readonly thought: Thought;
  /** The best first. */
  readonly candidates: readonly Explained[];
}

/**
 * Each candidate of a position with its value and the brain's reasons. `thinker` may be any; missing: the strongest
 * level. Moves that were not thought of can be asked for in `also` (the one somebody played).
 */
export function explain<P extends Position>(
  brain: Brain<P>,
  position: P,
  limits: Limits,
  options: { readonly thinker?: Thinker<P>; readonly most?: number; readonly also?: readonly number[] } = {},
): Explanation {
  const thinker = reliable(brain, options.thinker ?? brain.thinker(LEVELS, 0));
  const thought = thinker.think(position, limits);
  const legal = new MoveList();
  position.moves(legal);
  const chosen = thought.candidates.slice(0, options.most ?? thought.candidates.length);
  for (const move of options.also ?? []) {
    if (!legal.includes(move) || chosen.some((candidate) => candidate.move === move)) continue;
    const known = thought.candidates.find((candidate) => candidate.move === move);
    chosen.push(known ?? atFirstSight(brain, position, move));
  }
  const candidates = chosen.map((candidate) => ({ ...candidate, reasons: brain.reasons(position, candidate.move) }));
  return { thought, candidates };
}

function atFirstSight<P extends Position>(brain: Brain<P>, position: P, move: number): Weighed {
  const seat = position.actor;
  const values = new Float64Array(position.seats);
  const chances = new Float64Array(position.seats);
  const after = position.clone() as P;
  after.play(move);
  brain.knowledge.evaluate(after, values);
  brain.knowledge.chances(position, values, chances);
  return { move, value: values[seat], chance: chances[seat], nodes: 1, exact: false, atMost: false };
}
