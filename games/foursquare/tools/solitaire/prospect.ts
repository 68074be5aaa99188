import { STRIDE } from '../../brain/last-cards.ts';
import { ValueTable } from '../../brain/value-table.ts';
import { GOAL, HIGHEST, STACKS } from '../../rules/cards.ts';

/** A guess at the chance to win before the discard that ends a turn, for ascending stacks (top times 128, plus total), in tens. */
export interface Guess {
  chance(a: number, b: number, c: number, d: number, pile: Int32Array, left: number, lead: number): number;
}

export interface Depth {
  /** With so few cards left the chance is worked out. */
  readonly exactFrom: number;
  /** 2^bits chances are remembered. */
  readonly bits?: number;
}

/**
 * The chance to win solitaire (R9, R10): exact where so few cards are left, as guessed before that; and what a turn makes of such
 * chances, over every discard, draw, placement and replacement. A stack is one integer, its top times 128 plus its total; four of them
 * ascend. All in tens; `left` counts the pile, and the lead is that over the discard pile.
 */
export class Prospect {
  /** The pile by value: whoever asks sets it, and finds it again as it was. */
  readonly pile = new Int32Array(HIGHEST + 1);
  /** By stack, what the last `weigh` found. */
  readonly placed = new Float64Array(STACKS);
  private readonly guess: Guess;
  private readonly exactFrom: number;
  private readonly known: ValueTable;

  constructor(guess: Guess, { exactFrom, bits = 18 }: Depth) {
    this.guess = guess;
    this.exactFrom = exactFrom;
    this.known = new ValueTable(bits);
  }

  /** With so many cards left nothing is guessed. */
  isExact(left: number): boolean {
    return left <= this.exactFrom;
  }

  /** Before the discard that ends a turn. */
  chance(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    if (left === 0) return lead > 0 ? 1 : 0;
    const sure = this.decided(a, b, c, d, left, lead);
    if (sure >= 0) return sure;
    if (left > this.exactFrom) return this.guess.chance(a, b, c, d, this.pile, left, lead);
    const first = a | (b << 16);
    const second = c | (d << 16);
    let third = (lead + 512) << 17;
    for (let value = 1; value <= HIGHEST; value++) third += STRIDE[value] * this.pile[value];
    const known = this.known.find(first, second, third);
    if (!Number.isNaN(known)) return known;
    const chance = this.ahead(a, b, c, d, left, lead);
    this.known.store(first, second, third, chance, left);
    return chance;
  }

  /** The same, a turn later: the mean over the discard and the card of the next turn of its best placement. */
  ahead(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    if (left === 0) return lead > 0 ? 1 : 0;
    const { pile } = this;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = pile[card];
      if (count === 0) continue;
      pile[card] = count - 1;
      sum += count * this.drawing(a, b, c, d, left - 1, lead - card);
      pile[card] = count;
    }
    return sum / left;
  }

  /** What a turn of foresight corrects, before the discard that ends a turn. */
  correction([a, b, c, d]: Int32Array, left: number, lead: number): number {
    return this.ahead(a, b, c, d, left, lead) - this.chance(a, b, c, d, left, lead);
  }

  /** Before the card of a turn is drawn. */
  drawing(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    if (left === 0) return lead > 0 ? 1 : 0;
    const { pile } = this;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = pile[card];
      if (count === 0) continue;
      pile[card] = count - 1;
      sum += count * this.best(card, a, b, c, d, left - 1, lead);
      pile[card] = count;
    }
    return sum / left;
  }

  /** With a card in the hand. */
  best(card: number, a: number, b: number, c: number, d: number, left: number, lead: number): number {
    const need = (a >> 7) + (b >> 7) + (c >> 7) + (d >> 7) + card - GOAL;
    let best = this.place(a, b, c, d, card, need, left, lead);
    if (b !== a) best = Math.max(best, this.place(b, a, c, d, card, need, left, lead));
    if (c !== b) best = Math.max(best, this.place(c, a, b, d, card, need, left, lead));
    if (d !== c) best = Math.max(best, this.place(d, a, b, c, card, need, left, lead));
    return best;
  }

  /** Writes what each placement of a card is worth, `placed`; returned is the best. */
  weigh(card: number, a: number, b: number, c: number, d: number, left: number, lead: number): number {
    const need = (a >> 7) + (b >> 7) + (c >> 7) + (d >> 7) + card - GOAL;
    const { placed } = this;
    placed[0] = this.place(a, b, c, d, card, need, left, lead);
    placed[1] = b === a ? placed[0] : this.place(b, a, c, d, card, need, left, lead);
    placed[2] = c === b ? placed[1] : this.place(c, a, b, d, card, need, left, lead);
    placed[3] = d === c ? placed[2] : this.place(d, a, b, c, card, need, left, lead);
    return Math.max(placed[0], placed[1], placed[2], placed[3]);
  }

  private place(
    on: number,
    p: number,
    q: number,
    r: number,
    card: number,
    need: number,
    left: number,
    lead: number,
  ): number {
    const total = (on & 127) + card;
    if (on >> 7 !== need) return this.sorted((card << 7) | total, p, q, r, left, lead);
    if (left === 0) return lead + total > 0 ? 1 : 0;
    const { pile } = this;
    let sum = 0;
    for (let next = 1; next <= HIGHEST; next++) {
      const count = pile[next];
      if (count === 0) continue;
      pile[next] = count - 1;
      sum += count * this.sorted((next << 7) | next, p, q, r, left - 1, lead + total);
      pile[next] = count;
    }
    return sum / left;
  }

  /** `x` is put among three that ascend. */
  private sorted(x: number, p: number, q: number, r: number, left: number, lead: number): number {
    if (x <= q) return x <= p ? this.chance(x, p, q, r, left, lead) : this.chance(p, x, q, r, left, lead);
    return x <= r ? this.chance(p, q, x, r, left, lead) : this.chance(p, q, r, x, left, lead);
  }

  /** 1 where the largest cards could all be discarded, 0 where everything could be taken, and it would change nothing; otherwise -1. */
  decided(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    const { pile } = this;
    let discards = (left + 1) >> 1;
    let lost = 0;
    let piled = 0;
    for (let value = HIGHEST; value >= 1; value--) {
      const count = pile[value];
      const thrown = count < discards ? count : discards;
      discards -= thrown;
      lost += thrown * value;
      piled += count * value;
    }
    if (lead > lost) return 1;
    return lead + piled + (a & 127) + (b & 127) + (c & 127) + (d & 127) <= 0 ? 0 : -1;
  }
}
