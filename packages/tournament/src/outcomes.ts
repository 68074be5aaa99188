import { bad, good, type MatchResult, type Result } from '@countertop/core';
import { isMeeting, type Meeting, winnerOf } from './rounds.ts';
import type { Outcome, Pairing, Tournament } from './tournament.ts';

/** Where a pairing stands: its round, counted from 1, and its place in it, from 0. */
export interface Spot {
  readonly round: number;
  readonly at: number;
}

/**
 * Enters what came of a meeting, corrects it, or (undefined) strikes it out. In a knock-out somebody must go on: a draw is played
 * again, with the seats changed.
 */
export function enterOutcome(tournament: Tournament, spot: Spot, outcome: Outcome | undefined): Result<Tournament> {
  const pairing = tournament.rounds[spot.round - 1]?.[spot.at];
  if (pairing === undefined) return bad('no-pairing', { round: spot.round });
  if (!isMeeting(pairing)) return bad('no-opponent');
  const { outcome: _, ...open } = pairing;
  if (tournament.system !== 'knock-out') return good(put(tournament, spot, outcome ? { ...open, outcome } : open));
  const next: Pairing =
    outcome === undefined ? open : outcome.winner === 'nobody' && !outcome.unplayed ? once(open) : { ...open, outcome };
  const isDrawnOn = tournament.rounds.length > spot.round;
  if (isDrawnOn && winnerOf(next) !== winnerOf(pairing)) return bad('round-after', { round: spot.round + 1 });
  return good(put(tournament, spot, next));
}

/** The same two once more. */
function once({ match: _, first, second, again = 0, ...rest }: Meeting): Pairing {
  return { ...rest, first: second, second: first, again: again + 1 };
}

/** Notes which match is played for a meeting. */
export function noteMatch(tournament: Tournament, spot: Spot, match: string): Tournament {
  const pairing = tournament.rounds[spot.round - 1]?.[spot.at];
  return pairing === undefined ? tournament : put(tournament, spot, { ...pairing, match });
}

/** What a match between two came to; undefined where it decided nothing. Its first seat is the pairing's. */
export function outcomeOfMatch({ reason, winners }: MatchResult): Outcome | undefined {
  if (reason === 'aborted') return undefined;
  if (winners.length !== 1) return { winner: 'nobody' };
  return { winner: winners[0] === 0 ? 'first' : 'second' };
}

function put(tournament: Tournament, { round, at }: Spot, pairing: Pairing): Tournament {
  const rounds = tournament.rounds.map((each, index) => (index === round - 1 ? each.with(at, pairing) : each));
  return { ...tournament, rounds };
}

/** Every pairing with its place. */
export function spotsOf({ rounds }: Tournament): readonly { readonly spot: Spot; readonly pairing: Pairing }[] {
  return rounds.flatMap((round, index) => round.map((pairing, at) => ({ spot: { round: index + 1, at }, pairing })));
}
