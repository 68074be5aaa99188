/*
 * Where everything lies. AssemblyScript: `load` and `store` read and write memory, at an address and a constant offset; an
 * address is never negative. The words are those of brain/stacks.ts, brain/reach.ts and brain/alike.ts.
 */

export const STACKS: i32 = 4;
export const HIGHEST: i32 = 5;
export const GOAL: i32 = 10;
/** Up to so many cards left it is known what can be reached. */
export const REACH: i32 = 6;
/** Up to so many, positions that are won alike have one key. */
export const ALIKE: i32 = 5;
export const WORTH_BITS: i32 = 13;
export const WORTH_MASK: i32 = (1 << WORTH_BITS) - 1;
/** No stack, and wherever a card goes, the next takes something. */
export const NONE: i32 = 4;
export const SOMETHING: i32 = 5;
const CASES: i32 = 70;
const PILES: i32 = 18225 * 5;
/** Sets of at most two stacks. */
const SIDE: i32 = 11;
/** Of a pile, in `REACHED`: a case for each seat, and for each first card and for any. */
const ROWS: i32 = CASES * 2 * (HIGHEST + 1) * SIDE;
/** In so many ways six cards and fewer can be there, and five and fewer. */
const SIXES: i32 = 462;
const FIVES: i32 = 252;
/** So many cards are left at the most. */
const MOST: i32 = 16;

// Tables that never change: written by brain/core.ts.
export const CASE_BY_TOPS: u32 = 0x400;
export const TAKEN_BY: u32 = CASE_BY_TOPS + 4096;
export const TAKEN_BY_TWO: u32 = TAKEN_BY + 424;
export const LOST_BY_TWO: u32 = TAKEN_BY_TWO + 2520;
export const WORTH: u32 = LOST_BY_TWO + 5040;

/** By value: so many cards are left. */
export const PILE: u32 = WORTH + 32;

// What is known of piles: the number of its row, from 1 up, and then the rows.
export const REACH_ROW: u32 = PILE + 32;
export const ALIKE_ROW: u32 = REACH_ROW + 2 * PILES + 2;
export const REACHED: u32 = ALIKE_ROW + 2 * PILES + 2;
/** By pile and case, where its scales lie, from 1 up, or -1. */
const PLACES: u32 = REACHED + 2 * ROWS * SIXES;

// By cards left and card: the bounds of what holding it is worth, and the order in which to try the stacks.
const LOWS: u32 = PLACES + 4 * CASES * FIVES;
const HIGHS: u32 = LOWS + 32 * MOST;
const ORDERS: u32 = HIGHS + 32 * MOST;
export const TABLE: u32 = ORDERS + 32 * MOST;

/** After the table: as many scales as there are. */
let scales: u32 = 0;

export function setScales(at: u32): void {
  scales = at;
}

export function cardsOf(card: i32): i32 {
  return load<i32>(card << 2, PILE);
}

export function setCards(card: i32, count: i32): void {
  store<i32>(card << 2, count, PILE);
}

export function worthOf(card: i32): i32 {
  return load<i32>(card << 2, WORTH);
}

export function caseOf(a: i32, b: i32, c: i32, d: i32): i32 {
  return load<u8>(
    (a >> WORTH_BITS) | ((b >> WORTH_BITS) << 3) | ((c >> WORTH_BITS) << 6) | ((d >> WORTH_BITS) << 9),
    CASE_BY_TOPS,
  );
}

/** The stack that a card takes. */
export function takenBy(index: i32, card: i32): i32 {
  return load<u8>(index * (HIGHEST + 1) + card, TAKEN_BY);
}

/** Where one card's numbers of a pile and case begin, of the seat whose turn it is or the other; card 0 is any card. */
export function reachAt(row: i32, index: i32, other: i32, card: i32): u32 {
  return ((row - 1) * ROWS + ((index * 2 + other) * (HIGHEST + 1) + card) * SIDE) << 1;
}

export function placeAt(row: i32, index: i32): u32 {
  return ((row - 1) * CASES + index) << 2;
}

export function placeOf(at: u32): i32 {
  return load<i32>(at, PLACES);
}

export function setPlace(at: u32, place: i32): void {
  store<i32>(at, place, PLACES);
}

export function scaleAt(place: i32): i32 {
  return load<i32>(scales + (place << 2));
}

export function lowOf(left: i32, card: i32): i32 {
  return load<i32>((left << 5) | (card << 2), LOWS);
}

export function setLow(left: i32, card: i32, value: i32): void {
  store<i32>((left << 5) | (card << 2), value, LOWS);
}

export function highOf(left: i32, card: i32): i32 {
  return load<i32>((left << 5) | (card << 2), HIGHS);
}

export function setHigh(left: i32, card: i32, value: i32): void {
  store<i32>((left << 5) | (card << 2), value, HIGHS);
}

export function orderOf(left: i32, card: i32): i32 {
  return load<i32>((left << 5) | (card << 2), ORDERS);
}

export function setOrder(left: i32, card: i32, order: i32): void {
  store<i32>((left << 5) | (card << 2), order, ORDERS);
}

/** In how many orders so many cards can come. */
export function ordersOf(cards: i32): i32 {
  return load<i32>(cards << 2, FACTORIALS);
}

const FACTORIALS: u32 = 0x100;

export function count(): void {
  let orders = 1;
  store<i32>(0, 1, FACTORIALS);
  for (let cards = 1; cards <= 12; cards++) {
    orders *= cards;
    store<i32>(cards << 2, orders, FACTORIALS);
  }
}
