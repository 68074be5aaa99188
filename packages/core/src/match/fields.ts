import { isContribution } from '../chance/fair.ts';
import { about, count, integer, matching, oneOf, refused, simple, text } from '../schema/schema.ts';
import { OFFER_KINDS } from './offer-kinds.ts';

// The fields that events and commands share.

/** Notation, ids, seeds: nothing that is longer has a place in a match. */
export const word = text(200);
export const seat = count;
export const offer = oneOf(...OFFER_KINDS);
export const contribution = about(
  'What a seat adds to fair chance: 8 to 32 bytes as lower-case hex.',
  simple({ type: 'string', format: 'hex' }, isContribution),
);
export const commitment = about('SHA-256 of the seed, as lower-case hex.', matching(/[0-9a-f]{64}/));

/** How much time can be given at once, in milliseconds. */
export const GIFT = { min: 1_000, max: 600_000 } as const;
export const gift = refused(integer(GIFT.min, GIFT.max), 'give-amount', () => ({
  min: GIFT.min / 1000,
  max: GIFT.max / 1000,
}));
