import { type Estimate, estimatePairs, estimateScores, type SequentialVerdict } from '@countertop/search';
import type { GameResult, RoundResult } from './plan.ts';

/** A mean with half the width of its 95 % interval, and how much single rounds differ. */
export interface Mean {
  readonly mean: number;
  readonly margin: number;
  readonly deviation: number;
}

/** The same results with what the draws explain taken out. */
export interface Adjusted extends Mean {
  /** How closely the result follows luck, 0 to 1. */
  readonly correlation: number;
  /** So many times fewer games give the same certainty. */
  readonly saving: number;
}

/** How a pairing went, seen by the candidate. */
export interface Summary {
  readonly rounds: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Games that somebody could not finish, with the reasons. */
  readonly forfeits: readonly string[];
  readonly plies: number;
  /** The share of the win that is fair: one half, or a third among three teams. */
  readonly fair: number;
  /** Mean share of the win. Elo means something between two sides only. */
  readonly share: Estimate;
  /** Pairs by score [0, ½, 1, 1½, 2]; two sides only. */
  readonly pairs?: readonly number[];
  /** Own score less the mean of the others'. */
  readonly difference: Mean;
  /** In games of chance whose brain can judge draws. */
  readonly luck?: { readonly share: Adjusted; readonly difference: Adjusted };
  readonly test?: SequentialVerdict;
  /** A game for one: the candidate's and the reference's part of games won. */
  readonly alone?: { readonly candidate: Mean; readonly reference: Mean };
}

const Z95 = 1.959963984540054;

export function summarise(results: readonly RoundResult[], test?: SequentialVerdict): Summary {
  const views = results.map(viewOf);
  const games = results.flatMap((result) => result.games);
  const [first] = games;
  const alone = first !== undefined && first.seats.length === 1;
  const teams = first === undefined || alone ? 2 : (results[0]?.games.length ?? 2);
  const two = teams === 2;
  const pairs = two ? { pairs: pairCounts(results) } : {};
  const lucky = views.some((view) => view.luck !== 0);
  const count = (test: (outcome: number) => boolean): number =>
    views.flatMap((view) => view.outcomes).filter(test).length;
  return {
    rounds: results.length,
    games: games.length,
    wins: count((outcome) => outcome > 0),
    draws: count((outcome) => outcome === 0),
    losses: count((outcome) => outcome < 0),
    forfeits: games.flatMap(({ forfeit, seats }) =>
      forfeit === undefined ? [] : [`${seats[forfeit.seat] === 0 ? 'candidate' : 'reference'}: ${forfeit.why}`],
    ),
    plies: meanOf(games.map((game) => game.moves.length)).mean,
    fair: 1 / teams,
    share: two ? estimatePairs(pairCounts(results)) : estimateScores(views.map((view) => view.share)),
    ...pairs,
    difference: meanOf(views.map((view) => view.difference)),
    ...(lucky
      ? {
          luck: {
            share: adjusted(
              views.map((view) => view.share),
              views.map((view) => view.luck),
            ),
            difference: adjusted(
              views.map((view) => view.difference),
              views.map((view) => view.luck),
            ),
          },
        }
      : {}),
    ...(test === undefined ? {} : { test }),
    ...(alone ? { alone: aloneOf(results) } : {}),
  };
}

interface View {
  /** Between 0 and 1. */
  readonly share: number;
  readonly difference: number;
  readonly luck: number;
  /** Of each game: above 0 won, 0 drawn or shared, below 0 lost. */
  readonly outcomes: readonly number[];
}

/** A round as the candidate sees it. */
function viewOf({ games }: RoundResult): View {
  if (games[0].seats.length === 1) {
    const [own, other] = games;
    const lead = own.shares[0] - other.shares[0];
    return {
      share: (1 + lead) / 2,
      difference: own.scores[0] - other.scores[0],
      luck: own.luck[0] - other.luck[0],
      outcomes: [lead],
    };
  }
  const average = (pick: (game: GameResult) => number): number =>
    games.reduce((sum, game) => sum + pick(game), 0) / games.length;
  return {
    share: average((game) => sideMean(game, game.shares, 0)),
    difference: average((game) => sideMean(game, game.scores, 0) - sideMean(game, game.scores, 1)),
    luck: average((game) => sideMean(game, game.luck, 0) - sideMean(game, game.luck, 1)),
    outcomes: games.map((game) => {
      const share = sideMean(game, game.shares, 0);
      // Among several a part of a shared win is no loss, and no whole win either.
      return share === 1 ? 1 : share > 0 ? 0 : -1;
    }),
  };
}

function sideMean(game: GameResult, figures: readonly number[], side: number): number {
  const own = figures.filter((_, seat) => game.seats[seat] === side);
  return own.reduce((sum, figure) => sum + figure, 0) / own.length;
}

/** Pairs by score: 0, ½, 1, 1½, 2. */
export function pairCounts(results: readonly RoundResult[]): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const result of results) counts[Math.round(4 * viewOf(result).share)]++;
  return counts;
}

function meanOf(figures: readonly number[]): Mean {
  const n = figures.length;
  if (n === 0) return { mean: 0, margin: 0, deviation: 0 };
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / n;
  const square = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  const deviation = n < 2 ? 0 : Math.sqrt(square / (n - 1));
  return { mean, margin: (Z95 * deviation) / Math.sqrt(n), deviation };
}

/**
 * Luck as a control variate: its true mean is 0, so that subtracting as much of it as fits the results best leaves their
 * mean alone and takes away what the draws did.
 */
function adjusted(figures: readonly number[], luck: readonly number[]): Adjusted {
  const raw = meanOf(figures);
  const spread = meanOf(luck);
  const n = figures.length;
  let together = 0;
  for (let i = 0; i < n; i++) together += (figures[i] - raw.mean) * (luck[i] - spread.mean);
  const covariance = n < 2 ? 0 : together / (n - 1);
  const slope = spread.deviation > 0 ? covariance / spread.deviation ** 2 : 0;
  const rest = meanOf(figures.map((figure, i) => figure - slope * luck[i]));
  const product = spread.deviation * raw.deviation;
  return {
    ...rest,
    correlation: product > 0 ? Math.abs(covariance) / product : 0,
    saving: rest.deviation > 0 ? (raw.deviation / rest.deviation) ** 2 : 1,
  };
}

function aloneOf(results: readonly RoundResult[]): { candidate: Mean; reference: Mean } {
  return {
    candidate: meanOf(results.map(({ games }) => games[0].shares[0])),
    reference: meanOf(results.map(({ games }) => games[1].shares[0])),
  };
}
