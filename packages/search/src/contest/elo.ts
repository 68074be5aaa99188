/**
 * The arithmetic of strength tests: Elo with confidence from results, and sequential tests. Scores are per game: 1 for
 * a win, 0.5 for a draw, 0 for a loss. Pairs (the same opening with seats swapped) are counted by their
 * sum in quarters of the full score: 0, 0.5, 1, 1.5, 2.
 */

/** How often each result came up: [losses, draws, wins], or pairs by score [0, ½, 1, 1½, 2]. */
export type Counts = readonly number[];

export interface Estimate {
  readonly games: number;
  /** The mean score a game, 0 to 1. */
  readonly score: number;
  /** Half the width of its 95 % interval. */
  readonly margin: number;
  /** Elo difference and the ends of its interval; infinite where the score's interval reaches 0 or 1. */
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  /** The chance that the difference is above 0. */
  readonly superiority: number;
}

export function eloOf(score: number): number {
  if (score <= 0) return Number.NEGATIVE_INFINITY;
  if (score >= 1) return Number.POSITIVE_INFINITY;
  return -400 * Math.log10(1 / score - 1);
}

export function scoreOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

const Z95 = 1.959963984540054;

/** From wins, draws and losses of single games. */
export function estimate(wins: number, draws: number, losses: number): Estimate {
  return estimateCounts([losses, draws, wins], 1);
}

/** From pairs: the results within a pair hang together, so the pair is the unit. */
export function estimatePairs(pairs: Counts): Estimate {
  if (pairs.length !== 5) throw new RangeError('pairs have five results');
  return estimateCounts(pairs, 2);
}

/** From any scores between 0 and 1 (shares of a win among several seats, luck-adjusted results scaled). */
export function estimateScores(scores: readonly number[]): Estimate {
  const n = scores.length;
  const mean = n === 0 ? 0.5 : scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = n < 2 ? 0.25 : scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (n - 1);
  return fromMoments(n, mean, variance, n);
}

function estimateCounts(counts: Counts, gamesEach: number): Estimate {
  const { n, mean, variance } = moments(counts);
  return fromMoments(n, mean, variance, n * gamesEach);
}

function fromMoments(n: number, mean: number, variance: number, games: number): Estimate {
  if (n === 0) {
    return {
      games: 0,
      score: 0.5,
      margin: 0.5,
      elo: 0,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
      superiority: 0.5,
    };
  }
  // With all results equal the variance says nothing: fall back to what a rule of three would allow.
  const deviation = variance > 0 ? Math.sqrt(variance / n) : 0;
  const margin = Math.min(1, deviation > 0 ? Z95 * deviation : 3 / (n + 3));
  return {
    games,
    score: mean,
    margin,
    elo: eloOf(mean),
    low: eloOf(mean - margin),
    high: eloOf(mean + margin),
    superiority: deviation > 0 ? normalBelow((mean - 0.5) / deviation) : mean > 0.5 ? 1 : mean < 0.5 ? 0 : 0.5,
  };
}

/** Number, mean and variance of results spread evenly from 0 to 1. */
function moments(counts: Counts): { n: number; mean: number; variance: number } {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const step = 1 / (counts.length - 1);
  let mean = 0;
  let square = 0;
  for (const [i, count] of counts.entries()) {
    mean += (count * i * step) / n;
    square += (count * (i * step) ** 2) / n;
  }
  return { n, mean, variance: n === 0 ? 0 : Math.max(0, square - mean * mean) };
}

export interface SequentialTest {
  /** The difference that is not worth having, and the one that is. */
  readonly elo0: number;
  readonly elo1: number;
  /** The chance of accepting the better when there is none, and of missing it when there is. */
  readonly alpha: number;
  readonly beta: number;
}

export interface SequentialVerdict {
  /** The log-likelihood ratio and its two bounds. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly decision: 'better' | 'not better' | 'go on';
}

/**
 * The generalised sequential probability ratio test: how much likelier the counts are if the true score is that of elo1
 * rather than elo0, with the frequencies fitted to each (empirical likelihood). Works for games and pairs alike.
 */
export function sequential(counts: Counts, test: SequentialTest): SequentialVerdict {
  const lower = Math.log(test.beta / (1 - test.alpha));
  const upper = Math.log((1 - test.beta) / test.alpha);
  const llr = logLikelihoodRatio(counts, scoreOf(test.elo0), scoreOf(test.elo1));
  return { llr, lower, upper, decision: llr >= upper ? 'better' : llr <= lower ? 'not better' : 'go on' };
}

/** Results never seen are taken to be possible: each gets this many. */
const PRIOR = 1e-3;

function logLikelihoodRatio(counts: Counts, score0: number, score1: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 0;
  const seen = counts.map((count) => Math.max(count, PRIOR));
  const sum = seen.reduce((a, b) => a + b, 0);
  const likely = seen.map((count) => count / sum);
  const under0 = fitted(likely, score0);
  const under1 = fitted(likely, score1);
  return seen.reduce((llr, count, i) => llr + count * Math.log(under1[i] / under0[i]), 0);
}

/** The frequencies closest to those seen whose mean is `score`: p / (1 + t (x - score)) with the t that makes it so. */
function fitted(likely: readonly number[], score: number): number[] {
  const step = 1 / (likely.length - 1);
  let low = -1 / (1 - score);
  let high = 1 / score;
  for (let i = 0; i < 100; i++) {
    const t = (low + high) / 2;
    let pull = 0;
    for (const [k, p] of likely.entries()) {
      const distance = k * step - score;
      pull += (p * distance) / (1 + t * distance);
    }
    if (pull > 0) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return likely.map((p, k) => p / (1 + t * (k * step - score)));
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17; good to 7 digits). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989422804014327 *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}
