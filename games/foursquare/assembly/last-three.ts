// brain/last-three.ts: what the last three cards and fewer bring.
import {
  cardsOf,
  caseOf,
  HIGHEST,
  highOf,
  LOST_BY_TWO,
  lowOf,
  NONE,
  SOMETHING,
  STACKS,
  TAKEN_BY_TWO,
  takenBy,
  WORTH_BITS,
  WORTH_MASK,
  worthOf,
} from './memory';

export let forWin: bool = false;

export function playFor(win: bool): void {
  forWin = win;
}

/** What the end is worth when the lead has grown by so much: who wins, or for points just that. */
export function ended(gain: i32, lead: i32): i32 {
  if (!forWin) return gain;
  const end = lead + gain;
  return i32(end > 0) - i32(end < 0);
}

/** Three cards left, which bring from `low` to `high`, and each of them from its own low to its own high; a bound where that is outside of the window. */
export function threeCards(
  a: i32,
  b: i32,
  c: i32,
  d: i32,
  index: i32,
  lead: i32,
  low: i32,
  high: i32,
  alpha: i32,
  beta: i32,
): i32 {
  let sumLow = low;
  let sumHigh = high;
  for (let card = 1; card <= HIGHEST; card++) {
    const count = cardsOf(card);
    if (count === 0) continue;
    const lowest = lowOf(3, card);
    const highest = highOf(3, card);
    if (lowest >= highest) continue;
    // The two others: of its own value there may be more.
    let one = 1;
    while (cardsOf(one) - i32(one === card) === 0) one++;
    let other = one;
    if (cardsOf(one) - i32(one === card) === 1) {
      other++;
      while (cardsOf(other) - i32(other === card) === 0) other++;
    }
    const taken = takenBy(index, card);
    const need = taken === NONE ? 0 : at4(taken, a, b, c, d) >> WORTH_BITS;
    let best = taken === NONE ? lowest : takes(taken, a, b, c, d, card, one, other, lead);
    if (best < highest && d >> WORTH_BITS !== need) best = max(best, first(d, a, b, c, card, one, other, lead));
    if (best < highest && d !== c && c >> WORTH_BITS !== need)
      best = max(best, first(c, a, b, d, card, one, other, lead));
    if (best < highest && c !== b && b >> WORTH_BITS !== need)
      best = max(best, first(b, a, c, d, card, one, other, lead));
    if (best < highest && b !== a && a >> WORTH_BITS !== need)
      best = max(best, first(a, b, c, d, card, one, other, lead));
    sumLow += count * (best - lowest);
    sumHigh += count * (best - highest);
    if (sumLow >= beta) return sumLow;
    if (sumHigh <= alpha) return sumHigh;
  }
  return sumHigh;
}

/** The first of three cards goes on a stack and takes nothing. */
function first(on: i32, p: i32, q: i32, r: i32, card: i32, one: i32, other: i32, lead: i32): i32 {
  const x = (card << WORTH_BITS) | ((on & WORTH_MASK) + worthOf(card));
  if (x <= q) {
    return x <= p ? -twoCards(x, p, q, r, one, other, -lead) : -twoCards(p, x, q, r, one, other, -lead);
  }
  return x <= r ? -twoCards(p, q, x, r, one, other, -lead) : -twoCards(p, q, r, x, one, other, -lead);
}

/** It takes a stack: one of the two others becomes the replacement, and the last is the other seat's. */
function takes(stack: i32, a: i32, b: i32, c: i32, d: i32, card: i32, one: i32, other: i32, lead: i32): i32 {
  const own = (at4(stack, a, b, c, d) & WORTH_MASK) + worthOf(card);
  const p = stack === 0 ? b : a;
  const q = stack <= 1 ? c : b;
  const r = stack <= 2 ? d : c;
  const after = 0 - lead - own;
  const last = lastSorted((one << WORTH_BITS) | worthOf(one), p, q, r, other, after);
  const second = one === other ? last : lastSorted((other << WORTH_BITS) | worthOf(other), p, q, r, one, after);
  return (forWin ? 0 : 2 * own) - last - second;
}

function lastSorted(x: i32, p: i32, q: i32, r: i32, card: i32, lead: i32): i32 {
  if (x <= q) return x <= p ? lastCard(x, p, q, r, card, lead) : lastCard(p, x, q, r, card, lead);
  return x <= r ? lastCard(p, q, x, r, card, lead) : lastCard(p, q, r, x, card, lead);
}

/** Two cards left: what they bring can be read off. */
function twoCards(a: i32, b: i32, c: i32, d: i32, one: i32, other: i32, lead: i32): i32 {
  const index = caseOf(a, b, c, d);
  const value = ended(gainOfTwo(a, b, c, d, index, one, other), lead);
  if (one === other) return 2 * value;
  return value + ended(gainOfTwo(a, b, c, d, index, other, one), lead);
}

/** What a card brings when one more is left: what it takes, or else less what the last then takes. */
function gainOfTwo(a: i32, b: i32, c: i32, d: i32, index: i32, card: i32, last: i32): i32 {
  const at = (index * (HIGHEST + 1) + card) * (HIGHEST + 1) + last;
  const taken: i32 = load<u8>(at, TAKEN_BY_TWO);
  if (taken === NONE) return 0;
  if (taken !== SOMETHING) return (at4(taken, a, b, c, d) & WORTH_MASK) + worthOf(card);
  const lost: i32 = load<u16>(at << 1, LOST_BY_TWO);
  let least = WORTH_MASK;
  for (let stack = 0; stack < STACKS; stack++) {
    const code = lost >> (4 * stack);
    const same = (code & 8) === 0 ? 0 : (at4(stack, a, b, c, d) & WORTH_MASK) + worthOf(card);
    const other = (code & 7) === NONE ? same : max(same, at4(code & 7, a, b, c, d) & WORTH_MASK);
    if (other < least) least = other;
  }
  return 0 - least - worthOf(last);
}

function lastCard(a: i32, b: i32, c: i32, d: i32, card: i32, lead: i32): i32 {
  const taken = takenBy(caseOf(a, b, c, d), card);
  return ended(taken === NONE ? 0 : (at4(taken, a, b, c, d) & WORTH_MASK) + worthOf(card), lead);
}

/** At most two cards left. */
export function fewer(a: i32, b: i32, c: i32, d: i32, left: i32, lead: i32): i32 {
  if (left === 0) return ended(0, lead);
  let one = 1;
  while (cardsOf(one) === 0) one++;
  if (left === 1) return lastCard(a, b, c, d, one, lead);
  let other = one;
  if (cardsOf(one) === 1) {
    other++;
    while (cardsOf(other) === 0) other++;
  }
  return twoCards(a, b, c, d, one, other, lead);
}

function at4(stack: i32, a: i32, b: i32, c: i32, d: i32): i32 {
  return stack === 0 ? a : stack === 1 ? b : stack === 2 ? c : d;
}
