import { type MatchState, type OfferKind, pendingSeats } from '@countertop/core';

/** What somebody far away, or a bot, says to an offer. */
export interface OfferNews {
  readonly seat: number;
  readonly kind: OfferKind;
  readonly answer: 'considering' | 'declined';
}

/** What has become of the offers since the last move. Who sits here knows what they answered. */
export function offerNews(state: MatchState, isHere: (seat: number) => boolean): readonly OfferNews[] {
  const from = state.events.findLastIndex(({ kind }) => kind === 'moved' || kind === 'drawn');
  const declined = state.events
    .slice(from + 1)
    .flatMap((event) =>
      event.kind === 'declined' ? [{ seat: event.seat, kind: event.offer, answer: 'declined' } as const] : [],
    );
  const considering = state.offers.flatMap((offer) =>
    pendingSeats(state.seats, offer).map((seat) => ({ seat, kind: offer.kind, answer: 'considering' }) as const),
  );
  return [...declined, ...considering].filter(({ seat }) => !isHere(seat));
}
