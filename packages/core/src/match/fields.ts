import { isContribution } from '../fair.ts';
import { about, count, matching, oneOf, simple, text } from '../schema.ts';
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
