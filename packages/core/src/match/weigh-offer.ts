import { oneOf } from '../schema/schema.ts';
import { resultOf, standingTeams } from './result.ts';
import type { MatchState, OpenOffer } from './state.ts';

/** Why somebody does not agree: expects more from playing on, or thinks that nothing is decided yet. */
export const DECLINE_REASONS = ['hopeful', 'unsettled'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const declineReason = oneOf(...DECLINE_REASONS);

/** What a search has found about a position. */
export interface Outlook {
  /** Each seat's expected share of the win. */
  readonly chances: readonly number[];
  /** Whether that is proven. */
  readonly exact: boolean;
}

export type OfferAnswer = { readonly kind: 'accept' } | { readonly kind: 'decline'; readonly why: DeclineReason };

/** As good as certain. */
const SURE = 0.05;
/** Less than this is no difference. */
const EVEN = 0.02;
/** Whoever offers so much more than can be expected gives the match away. */
const GIFT = 0.25;

/**
 * What a bot says to a draw, or to counting as it stands: yes where its search holds the match for settled and the offer brings
 * what it comes to, or where it is given far more than it expects. Everybody who has bots answer asks this.
 */
export function weighOffer(
  state: MatchState,
  offer: OpenOffer,
  seat: number,
  { chances, exact }: Outlook,
): OfferAnswer {
  const chance = chances[seat] ?? 0;
  const gain = worthOf(state, offer, seat) - chance;
  const settled = exact || chance <= SURE || chance >= 1 - SURE;
  if (gain >= GIFT || (settled && gain >= -SURE)) return { kind: 'accept' };
  return { kind: 'decline', why: gain < -EVEN ? 'hopeful' : 'unsettled' };
}

/** The share of the win that an offer would bring the seat. */
function worthOf(state: MatchState, { kind }: OpenOffer, seat: number): number {
  const { position, seats } = state;
  if (kind !== 'count') return 1 / Math.max(1, standingTeams(position, seats).length);
  const { winners } = resultOf(state, 'agreed-count');
  return winners.includes(seat) ? 1 / new Set(winners.map((each) => position.team(each))).size : 0;
}
