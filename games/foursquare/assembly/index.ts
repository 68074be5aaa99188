/*
 * Perfect play of two seats as brain/best-solver.ts has it, where its sums fit into 32 bits: a second reading, for speed. The same turns are looked at
 * in the same order; brain/core.test.ts compares the two.
 */
import { alike, fifth, first, fourth, second, third } from './alike';
import { most as atMost, find, keep, layTable, least } from './bounds-table';
import { goesOn } from './brain';
import { ended, fewer, forWin, playFor, threeCards } from './last-three';
import {
  ALIKE,
  cardsOf,
  caseOf,
  count,
  GOAL,
  HIGHEST,
  highOf,
  lowOf,
  orderOf,
  ordersOf,
  REACH,
  STACKS,
  setCards,
  setHigh,
  setLow,
  setOrder,
  setScales,
  WORTH_BITS,
  WORTH_MASK,
  worthOf,
} from './memory';
import { arranged } from './promising';
import { most, reachRow } from './reach';

export { CASE_BY_TOPS, LOST_BY_TWO, PILE, REACHED, TAKEN_BY, TAKEN_BY_TWO, WORTH } from './memory';

/** Leads are kept from 0 up. */
const LEADS: i32 = 8192;
/** No value is larger, in one order of the pile. */
let bound: i32 = 1;

/** Turns looked at, and when to ask whether to go on; below nought it was given up. */
export let visits: f64 = 0;
export let limit: f64 = 0;

/** Says where memory must reach, without the scales, which follow. */
export function layOut(win: bool, largest: i32, bits: i32): u32 {
  playFor(win);
  bound = largest;
  count();
  const end = layTable(bits);
  setScales(end);
  return end;
}

export function resume(looked: f64, until: f64): void {
  visits = looked;
  limit = until;
}

/** By cards left and value, the steps of a pile's number. */
function strideOf(card: i32): i32 {
  return card === 1 ? 1 : card === 2 ? 15 : card === 3 ? 135 : card === 4 ? 2025 : 18225;
}

function floored(value: i32, count: i32): i32 {
  return value >= 0 ? value / count : 0 - (count - 1 - value) / count;
}

/** A turn begins, its draw first; the stacks ascending. */
export function turn(a: i32, b: i32, c: i32, d: i32, pile: i32, left: i32, lead: i32, alpha: i32, beta: i32): i32 {
  if (++visits > limit) {
    limit = goesOn();
    if (limit < 0) return 0;
  }
  if (left <= 2) return fewer(a, b, c, d, left, lead);
  const index = caseOf(a, b, c, d);
  // What is out of reach for one seat or the other, for each card that comes first; of a larger pile, all there is.
  let low = 0;
  let high = 0;
  if (left <= REACH) {
    const row = reachRow(pile);
    const each = ordersOf(left - 1);
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cardsOf(card);
      if (count === 0) continue;
      const lowest = each * ended(0 - most(a, b, c, d, row, index, 1, card), lead);
      const highest = each * ended(most(a, b, c, d, row, index, 0, card), lead);
      setLow(left, card, lowest);
      setHigh(left, card, highest);
      low += count * lowest;
      high += count * highest;
    }
  } else {
    let all = (a & WORTH_MASK) + (b & WORTH_MASK) + (c & WORTH_MASK) + (d & WORTH_MASK);
    for (let card = 1; card <= HIGHEST; card++) all += cardsOf(card) * worthOf(card);
    const lowest = ordersOf(left - 1) * ended(0 - all, lead);
    const highest = ordersOf(left - 1) * ended(all, lead);
    for (let card = 1; card <= HIGHEST; card++) {
      setLow(left, card, lowest);
      setHigh(left, card, highest);
    }
    low = left * lowest;
    high = left * highest;
  }
  if (high <= alpha) return high;
  if (low >= beta || low === high) return low;
  if (left === 3) return threeCards(a, b, c, d, index, lead, low, high, alpha, beta);
  let one = a | (b << 16);
  let two = c | (d << 16);
  let three = 0;
  let four = 0;
  let five = pile | ((lead + LEADS) << 17);
  if (forWin && left <= ALIKE && alike(a, b, c, d, index, pile, left, lead)) {
    one = first;
    two = second;
    three = third;
    four = fourth;
    five = fifth;
  }
  if (find(one, two, three, four, five)) {
    if (least >= beta || least === atMost) return least;
    if (atMost <= alpha) return atMost;
  }
  const value = mean(a, b, c, d, pile, left, lead, low, high, alpha, beta);
  if (limit < 0) return 0;
  keep(one, two, three, four, five, value > alpha ? value : low, value < beta ? value : high, left);
  return value;
}

/** The mean over the cards that can be drawn, which bring from `low` to `high`, and each of them from its own low to its own high; or a bound of it as soon as that is outside of the window. */
function mean(
  a: i32,
  b: i32,
  c: i32,
  d: i32,
  pile: i32,
  left: i32,
  lead: i32,
  low: i32,
  high: i32,
  alpha: i32,
  beta: i32,
): i32 {
  let sumLow = low;
  let sumHigh = high;
  // Where no card can bring too much, all of them have to be worked out, and a look at one placement saves nothing.
  const looks = beta <= sumHigh;
  for (let pass = looks ? 0 : 1; pass < 2; pass++) {
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cardsOf(card);
      if (count === 0) continue;
      const lowest = lowOf(left, card);
      const highest = highOf(left, card);
      if (lowest >= highest) continue;
      // Below the first or above the second, this card decides the whole draw.
      const failLow = max(floored(alpha - sumHigh, count) + highest, lowest - 1);
      const failHigh = min(lowest - floored(sumLow - beta, count), highest + 1);
      setCards(card, count - 1);
      const next = pile - strideOf(card);
      let value = 0;
      if (pass === 0) {
        value = firstWith(card, a, b, c, d, next, left - 1, lead, lowest, failHigh);
      } else {
        const best = looks ? lowest : firstWith(card, a, b, c, d, next, left - 1, lead, failLow, failHigh);
        value = betterWith(card, a, b, c, d, next, left - 1, lead, best, highest, failLow, failHigh);
      }
      setCards(card, count);
      if (limit < 0) return 0;
      // In the first pass, and above the window, it is a lower bound; below the window an upper one; else both.
      if (value > lowest && (pass === 0 || value > failLow)) {
        sumLow += count * (value - lowest);
        setLow(left, card, value);
      }
      if (pass === 1 && value < highest && value < failHigh) {
        sumHigh += count * (value - highest);
        setHigh(left, card, value);
      }
      if (sumLow >= beta) return sumLow;
      if (sumHigh <= alpha) return sumHigh;
    }
  }
  return sumHigh;
}

/** A lower bound of holding a card: what its most promising placement brings. */
function firstWith(
  card: i32,
  a: i32,
  b: i32,
  c: i32,
  d: i32,
  pile: i32,
  left: i32,
  lead: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const need = topsOf(a, b, c, d) + card - GOAL;
  const order = arranged(a, b, c, d, card, need, left);
  setOrder(left, card, order);
  return placeAt(order & 3, a, b, c, d, card, need, pile, left, lead, alpha, beta);
}

/** The best placement when the most promising was looked at and is worth `best`. */
function betterWith(
  card: i32,
  a: i32,
  b: i32,
  c: i32,
  d: i32,
  pile: i32,
  left: i32,
  lead: i32,
  best: i32,
  high: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const need = topsOf(a, b, c, d) + card - GOAL;
  const order = orderOf(left, card);
  for (let i = 1; i < STACKS && best < beta && best < high; i++) {
    const stack = (order >> (2 * i)) & 3;
    if (isWorse(stack, a, b, c, d, need)) continue;
    best = max(best, placeAt(stack, a, b, c, d, card, need, pile, left, lead, max(alpha, best), beta));
  }
  return best;
}

/** Of equal neighbours one is enough, and of those that can be taken the last, which is worth most. */
function isWorse(stack: i32, a: i32, b: i32, c: i32, d: i32, need: i32): bool {
  if (stack === 3) return false;
  const on = stack === 0 ? a : stack === 1 ? b : c;
  const next = stack === 0 ? b : stack === 1 ? c : d;
  return on === next || (on >> WORTH_BITS === need && next >> WORTH_BITS === need);
}

function placeAt(
  stack: i32,
  a: i32,
  b: i32,
  c: i32,
  d: i32,
  card: i32,
  need: i32,
  pile: i32,
  left: i32,
  lead: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const on = stack === 0 ? a : stack === 1 ? b : stack === 2 ? c : d;
  const p = stack === 0 ? b : a;
  const q = stack <= 1 ? c : b;
  const r = stack <= 2 ? d : c;
  return place(on, p, q, r, card, need, pile, left, lead, alpha, beta);
}

/** R3, R4: a card goes on stack `on`, which it takes if that stack's top is the one that is `need`ed away. */
function place(
  on: i32,
  p: i32,
  q: i32,
  r: i32,
  card: i32,
  need: i32,
  pile: i32,
  left: i32,
  lead: i32,
  alpha: i32,
  beta: i32,
): i32 {
  const worth = (on & WORTH_MASK) + worthOf(card);
  if (on >> WORTH_BITS !== need) {
    return 0 - sorted((card << WORTH_BITS) | worth, p, q, r, pile, left, 0 - lead, 0 - beta, 0 - alpha);
  }
  if (forWin) return restart(p, q, r, pile, left, lead + worth, alpha, beta);
  const taken = worth * ordersOf(left);
  return taken + restart(p, q, r, pile, left, 0, alpha - taken, beta - taken);
}

/** R5: the replacement of a stack that was taken. Not often there, so only the last of its cards have a narrow window. */
function restart(p: i32, q: i32, r: i32, pile: i32, left: i32, lead: i32, alpha: i32, beta: i32): i32 {
  if (left === 0) return ended(0, lead);
  const largest = bound * ordersOf(left - 1);
  let sum = 0;
  let rest = left;
  for (let card = 1; card <= HIGHEST; card++) {
    const count = cardsOf(card);
    if (count === 0) continue;
    rest -= count;
    const failLow = max(floored(alpha - sum - rest * largest, count), 0 - largest - 1);
    const failHigh = min(0 - floored(sum - rest * largest - beta, count), largest + 1);
    setCards(card, count - 1);
    const stack = (card << WORTH_BITS) | worthOf(card);
    const value = 0 - sorted(stack, p, q, r, pile - strideOf(card), left - 1, 0 - lead, 0 - failHigh, 0 - failLow);
    setCards(card, count);
    if (limit < 0) return 0;
    sum += count * value;
    if (value <= failLow) return sum + rest * largest;
    if (value >= failHigh) return sum - rest * largest;
  }
  return sum;
}

/** The order of stacks means nothing to the future: ascending, so that equal futures have equal keys. */
function sorted(x: i32, p: i32, q: i32, r: i32, pile: i32, left: i32, lead: i32, alpha: i32, beta: i32): i32 {
  const low = min(x, p);
  const mid = max(x, p);
  const next = min(mid, q);
  const high = max(mid, q);
  return turn(low, next, min(high, r), max(high, r), pile, left, lead, alpha, beta);
}

function topsOf(a: i32, b: i32, c: i32, d: i32): i32 {
  return (a >> WORTH_BITS) + (b >> WORTH_BITS) + (c >> WORTH_BITS) + (d >> WORTH_BITS);
}
