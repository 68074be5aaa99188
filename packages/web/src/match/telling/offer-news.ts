import { type EventOf, type MatchEvent, type MatchState, type OfferKind, pendingSeats } from '@countertop/core';

/** What somebody far away, or a bot, says to an offer. */
export interface OfferNews {
  readonly seat: number;
  readonly kind: OfferKind;
  readonly answer: 'considering' | 'declined';
  /** The phrase for it. */
  readonly key: string;
}

/** What has become of the offers since the last move. Who sits here knows what they answered. */
export function offerNews(state: MatchState, isHere: (seat: number) => boolean): readonly OfferNews[] {
  const refused = sinceLastMove(state).flatMap((event) => (event.kind === 'declined' ? [declined(event)] : []));
  const considering = state.offers.flatMap((offer) =>
    pendingSeats(state.seats, offer).map(
      (seat) => ({ seat, kind: offer.kind, answer: 'considering', key: 'answer.considering' }) as const,
    ),
  );
  return [...refused, ...considering].filter(({ seat }) => !isHere(seat));
}

function declined({ seat, offer: kind, why }: EventOf<'declined'>): OfferNews {
  return { seat, kind, answer: 'declined', key: why === undefined ? `answer.${kind}` : `answer.${kind}.${why}` };
}

/** The time that somebody was given since the last move. */
export function timeGiven(state: MatchState): readonly EventOf<'given'>[] {
  return sinceLastMove(state).filter((event) => event.kind === 'given');
}

function sinceLastMove({ events }: MatchState): readonly MatchEvent[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === 'moved' || kind === 'drawn') + 1);
}
