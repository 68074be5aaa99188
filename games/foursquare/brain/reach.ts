import { COPIES, GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import { STRIDE } from './last-cards.ts';
import { TOPS_OF, WORTH_MASK } from './stacks.ts';
import { AFTER, CAME_FROM, stepOf } from './steps.ts';

/** It is known of piles of so many cards and fewer: nobody takes more than two stacks then. */
export const REACH = 6;
/** Sets of at most two of the four stacks, as bits: first none, then one, then two. */
const SETS: readonly number[] = [0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12];
const PLACE_OF_SET = new Int8Array(1 << STACKS).fill(-1);
for (const [place, set] of SETS.entries()) PLACE_OF_SET[set] = place;
/** Numbers a case has for each seat. */
const SIDE = SETS.length;
/** Numbers a case has for a seat: whatever card comes first, and then for each that may. */
const EACH = (HIGHEST + 1) * SIDE;
/** Numbers a pile has: by case, those of the seat whose turn it is and then those of the other. */
const ROWS = TOPS_OF.length * 2 * EACH;
/** A set that cannot be taken. */
const NEVER = -32000;
const PILES = STRIDE[HIGHEST] * (COPIES[HIGHEST] + 1);

/** By step, and the place of a set: those stacks before the step. */
const SET_BEFORE = new Uint8Array(AFTER.length * SIDE);
for (let step = 0; step < AFTER.length; step++) {
  const from = CAME_FROM.subarray(step * STACKS, (step + 1) * STACKS);
  for (const [place, set] of SETS.entries()) {
    const before = from.reduce((sum, stack, i) => ((set & (1 << i)) !== 0 ? sum | (1 << stack) : sum), 0);
    SET_BEFORE[step * SIDE + place] = before;
  }
}

/**
 * The most that a seat can take with the last cards, and the other not, were all draws to help it: by pile and tops, for every set of stacks it may end up with, how much
 * of the pile comes with them. Who cannot turn the game round even so has lost it.
 *
 * The other seat resists, but only in a way that can be told from pile and tops alone: it puts each card where the first could take least if all stacks were worth the same.
 * Whatever its best is, it is no worse than that.
 */
export class Reach {
  private readonly worths: Int32Array;
  /** By the number of a pile: where its rows begin, or -1. */
  private readonly begin = new Int32Array(PILES).fill(-1);
  private rows = new Int16Array(64 * ROWS);
  private end = 0;
  /** What a stack is taken to be worth by who resists. */
  private readonly usual: number;
  /** By set: what the placement that is looked at allows the other seat; and that of the best so far. */
  private readonly allowed = new Int32Array(SIDE);
  private readonly chosen = new Int32Array(SIDE);

  constructor(worths: Int32Array) {
    this.worths = worths;
    this.usual = 4 * worths[3];
  }

  /** All that is known of a pile, and the number of its row: they are filled one after the other. */
  row(pile: number, cards: Int32Array): { numbers: Int16Array; row: number } {
    if (this.begin[pile] < 0) this.fill(pile, cards);
    const begin = this.begin[pile];
    return { numbers: this.rows.subarray(begin, begin + ROWS), row: begin / ROWS };
  }

  /** For the seat whose turn begins, or for the other, if that card comes first; the stacks ascending, in that case. */
  most(
    a: number,
    b: number,
    c: number,
    d: number,
    index: number,
    pile: number,
    cards: Int32Array,
    other: 0 | 1,
    card: number,
  ): number {
    if (this.begin[pile] < 0) this.fill(pile, cards);
    const { rows } = this;
    const at = this.begin[pile] + (index * 2 + other) * EACH + card * SIDE;
    const wa = a & WORTH_MASK;
    const wb = b & WORTH_MASK;
    const wc = c & WORTH_MASK;
    const wd = d & WORTH_MASK;
    const one = Math.max(rows[at], wa + rows[at + 1], wb + rows[at + 2], wc + rows[at + 3], wd + rows[at + 4]);
    const low = Math.max(wa + wb + rows[at + 5], wa + wc + rows[at + 6], wa + wd + rows[at + 7]);
    return Math.max(one, low, wb + wc + rows[at + 8], wb + wd + rows[at + 9], wc + wd + rows[at + 10]);
  }

  private fill(pile: number, cards: Int32Array): void {
    // What follows from the next one and two cards comes first.
    for (let card = 1; card <= HIGHEST; card++) {
      if (cards[card] === 0) continue;
      cards[card]--;
      if (this.begin[pile - STRIDE[card]] < 0) this.fill(pile - STRIDE[card], cards);
      cards[card]++;
    }
    if (this.end + ROWS > this.rows.length) {
      const larger = new Int16Array(this.rows.length * 2);
      larger.set(this.rows);
      this.rows = larger;
    }
    const begin = this.end;
    this.end += ROWS;
    this.begin[pile] = begin;
    this.rows.fill(NEVER, begin, this.end);
    for (let index = 0; index < TOPS_OF.length; index++) this.fillCase(begin + index * 2 * EACH, index, pile, cards);
  }

  private fillCase(at: number, index: number, pile: number, cards: Int32Array): void {
    if (pile === 0) {
      this.rows[at] = 0;
      this.rows[at + EACH] = 0;
      return;
    }
    for (let card = 1; card <= HIGHEST; card++) {
      if (cards[card] === 0) continue;
      cards[card]--;
      let least = Number.POSITIVE_INFINITY;
      for (let stack = 0; stack < STACKS; stack++) {
        this.allowed.fill(NEVER);
        this.put(at + card * SIDE, index, stack, card, pile - STRIDE[card], cards);
        const promised = this.promised();
        if (promised >= least) continue;
        least = promised;
        this.chosen.set(this.allowed);
      }
      this.rows.set(this.chosen, at + EACH + card * SIDE);
      for (let place = 0; place < SIDE; place++) {
        raise(this.rows, at + place, this.rows[at + card * SIDE + place]);
        raise(this.rows, at + EACH + place, this.chosen[place]);
      }
      cards[card]++;
    }
  }

  /** A card goes on a stack: what the mover can take then, and what that allows the other. */
  private put(at: number, index: number, stack: number, card: number, rest: number, cards: Int32Array): void {
    const { worths } = this;
    const tops = TOPS_OF[index];
    if (tops[0] + tops[1] + tops[2] + tops[3] - tops[stack] + card !== GOAL) {
      this.join(at, stepOf(index, stack, card), stack, worths[card], rest, 0, 0, 0);
      return;
    }
    const taken = 1 << stack;
    // What lies there is worth its top at least.
    const lost = worths[card] + worths[tops[stack]];
    if (rest === 0) {
      raise(this.rows, at + PLACE_OF_SET[taken], worths[card]);
      this.allowed[0] = 0 - lost;
    }
    for (let next = 1; next <= HIGHEST; next++) {
      if (cards[next] === 0) continue;
      this.join(at, stepOf(index, stack, next), stack, worths[next], rest - STRIDE[next], taken, worths[card], lost);
    }
  }

  /** What a stack with a new top, worth `more` by it, leads to; if the mover has `taken` what lay there, with `gain`, the other has `lost` that much. */
  private join(
    at: number,
    step: number,
    stack: number,
    more: number,
    pile: number,
    taken: number,
    gain: number,
    lost: number,
  ): void {
    const { rows } = this;
    const from = this.begin[pile] + AFTER[step] * 2 * EACH;
    for (let place = 0; place < SIDE; place++) {
      const set = SET_BEFORE[step * SIDE + place];
      const added = (set & (1 << stack)) !== 0 ? more : 0;
      const old = set & ~taken;
      // The seats change places with the turn.
      const others = rows[from + place];
      if (others > NEVER) raise(this.allowed, PLACE_OF_SET[old], others + added - lost);
      const own = PLACE_OF_SET[old | taken];
      const movers = rows[from + EACH + place];
      if (own >= 0 && movers > NEVER) raise(rows, at + own, movers + added + gain);
    }
  }

  /** What is allowed to the other, were all stacks worth the same. */
  private promised(): number {
    let most = NEVER;
    for (let place = 0; place < SIDE; place++) {
      const stacks = place === 0 ? 0 : place <= STACKS ? 1 : 2;
      const value = this.allowed[place] + stacks * this.usual;
      if (value > most) most = value;
    }
    return most;
  }
}

function raise(values: Int16Array | Int32Array, at: number, value: number): void {
  if (value > values[at]) values[at] = value;
}
