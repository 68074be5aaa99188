import { HIGHEST } from './cards.ts';

/**
 * Several small numbers in one integer, so that playing a card changes few of them.
 *
 * The pile: how many cards are worth at most 1, 2, 3 and 4, seven bits each. They are at most 44, so the seventh bit is
 * free for comparing. How many there are at all is kept apart.
 */
const FIELD = 7;
const FIELDS = 1 | (1 << FIELD) | (1 << (2 * FIELD)) | (1 << (3 * FIELD));
const FREE = 64;

/** By value from 1, as COPIES is. */
export function pileOf(copies: readonly number[]): number {
  return copies.reduce((pile, count, value) => (value === 0 ? 0 : pile + count * atMost(value)), 0);
}

/** What a card of this value adds to a pile. */
export function atMost(value: number): number {
  return FIELDS & (-1 << (FIELD * (value - 1)));
}

/** How many of the pile's `left` cards are worth at most `value`. */
export function upTo(pile: number, left: number, value: number): number {
  if (value === HIGHEST) return left;
  return value === 0 ? 0 : (pile >> (FIELD * (value - 1))) & (FREE - 1);
}

/** The value of the card at an index from 0, the cards lying in a row by value. */
export function drawnAt(pile: number, index: number): number {
  // The free bit of each field says whether those cards all lie before the index; the product adds the four up.
  const before = ((Math.imul(FIELDS, FREE + index) - pile) >>> 6) & FIELDS;
  return 1 + ((Math.imul(before, FIELDS) >>> (3 * FIELD)) & 7);
}

/** A stack: its top card, then its total, how many cards it has, and the number of its top card. An empty one is 0. */
const TOTAL = 3;
const COUNT = 10;
const HEAD = 16;

export function topOf(stack: number): number {
  return stack & 7;
}
export function totalOf(stack: number): number {
  return (stack >> TOTAL) & 127;
}
export function countOf(stack: number): number {
  return (stack >> COUNT) & 63;
}
export function headOf(stack: number): number {
  return stack >> HEAD;
}

/** The stack after a card has been put on it. */
export function upFrom(stack: number, value: number, card: number): number {
  return ((stack & 0xfff8) + (1 << COUNT) + (value << TOTAL)) | value | (card << HEAD);
}

/** What a seat has taken: points, and above them how many cards. */
export const ONE_CARD: number = 1 << 7;

export function pointsOf(score: number): number {
  return score & 127;
}
export function cardsOf(score: number): number {
  return score >> 7;
}

/** What a stack adds to a score, together with the card that takes it: total and count lie there in the same way. */
export function taken(stack: number, value: number): number {
  return ((stack >> TOTAL) & 0x1fff) + ONE_CARD + value;
}
