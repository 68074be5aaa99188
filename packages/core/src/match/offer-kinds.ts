/**
 * What a seat may propose: a draw, to take the own last move back, to end now and count the scores, to let the clocks rest
 * and to go on again, and after the end another match with the seats moved on by one.
 */
export const OFFER_KINDS = ['draw', 'takeback', 'count', 'pause', 'resume', 'rematch'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
