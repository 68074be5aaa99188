import { HIGHEST, STACKS } from '../rules/cards.ts';
import {
  caseOf,
  LOST_BY_TWO,
  NONE,
  placeOfTwo,
  SOMETHING,
  TAKEN_BY,
  TAKEN_BY_TWO,
  WORTH_BITS,
  WORTH_MASK,
} from './stacks.ts';

/**
 * What the last three cards and fewer bring, worked out at once: most turns that the solver meets are like this. Values as there: for the seat whose turn it is,
 * summed over all orders of the pile. A nought is taken away from rather than negated, because minus nought is no integer and would be slow.
 */
export class LastThree {
  private readonly forWin: boolean;
  private readonly worth: Int32Array;
  /** By value: so many are left. */
  private readonly pile: Int32Array;

  constructor(forWin: boolean, worth: Int32Array, pile: Int32Array) {
    this.forWin = forWin;
    this.worth = worth;
    this.pile = pile;
  }

  /** What the end is worth when the lead has grown by so much: who wins, or for points just that. */
  ended(gain: number, lead: number): number {
    if (!this.forWin) return gain;
    const end = lead + gain;
    return end > 0 ? 1 : end < 0 ? -1 : 0;
  }

  /** Three cards left, which bring from `low` to `high`, and each of them from its own low to its own high; a bound where that is outside of the window. */
  threeCards(
    a: number,
    b: number,
    c: number,
    d: number,
    index: number,
    lead: number,
    lows: Int32Array,
    highs: Int32Array,
    low: number,
    high: number,
    alpha: number,
    beta: number,
  ): number {
    const cards = this.pile;
    let sumLow = low;
    let sumHigh = high;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cards[card];
      if (count === 0 || lows[card] >= highs[card]) continue;
      const lowest = lows[card];
      const highest = highs[card];
      cards[card] = count - 1;
      let one = 1;
      while (cards[one] === 0) one++;
      let other = one;
      if (cards[one] === 1)
        do other++;
        while (cards[other] === 0);
      cards[card] = count;
      const taken = TAKEN_BY[index * (HIGHEST + 1) + card];
      const need = taken === NONE ? 0 : at4(taken, a, b, c, d) >> WORTH_BITS;
      let best = taken === NONE ? lowest : this.taken(taken, a, b, c, d, card, one, other, lead);
      if (best < highest && d >> WORTH_BITS !== need) {
        best = Math.max(best, this.firstOfThree(d, a, b, c, card, one, other, lead));
      }
      if (best < highest && d !== c && c >> WORTH_BITS !== need) {
        best = Math.max(best, this.firstOfThree(c, a, b, d, card, one, other, lead));
      }
      if (best < highest && c !== b && b >> WORTH_BITS !== need) {
        best = Math.max(best, this.firstOfThree(b, a, c, d, card, one, other, lead));
      }
      if (best < highest && b !== a && a >> WORTH_BITS !== need) {
        best = Math.max(best, this.firstOfThree(a, b, c, d, card, one, other, lead));
      }
      sumLow += count * (best - lowest);
      sumHigh += count * (best - highest);
      if (sumLow >= beta) return sumLow;
      if (sumHigh <= alpha) return sumHigh;
    }
    return sumHigh;
  }

  /** The first of three cards goes on a stack and takes nothing. */
  private firstOfThree(
    on: number,
    p: number,
    q: number,
    r: number,
    card: number,
    one: number,
    other: number,
    lead: number,
  ): number {
    const x = (card << WORTH_BITS) | ((on & WORTH_MASK) + this.worth[card]);
    if (x <= q) {
      return x <= p
        ? 0 - this.twoCards(x, p, q, r, one, other, 0 - lead)
        : 0 - this.twoCards(p, x, q, r, one, other, 0 - lead);
    }
    return x <= r
      ? 0 - this.twoCards(p, q, x, r, one, other, 0 - lead)
      : 0 - this.twoCards(p, q, r, x, one, other, 0 - lead);
  }

  /** It takes a stack: one of the two others becomes the replacement, and the last is the other seat's. */
  private taken(
    stack: number,
    a: number,
    b: number,
    c: number,
    d: number,
    card: number,
    one: number,
    other: number,
    lead: number,
  ): number {
    const { worth } = this;
    const own = (at4(stack, a, b, c, d) & WORTH_MASK) + worth[card];
    const p = stack === 0 ? b : a;
    const q = stack <= 1 ? c : b;
    const r = stack <= 2 ? d : c;
    const after = 0 - lead - own;
    const first = this.lastSorted((one << WORTH_BITS) | worth[one], p, q, r, other, after);
    const second = one === other ? first : this.lastSorted((other << WORTH_BITS) | worth[other], p, q, r, one, after);
    return (this.forWin ? 0 : 2 * own) - first - second;
  }

  private lastSorted(x: number, p: number, q: number, r: number, card: number, lead: number): number {
    if (x <= q) return x <= p ? this.lastCard(x, p, q, r, card, lead) : this.lastCard(p, x, q, r, card, lead);
    return x <= r ? this.lastCard(p, q, x, r, card, lead) : this.lastCard(p, q, r, x, card, lead);
  }

  /** Two cards left: what they bring can be read off. */
  private twoCards(a: number, b: number, c: number, d: number, one: number, other: number, lead: number): number {
    const index = caseOf(a, b, c, d);
    const value = this.ended(this.gainOfTwo(a, b, c, d, index, one, other), lead);
    if (one === other) return 2 * value;
    return value + this.ended(this.gainOfTwo(a, b, c, d, index, other, one), lead);
  }

  /** What a card brings when one more is left: what it takes, or else less what the last then takes. */
  private gainOfTwo(a: number, b: number, c: number, d: number, index: number, card: number, last: number): number {
    const at = placeOfTwo(index, card, last);
    const taken = TAKEN_BY_TWO[at];
    if (taken === NONE) return 0;
    const { worth } = this;
    if (taken !== SOMETHING) return (at4(taken, a, b, c, d) & WORTH_MASK) + worth[card];
    const lost = LOST_BY_TWO[at];
    let least = WORTH_MASK;
    for (let stack = 0; stack < STACKS; stack++) {
      const code = lost >> (4 * stack);
      const same = (code & 8) === 0 ? 0 : (at4(stack, a, b, c, d) & WORTH_MASK) + worth[card];
      const most = (code & 7) === NONE ? same : Math.max(same, at4(code & 7, a, b, c, d) & WORTH_MASK);
      if (most < least) least = most;
    }
    return 0 - least - worth[last];
  }

  private lastCard(a: number, b: number, c: number, d: number, card: number, lead: number): number {
    const taken = TAKEN_BY[caseOf(a, b, c, d) * (HIGHEST + 1) + card];
    return this.ended(taken === NONE ? 0 : (at4(taken, a, b, c, d) & WORTH_MASK) + this.worth[card], lead);
  }

  /** At most two cards left. */
  fewer(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    if (left === 0) return this.ended(0, lead);
    const cards = this.pile;
    let one = 1;
    while (cards[one] === 0) one++;
    if (left === 1) return this.lastCard(a, b, c, d, one, lead);
    let other = one;
    if (cards[one] === 1)
      do other++;
      while (cards[other] === 0);
    return this.twoCards(a, b, c, d, one, other, lead);
  }
}

function at4(stack: number, a: number, b: number, c: number, d: number): number {
  return stack === 0 ? a : stack === 1 ? b : stack === 2 ? c : d;
}
