import { bentOdds, type Curve, trusted } from '@countertop/search';
import type { Word } from './told-words.ts';

/** Steps of Newton's at most; a smaller part of one, or a smaller gain, leads nowhere. */
const STEPS = 12;
const LEAST = 1e-6;

/** Bends that are tried. */
const BENDS = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];

/** The curve under which what came is likeliest; doubt speaks for leaving things as they are. */
export function likeliestCurve(words: readonly Word[], weights: readonly number[], doubt: number): Curve {
  const fits = BENDS.map((bend) => fitOf({ words, weights, doubt }, bend));
  return fits.reduce((best, each) => (each.likelihood > best.likelihood ? each : best)).curve;
}

interface Evidence {
  readonly words: readonly Word[];
  readonly weights: readonly number[];
  readonly doubt: number;
}

interface Fit {
  readonly curve: Curve;
  readonly likelihood: number;
}

/** The likeliest curve with that bend, by steps of Newton's; one that goes too far is halved. */
function fitOf(evidence: Evidence, bend: number): Fit {
  let curve: Curve = { sharpness: 1, bend, optimism: 0 };
  let likelihood = likelihoodOf(evidence, curve);
  for (let step = 0; step < STEPS; step++) {
    const [bySharpness, byOptimism] = stepOf(evidence, curve);
    const before = likelihood;
    for (let part = 1; part > LEAST; part /= 2) {
      const [sharpness, optimism] = [curve.sharpness + part * bySharpness, curve.optimism + part * byOptimism];
      const next = { sharpness, bend, optimism };
      const found = likelihoodOf(evidence, next);
      // Nor may odds turn round, which would make no number.
      if (!(found >= likelihood)) continue;
      [curve, likelihood] = [next, found];
      break;
    }
    if (likelihood - before < LEAST) break;
  }
  return { curve, likelihood };
}

function likelihoodOf({ words, weights, doubt }: Evidence, curve: Curve): number {
  let likelihood = -doubt * (Math.log(curve.sharpness) ** 2 + Math.log1p(curve.bend) ** 2 + curve.optimism ** 2);
  for (const [at, { chance, won }] of words.entries()) {
    const told = trusted(chance, curve);
    likelihood += weights[at] * (won * Math.log(told) + (1 - won) * Math.log(1 - told));
  }
  return likelihood;
}

/** The way to where the likelihood would be highest if it went on as it does here. */
function stepOf({ words, weights, doubt }: Evidence, curve: Curve): readonly [sharpness: number, optimism: number] {
  // How the likelihood rises by each, and how fast that falls off.
  const { sharpness, optimism } = curve;
  let [bySharpness, byOptimism] = [(-2 * doubt * Math.log(sharpness)) / sharpness, -2 * doubt * optimism];
  let [fallSharpness, fallBoth, fallOptimism] = [(2 * doubt) / sharpness ** 2, 0, 2 * doubt];
  for (const [at, { chance, won }] of words.entries()) {
    const odds = bentOdds(chance, curve.bend);
    const told = trusted(chance, curve);
    const missed = weights[at] * (won - told);
    const spread = weights[at] * told * (1 - told);
    bySharpness += missed * odds;
    byOptimism -= missed;
    fallSharpness += spread * odds ** 2;
    fallBoth -= spread * odds;
    fallOptimism += spread;
  }
  const both = fallSharpness * fallOptimism - fallBoth ** 2;
  return [
    (fallOptimism * bySharpness - fallBoth * byOptimism) / both,
    (fallSharpness * byOptimism - fallBoth * bySharpness) / both,
  ];
}
