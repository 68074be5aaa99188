import { atPhase, bentOdds, type Calibration, type Curve, curveAt, trusted } from '@countertop/search';
import type { ToldGame } from './told-game.ts';

/** One word of a player, and what came of it. */
interface Word {
  readonly game: number;
  readonly chance: number;
  readonly value: number;
  readonly lead: number;
  /** As the brain sees it at the time, 0 to 1. */
  readonly progress: number;
  /** As it turned out to be, 0 to 1. */
  readonly part: number;
  /** The share of the win. */
  readonly won: number;
  /** How far ahead the seat was in the end. */
  readonly ahead: number;
}

/** What was said in a tenth of all chances, or in a sixth of all values, and what came of it, in the mean. */
export interface Row {
  readonly said: number;
  readonly came: number;
  /** Half of the 95 % interval of what came. */
  readonly plusMinus: number;
  readonly games: number;
}

/** What a learned calibration does to games it was not learned from. */
export interface Reliability {
  readonly games: number;
  /** By tenths of what was said, as it was said and as it is shown. */
  readonly raw: readonly Row[];
  readonly shown: readonly Row[];
  /** The same of the first, the second and the last third of the games. */
  readonly thirds: readonly (readonly Row[])[];
  /** What was said of the difference in the end, by thirds, as it was said and as it is shown. */
  readonly values?: { readonly raw: readonly (readonly Row[])[]; readonly shown: readonly (readonly Row[])[] };
}

export interface Phases {
  /** How many phases are told apart. */
  readonly phases: number;
  /** Whether values are differences of scores. */
  readonly counts: boolean;
}

/** Learned from one half of the games. */
export function learnCalibration(
  games: readonly ToldGame[],
  { phases, counts }: Phases,
): Omit<Calibration, 'progress'> {
  const words = wordsOf(games);
  const bands = Array.from({ length: phases }, (_, phase) =>
    words.filter(({ progress }) => Math.min(phases - 1, Math.floor(progress * phases)) === phase),
  );
  const weights = weightsInTenths(words);
  const curves = bands.map((band) => curveOf(band, weights));
  return {
    sharpness: curves.map(({ sharpness }) => hundredths(sharpness)),
    bend: curves.map(({ bend }) => bend),
    optimism: curves.map(({ optimism }) => hundredths(optimism)),
    ...(counts ? { surplus: bands.map((band) => hundredths(surplusOf(band))) } : {}),
  };
}

/** Tested on the other half. */
export function testCalibration(games: readonly ToldGame[], calibration: Omit<Calibration, 'progress'>): Reliability {
  const { surplus } = calibration;
  const raw = wordsOf(games);
  const shown = raw.map((word) => {
    const { chance, value, lead, progress } = word;
    const part = surplus === undefined ? 1 : atPhase(surplus, progress);
    return { ...word, chance: trusted(chance, curveAt(calibration, progress)), value: lead + part * (value - lead) };
  });
  const thirds = (words: readonly Word[]): readonly (readonly Word[])[] =>
    [0, 1, 2].map((third) => words.filter(({ part }) => Math.min(2, Math.floor(part * 3)) === third));
  return {
    games: games.length,
    raw: tenths(raw),
    shown: tenths(shown),
    thirds: thirds(shown).map(tenths),
    ...(surplus === undefined ? {} : { values: { raw: thirds(raw).map(sixths), shown: thirds(shown).map(sixths) } }),
  };
}

function wordsOf(games: readonly ToldGame[]): readonly Word[] {
  return games.flatMap(({ round, plies, said, shares, scores }) =>
    said.map(([ply, seat, chance, value, lead, progress]) => ({
      game: round,
      chance,
      value,
      lead,
      progress,
      part: ply / plies,
      won: shares[seat],
      ahead: scores.reduce((sum, score, other) => sum + (other === seat ? score : -score), 0),
    })),
  );
}

/** Words weigh so much that every game weighs the same: those of one game hang together. */
function weightsOf(words: readonly Word[], groupOf = ({ game }: Word): number => game): readonly number[] {
  const counts = new Map<number, number>();
  const groups = words.map(groupOf);
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  return groups.map((group) => 1 / (counts.get(group) ?? 1));
}

/** Words weigh so much that in each tenth every game weighs the same, whatever phases it has. */
function weightsInTenths(words: readonly Word[]): ReadonlyMap<Word, number> {
  const weights = weightsOf(words, (word) => 10 * word.game + tenthOf(word));
  return new Map(words.map((word, at) => [word, weights[at]]));
}

/** From 0 to 9. */
function tenthOf({ chance }: Word): number {
  return Math.min(9, Math.floor(chance * 10));
}

/** So many games speak for leaving things as they are: a few others do not change much. */
const DOUBT = 10;

/** Steps of Newton's at most; a smaller part of one, or a smaller gain, leads nowhere. */
const STEPS = 12;
const LEAST = 1e-6;

/** Bends that are tried. */
const BENDS = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3];

/** The curve under which what came is likeliest; every game counts once in a tenth, as it does where this is tested. */
function curveOf(words: readonly Word[], weightOf: ReadonlyMap<Word, number>): Curve {
  const weights = words.map((word) => weightOf.get(word) ?? 0);
  const fits = BENDS.map((bend) => fitOf(words, weights, bend));
  return fits.reduce((best, each) => (each.likelihood > best.likelihood ? each : best)).curve;
}

interface Fit {
  readonly curve: Curve;
  readonly likelihood: number;
}

/** The likeliest curve with that bend, by steps of Newton's; one that goes too far is halved. */
function fitOf(words: readonly Word[], weights: readonly number[], bend: number): Fit {
  let curve: Curve = { sharpness: 1, bend, optimism: 0 };
  let likelihood = likelihoodOf(words, weights, curve);
  for (let step = 0; step < STEPS; step++) {
    const [bySharpness, byOptimism] = stepOf(words, weights, curve);
    const before = likelihood;
    for (let part = 1; part > LEAST; part /= 2) {
      const [sharpness, optimism] = [curve.sharpness + part * bySharpness, curve.optimism + part * byOptimism];
      const next = { sharpness, bend, optimism };
      const found = likelihoodOf(words, weights, next);
      // Nor may odds turn round, which would make no number.
      if (!(found >= likelihood)) continue;
      [curve, likelihood] = [next, found];
      break;
    }
    if (likelihood - before < LEAST) break;
  }
  return { curve, likelihood };
}

function likelihoodOf(words: readonly Word[], weights: readonly number[], curve: Curve): number {
  let likelihood = -DOUBT * (Math.log(curve.sharpness) ** 2 + Math.log1p(curve.bend) ** 2 + curve.optimism ** 2);
  for (const [at, { chance, won }] of words.entries()) {
    const told = trusted(chance, curve);
    likelihood += weights[at] * (won * Math.log(told) + (1 - won) * Math.log(1 - told));
  }
  return likelihood;
}

/** The way to where the likelihood would be highest if it went on as it does here. */
function stepOf(
  words: readonly Word[],
  weights: readonly number[],
  curve: Curve,
): readonly [sharpness: number, optimism: number] {
  // How the likelihood rises by each, and how fast that falls off.
  const { sharpness, optimism } = curve;
  let [bySharpness, byOptimism] = [(-2 * DOUBT * Math.log(sharpness)) / sharpness, -2 * DOUBT * optimism];
  let [fallSharpness, fallBoth, fallOptimism] = [(2 * DOUBT) / sharpness ** 2, 0, 2 * DOUBT];
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

/** The part of the surplus that fits what came best. */
function surplusOf(words: readonly Word[]): number {
  const weights = weightsOf(words);
  let together = 0;
  let square = 0;
  for (const [at, { value, lead, ahead }] of words.entries()) {
    together += weights[at] * (value - lead) * (ahead - lead);
    square += weights[at] * (value - lead) ** 2;
  }
  if (square === 0) return 1;
  const doubt = (DOUBT / weights.reduce((sum, weight) => sum + weight, 0)) * square;
  return Math.max(0, (together + doubt) / (square + doubt));
}

function tenths(words: readonly Word[]): readonly Row[] {
  return Array.from({ length: 10 }, (_, tenth) =>
    rowOf(
      words.filter((word) => tenthOf(word) === tenth),
      ({ chance, won }) => [chance, won],
    ),
  );
}

/** Six groups of equal size, from the worst expected to the best. */
function sixths(words: readonly Word[]): readonly Row[] {
  const sorted = words.toSorted((a, b) => a.value - b.value);
  return Array.from({ length: 6 }, (_, sixth) =>
    rowOf(
      sorted.slice(Math.floor((sixth * sorted.length) / 6), Math.floor(((sixth + 1) * sorted.length) / 6)),
      ({ value, ahead }) => [value, ahead],
    ),
  );
}

function rowOf(words: readonly Word[], pick: (word: Word) => readonly [said: number, came: number]): Row {
  const weights = weightsOf(words);
  const games = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: 0 | 1): number =>
    words.reduce((sum, word, at) => sum + weights[at] * pick(word)[of], 0) / (games || 1);
  const came = mean(1);
  const variance = words.reduce((sum, word, at) => sum + weights[at] * (pick(word)[1] - came) ** 2, 0) / (games || 1);
  return {
    said: thousandths(mean(0)),
    came: thousandths(came),
    plusMinus: thousandths(games < 2 ? 1 : 1.96 * Math.sqrt(variance / games)),
    games: Math.round(games),
  };
}

function hundredths(figure: number): number {
  return Math.round(figure * 100) / 100;
}

function thousandths(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}
