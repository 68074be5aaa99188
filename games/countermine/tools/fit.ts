import { solveLinear } from '../../../scripts/solve-linear.ts';
import { COUNT, type Traits } from './traits.ts';

/** A position and how it ended for seat 0: 1, a half or 0. */
export interface Sample {
  readonly traits: Traits;
  readonly share: number;
}

const STEPS = 8;
/** How strongly the weights are drawn back to the plain ones, in parts of themselves: what was hardly ever seen keeps to them. */
const RESTRAINT = 4;

/** The weights, in log-odds, under which the outcomes are most likely: logistic regression by Newton's method. */
export function fit(samples: readonly Sample[], plain: Float64Array): Float64Array {
  const weights = plain.slice();
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(COUNT);
    const curve = new Float64Array(COUNT * COUNT);
    for (const { traits, share } of samples) {
      const expected = 1 / (1 + Math.exp(-sum(traits, weights)));
      const spread = expected * (1 - expected);
      for (let i = 0; i < COUNT; i++) {
        if (traits[i] === 0) continue;
        slope[i] += (share - expected) * traits[i];
        for (let j = 0; j < COUNT; j++) curve[i * COUNT + j] += spread * traits[i] * traits[j];
      }
    }
    for (let i = 0; i < COUNT; i++) {
      const restraint = RESTRAINT / (plain[i] * plain[i]);
      slope[i] -= restraint * (weights[i] - plain[i]);
      curve[i * COUNT + i] += restraint;
    }
    const change = solveLinear(curve, slope);
    for (let i = 0; i < COUNT; i++) weights[i] += change[i];
  }
  return weights;
}

/** The log-odds that seat 0 wins. */
export function sum(traits: Traits, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < COUNT; i++) sum += traits[i] * weights[i];
  return sum;
}

/** How badly the outcomes were foreseen (mean log loss). */
export function lossOf(samples: readonly Sample[], weights: Float64Array): number {
  let loss = 0;
  for (const { traits, share } of samples) {
    const odds = sum(traits, weights);
    loss += Math.log(1 + Math.exp(odds)) - share * odds;
  }
  return loss / samples.length;
}
