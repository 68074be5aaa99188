import { type EventOf, type MatchState, type OfferKind, pendingSeats } from '@countertop/core';

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
  const from = state.events.findLastIndex(({ kind }) => kind === 'moved' || kind === 'drawn');
  const refused = state.events.slice(from + 1).flatMap((event) => (event.kind === 'declined' ? [declined(event)] : []));
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
