import type { DeclineReason, EventOf, OfferKind } from '@countertop/core';

const OFFERS: Readonly<Record<OfferKind, string>> = {
  draw: 'a draw',
  count: 'to end here and count',
  takeback: 'to take the last move back',
  rematch: 'a rematch',
  pause: 'a break',
  resume: 'to go on',
};

const REFUSALS: Readonly<Record<OfferKind, string>> = {
  draw: 'no draw',
  count: 'let us play on',
  takeback: 'the move stands',
  rematch: 'no rematch now',
  pause: 'no break now',
  resume: 'a moment more',
};

const REASONS: Readonly<Record<DeclineReason, string>> = {
  hopeful: 'I hope for more',
  unsettled: 'nothing is decided yet',
};

/** What is offered, after "offers". */
export function offerText(offer: OfferKind): string {
  return OFFERS[offer];
}

/** What somebody says who does not agree, and why if they say so. */
export function declinedText({ offer, why }: EventOf<'declined'>): string {
  return why === undefined ? `${REFUSALS[offer]}.` : `${REFUSALS[offer]}, ${REASONS[why]}.`;
}
