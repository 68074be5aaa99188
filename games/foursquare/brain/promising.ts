import { DUEL_WEIGHTS } from '../data/weights.ts';
import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import { Estimate, stackCode } from './estimate.ts';
import { unpack } from './pack.ts';
import { WORTH_BITS, WORTH_MASK } from './stacks.ts';

/** From so many cards left on, what was learned says what to try first: that is dear, and still saves a tenth. */
const JUDGED_FROM = 7;

/** Which stack is worth trying first for a card, and which next: what is good is best found early, so that the rest need not be looked at closely. */
export class Promising {
  private readonly worth: Int32Array;
  /** By value: so many are left. */
  private readonly pile: Int32Array;
  /** What ten points are worth. */
  private readonly step: number;
  private readonly judgement = new Estimate(unpack(DUEL_WEIGHTS));
  private readonly codes = new Int32Array(STACKS);
  private readonly merits = new Float64Array(STACKS);

  constructor(worth: Int32Array, pile: Int32Array, step: number) {
    this.worth = worth;
    this.pile = pile;
    this.step = step;
  }

  /** A stack that is taken comes first; then those that leave the other seat the least. */
  arrange(
    order: Int32Array,
    a: number,
    b: number,
    c: number,
    d: number,
    card: number,
    need: number,
    left: number,
  ): void {
    const { merits } = this;
    merits[0] = this.merit(a, b, c, d, card, need, left);
    merits[1] = this.merit(b, a, c, d, card, need, left);
    merits[2] = this.merit(c, a, b, d, card, need, left);
    merits[3] = this.merit(d, a, b, c, card, need, left);
    for (let i = 0; i < STACKS; i++) {
      let at = i;
      while (at > 0 && merits[order[at - 1]] <= merits[i]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
    }
  }

  private merit(on: number, p: number, q: number, r: number, card: number, need: number, left: number): number {
    const top = on >> WORTH_BITS;
    if (top === need) return 1e6 + (on & WORTH_MASK);
    const placed = (card << WORTH_BITS) | (on & WORTH_MASK);
    if (left >= JUDGED_FROM) return -this.judged(placed + this.worth[card], p, q, r, left);
    const total = need + GOAL - top;
    return -(this.taking(placed, total) + this.taking(p, total) + this.taking(q, total) + this.taking(r, total));
  }

  private judged(x: number, p: number, q: number, r: number, left: number): number {
    const { codes } = this;
    codes[0] = this.codeOf(x);
    codes[1] = this.codeOf(p);
    codes[2] = this.codeOf(q);
    codes[3] = this.codeOf(r);
    codes.sort();
    return this.judgement.turn(codes[0], codes[1], codes[2], codes[3], this.pile, left);
  }

  private codeOf(stack: number): number {
    return stackCode(stack >> WORTH_BITS, Math.ceil((stack & WORTH_MASK) / this.step));
  }

  /** How many cards take a stack, times what that brings. */
  private taking(stack: number, total: number): number {
    const card = GOAL - total + (stack >> WORTH_BITS);
    return card >= 1 && card <= HIGHEST ? this.pile[card] * ((stack & WORTH_MASK) + this.worth[card]) : 0;
  }
}
