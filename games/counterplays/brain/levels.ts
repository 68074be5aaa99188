import { AlphaBeta, blurred, noticing, type Thinker } from '@countertop/search';
import type { CounterplaysPosition } from '../rules/position.ts';
import { CounterplaysKnowledge } from './knowledge.ts';
import { levels } from './level-count.ts';
import { Strategist } from './strategist.ts';

/** A glance: one ply ahead, a few placements that catch the eye, judged with an error of so many points. */
interface Glance {
  readonly count: number;
  readonly distraction: number;
  readonly noise: number;
}

const GLANCES: readonly Glance[] = [
  { count: 2, distraction: 200, noise: 190 },
  { count: 4, distraction: 6, noise: 43 },
  { count: 10, distraction: 1, noise: 12 },
];

/** Simulations a move, and how many plies of the end are played out for certain. */
interface Plan {
  readonly nodes: number;
  readonly horizon: number;
}

const PLANS: readonly Plan[] = [
  { nodes: 60, horizon: 1 },
  { nodes: 180, horizon: 2 },
  { nodes: 700, horizon: 3 },
  { nodes: 2200, horizon: 4 },
  { nodes: 6000, horizon: 6 },
];

/** Levels above the highest there is play like it: matches are kept from when there were ten. */
export function thinkerAt(level: number, seed: number): Thinker<CounterplaysPosition> {
  const mind = new CounterplaysKnowledge();
  const glance = GLANCES[level - 1];
  if (glance !== undefined) {
    const { noise, ...notice } = glance;
    const unsure = blurred(noticing(mind, { ...notice, seed }), { noise, seed });
    return new AlphaBeta(unsure, { effort: { nodes: 200 }, depth: 1, bytes: 1 << 16 });
  }
  const plan = PLANS[level - 1 - GLANCES.length];
  return new Strategist(mind, {
    seed,
    effort: level >= levels || plan === undefined ? { milliseconds: 1000 } : { nodes: plan.nodes },
    horizon: plan?.horizon ?? 9,
    expand: 4,
    leaf: 0.5,
    exploration: 0.7,
    widening: { base: 8, exponent: 0.4 },
    // Near the root all placements are judged, further off some: a tree of another root does not serve.
    reuse: false,
  });
}
