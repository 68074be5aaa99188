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
/** Numbers a pile has: by case, those of the seat whose turn it is and then those of the other. */
const ROWS = TOPS_OF.length * 2 * SIDE;
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
 * The most that a seat can take with the last cards, were all draws and the other seat to help it: by pile and tops, for every set of stacks it may end up with, how much
 * of the pile comes with them. Who cannot turn the game round even so has lost it.
 */
export class Reach {
  private readonly worths: Int32Array;
  /** By the number of a pile: where its rows begin, or -1. */
  private readonly begin = new Int32Array(PILES).fill(-1);
  private rows = new Int16Array(64 * ROWS);
  private end = 0;

  constructor(worths: Int32Array) {
    this.worths = worths;
  }

  /** For the seat whose turn begins, or for the other; the stacks ascending, in that case. */
  most(
    a: number,
    b: number,
    c: number,
    d: number,
    index: number,
    pile: number,
    cards: Int32Array,
    other: 0 | 1,
  ): number {
    if (this.begin[pile] < 0) this.fill(pile, cards);
    const { rows } = this;
    const at = this.begin[pile] + (index * 2 + other) * SIDE;
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
    for (let index = 0; index < TOPS_OF.length; index++) this.fillCase(begin + index * 2 * SIDE, index, pile, cards);
  }

  private fillCase(at: number, index: number, pile: number, cards: Int32Array): void {
    this.rows[at] = 0;
    this.rows[at + SIDE] = 0;
    const tops = TOPS_OF[index];
    const total = tops.reduce((sum, top) => sum + top);
    for (let card = 1; card <= HIGHEST; card++) {
      if (cards[card] === 0) continue;
      const rest = pile - STRIDE[card];
      cards[card]--;
      for (let stack = 0; stack < STACKS; stack++) {
        if (total - tops[stack] + card !== GOAL) {
          this.join(at, index, stack, card, this.worths[card], rest, 0, 0);
          continue;
        }
        this.raise(at + PLACE_OF_SET[1 << stack], this.worths[card]);
        for (let next = 1; next <= HIGHEST; next++) {
          if (cards[next] === 0) continue;
          const taken = 1 << stack;
          this.join(at, index, stack, next, this.worths[next], rest - STRIDE[next], taken, this.worths[card]);
        }
      }
      cards[card]++;
    }
  }

  /** Takes over what can be taken after a stack has a new top, which made it worth `more`, or is all it is worth if the mover has `taken` what lay there, with `gain`. */
  private join(
    at: number,
    index: number,
    stack: number,
    top: number,
    more: number,
    pile: number,
    taken: number,
    gain: number,
  ): void {
    const step = stepOf(index, stack, top);
    const from = this.begin[pile] + AFTER[step] * 2 * SIDE;
    for (let place = 0; place < SIDE; place++) {
      const set = SET_BEFORE[step * SIDE + place];
      const added = (set & (1 << stack)) !== 0 ? more : 0;
      const old = set & ~taken;
      // The seats change places with the turn.
      this.raise(at + SIDE + PLACE_OF_SET[old], this.rows[from + place] + added);
      const own = PLACE_OF_SET[old | taken];
      if (own >= 0) this.raise(at + own, this.rows[from + SIDE + place] + added + gain);
    }
  }

  private raise(at: number, value: number): void {
    if (value > this.rows[at]) this.rows[at] = value;
  }
}
