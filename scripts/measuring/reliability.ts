import { type Calibration, curveAt, expectedAt, trusted } from '@countertop/search';
import { likeliestCurve } from './likeliest-curve.ts';
import type { ToldGame } from './told-game.ts';
import { byGames, byGamesInTenths, tenthOf, type Weighing, type Word, wordsOf } from './told-words.ts';

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
  /** The same of the first, the second and the last third of a game, as the brain saw it; where it has one phase, as it turned out. */
  readonly thirds: readonly (readonly Row[])[];
  /** What was said of the difference in the end, by thirds, as it was said and as it is shown. */
  readonly values?: { readonly raw: readonly (readonly Row[])[]; readonly shown: readonly (readonly Row[])[] };
}

export interface Phases {
  /** How many phases are told apart. */
  readonly phases: number;
  /** Whether values are differences of scores. */
  readonly counts: boolean;
  /** Whether leads are lost again, so that it is learned how much of one stays. Missing: all of it. */
  readonly fades?: boolean;
}

/** So many games speak for leaving things as they are: a few others do not change much. */
const DOUBT = 10;

/** Learned from one half of the games. */
export function learnCalibration(
  games: readonly ToldGame[],
  { phases, counts, fades = false }: Phases,
): Omit<Calibration, 'progress'> {
  const words = wordsOf(games);
  const weights = byGamesInTenths(words);
  // A phase has a part of the words, and so much of the doubt.
  const doubt = DOUBT / phases;
  const bands = Array.from({ length: phases }, (_, phase) => {
    const within = words.flatMap(({ progress }, at) =>
      Math.min(phases - 1, Math.floor(progress * phases)) === phase ? [at] : [],
    );
    return { words: within.map((at) => words[at]), weights: within.map((at) => weights[at]) };
  });
  const curves = bands.map((band) => likeliestCurve(band.words, band.weights, doubt));
  const parts = bands.map((band) => partsOf(band.words, fades));
  return {
    sharpness: curves.map(({ sharpness }) => hundredths(sharpness)),
    bend: curves.map(({ bend }) => bend),
    optimism: curves.map(({ optimism }) => hundredths(optimism)),
    ...(counts ? { surplus: parts.map(({ surplus }) => hundredths(surplus)) } : {}),
    ...(counts && fades ? { kept: parts.map(({ kept }) => hundredths(kept)) } : {}),
  };
}

/** Tested on the other half. */
export function testCalibration(
  games: readonly ToldGame[],
  calibration: Omit<Calibration, 'progress'>,
  weighing: Weighing = byGames,
): Reliability {
  const raw = wordsOf(games);
  const shown = raw.map((word) => {
    const { chance, value, lead, progress } = word;
    return {
      ...word,
      chance: trusted(chance, curveAt(calibration, progress)),
      value: expectedAt(calibration, progress)(value, lead),
    };
  });
  const known = calibration.sharpness.length > 1;
  const thirds = (words: readonly Word[]): readonly (readonly Word[])[] =>
    [0, 1, 2].map((third) =>
      words.filter(({ progress, part }) => Math.min(2, Math.floor((known ? progress : part) * 3)) === third),
    );
  const inTenths = (words: readonly Word[]) => tenths(words, weighing);
  const inSixths = (words: readonly Word[]) => sixths(words, weighing);
  return {
    games: games.length,
    raw: inTenths(raw),
    shown: inTenths(shown),
    thirds: thirds(shown).map(inTenths),
    ...(calibration.surplus === undefined
      ? {}
      : { values: { raw: thirds(raw).map(inSixths), shown: thirds(shown).map(inSixths) } }),
  };
}

/** The parts of the surplus, and of the lead where it fades, that together fit what came best. */
function partsOf(words: readonly Word[], fades: boolean): { readonly surplus: number; readonly kept: number } {
  const weights = byGames(words);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let [gained, lost, surpluses, both, leads] = [0, 0, 0, 0, 0];
  for (const [at, { value, lead, ahead }] of words.entries()) {
    const surplus = value - lead;
    gained += weights[at] * surplus * (ahead - lead);
    lost += weights[at] * lead * (ahead - lead);
    surpluses += weights[at] * surplus ** 2;
    both += weights[at] * surplus * lead;
    leads += weights[at] * lead ** 2;
  }
  if (surpluses === 0) return { surplus: 1, kept: 1 };
  const doubt = DOUBT / total;
  gained += doubt * surpluses;
  surpluses *= 1 + doubt;
  leads *= 1 + doubt;
  if (!fades || leads === 0) return { surplus: Math.max(0, gained / surpluses), kept: 1 };
  const apart = surpluses * leads - both ** 2;
  return {
    surplus: Math.max(0, (leads * gained - both * lost) / apart),
    kept: Math.max(0, 1 + (surpluses * lost - both * gained) / apart),
  };
}

function tenths(words: readonly Word[], weighing: Weighing): readonly Row[] {
  return Array.from({ length: 10 }, (_, tenth) =>
    rowOf(
      words.filter((word) => tenthOf(word) === tenth),
      weighing,
      ({ chance, won }) => [chance, won],
    ),
  );
}

/** Six groups of equal size, from the worst expected to the best. */
function sixths(words: readonly Word[], weighing: Weighing): readonly Row[] {
  const sorted = words.toSorted((a, b) => a.value - b.value);
  return Array.from({ length: 6 }, (_, sixth) =>
    rowOf(
      sorted.slice(Math.floor((sixth * sorted.length) / 6), Math.floor(((sixth + 1) * sorted.length) / 6)),
      weighing,
      ({ value, ahead }) => [value, ahead],
    ),
  );
}

function rowOf(
  words: readonly Word[],
  weighing: Weighing,
  pick: (word: Word) => readonly [said: number, came: number],
): Row {
  const weights = weighing(words);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: 0 | 1): number =>
    words.reduce((sum, word, at) => sum + weights[at] * pick(word)[of], 0) / (total || 1);
  const came = mean(1);
  const variance = words.reduce((sum, word, at) => sum + weights[at] * (pick(word)[1] - came) ** 2, 0) / (total || 1);
  const ofGames = new Map<number, number>();
  for (const [at, { game }] of words.entries()) ofGames.set(game, (ofGames.get(game) ?? 0) + weights[at]);
  // So many games of equal weight would tell as much.
  const equal = total ** 2 / ([...ofGames.values()].reduce((sum, weight) => sum + weight ** 2, 0) || 1);
  return {
    said: thousandths(mean(0)),
    came: thousandths(came),
    plusMinus: thousandths(ofGames.size < 2 ? 1 : 1.96 * Math.sqrt(variance / equal)),
    games: ofGames.size,
  };
}

function hundredths(figure: number): number {
  return Math.round(figure * 100) / 100;
}

function thousandths(figure: number): number {
  return Math.round(figure * 1000) / 1000;
}
