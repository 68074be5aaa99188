import { Random } from '@countertop/core';
import { AlphaBeta, Anyone, blurred, Choosing, LEVELS, noticing, seedAt, type Thinker } from '@countertop/search';
import type { CounterplaysPosition } from '../rules/position.ts';
import { CounterplaysKnowledge } from './knowledge.ts';
import { Strategist } from './strategist.ts';

/** A glance: one ply ahead, a few placements that catch the eye, judged with an error of so many points. */
interface Glance {
  readonly count: number;
  readonly distraction: number;
  readonly noise: number;
  /** How often any placement will do, 0 to 1. */
  readonly careless: number;
}

const GLANCES: readonly Glance[] = [
  { count: 2, distraction: 100, noise: 150, careless: 0.3 },
  { count: 2, distraction: 14, noise: 70, careless: 0 },
  { count: 4, distraction: 6, noise: 52, careless: 0 },
  { count: 6, distraction: 2.5, noise: 28, careless: 0 },
];

/** Simulations a move, and how many plies of the end are played out for certain. */
interface Plan {
  readonly nodes: number;
  readonly horizon: number;
}

const PLANS: readonly Plan[] = [
  { nodes: 17, horizon: 1 },
  { nodes: 105, horizon: 2 },
  { nodes: 280, horizon: 3 },
  { nodes: 800, horizon: 4 },
  { nodes: 2000, horizon: 5 },
];

export function thinkerAt(level: number, seed: number): Thinker<CounterplaysPosition> {
  const mind = new CounterplaysKnowledge();
  const glance = GLANCES[level - 1];
  if (glance !== undefined) {
    const { count, distraction, noise, careless } = glance;
    const effort = { nodes: 200 };
    const unsure = blurred(noticing(mind, { count, distraction, seed }), { noise, seed });
    const looking = new AlphaBeta(unsure, { effort, depth: 1, bytes: 1 << 16 });
    const anyone = new Anyone<CounterplaysPosition>(seed);
    const mood = new Random(0);
    return new Choosing(effort, (position) => {
      mood.seed(seedAt(position, seed));
      return mood.float() < careless ? anyone : looking;
    });
  }
  const plan = PLANS[level - 1 - GLANCES.length];
  return new Strategist(mind, {
    seed,
    effort: level >= LEVELS || plan === undefined ? { milliseconds: 1000 } : { nodes: plan.nodes },
    horizon: plan?.horizon ?? 9,
    expand: 4,
    leaf: 0.5,
    exploration: 0.7,
    widening: { base: 8, exponent: 0.4 },
    // Near the root all placements are judged, further off some: a tree of another root does not serve.
    reuse: false,
  });
}
