import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import { type FourSquarePosition, HAND } from '../rules/position.ts';
import { CARD_STEP, gainOfTwo, haul, largest, STRIDE } from './last-cards.ts';
import { ValueTable } from './value-table.ts';

/** `difference`: the expected final difference in points. `win`: the expected share of the win, ties broken by R8. */
export type Aim = 'difference' | 'win';

/**
 * Perfect play for one or two seats by working out every draw and every placement to the end (R1 to R10).
 *
 * What a turn depends on: the four stacks in any order, the pile and, for the win, the lead. A stack is one integer:
 * its worth times 8, plus its top. Worth is what taking it adds to the lead: points alone, or, where cards break ties,
 * points and cards in one number. With that, both aims are one computation. Values are for the seat whose
 * turn it is; with two seats the other's is its negative.
 */
export class Exact {
  /** Turns looked at by the last question. */
  visits = 0;
  readonly aim: Aim;
  private readonly table: ValueTable;
  private readonly pile = new Int32Array(HIGHEST + 1);
  private readonly worth = new Int32Array(HIGHEST + 1);
  private readonly stacks = new Int32Array(STACKS);
  private seats = 2;
  private limit = 0;

  /** The table remembers 2^bits turns at 24 bytes each. */
  constructor(aim: Aim, bits = 18) {
    this.aim = aim;
    this.table = new ValueTable(bits);
  }

  /**
   * The value for the seat whose turn it is, what has been scored so far included; NaN if more than `limit` turns
   * would have to be looked at. Not before the deal is done.
   */
  value(position: FourSquarePosition, limit = Number.POSITIVE_INFINITY): number {
    const lead = this.read(position, limit);
    const left = position.left;
    const pile = this.pileNumber();
    const [a, b, c, d] = this.stacks;
    let value: number;
    if (position.held > 0) {
      value = this.bestWith(position.held / 10, a, b, c, d, pile, left, lead);
    } else if (left === 0) {
      value = this.result(lead);
    } else if (position.waits === HAND) {
      value = this.sorted(a, b, c, d, pile, left, lead);
    } else if (position.drawStack !== undefined) {
      const [p, q, r] = this.stacksBut(position.drawStack);
      value = this.restart(p, q, r, pile, left, lead);
    } else {
      value = this.discard(a, b, c, d, pile, left, lead);
    }
    return this.visits > this.limit ? Number.NaN : this.told(value, position);
  }

  /** Writes the value of each placement of the held card; false if the limit was too low. */
  placements(position: FourSquarePosition, values: Float64Array, limit = Number.POSITIVE_INFINITY): boolean {
    const lead = this.read(position, limit);
    const card = position.held / 10;
    const pile = this.pileNumber();
    const need = position.topsTotal() / 10 + card - GOAL;
    for (let stack = 0; stack < STACKS; stack++) {
      const [p, q, r] = this.stacksBut(stack);
      const value = this.place(this.stacks[stack], p, q, r, card, need, pile, position.left, lead);
      values[stack] = this.told(value, position);
    }
    return this.visits <= this.limit;
  }

  private read(position: FourSquarePosition, limit: number): number {
    if (position.seats !== this.seats) {
      this.seats = position.seats;
      this.table.clear();
    }
    this.visits = 0;
    this.limit = limit;
    // In solitaire cards break no tie.
    const step = this.aim === 'win' && this.seats === 2 ? CARD_STEP : 1;
    const cardless = step === 1 ? 0 : 1;
    for (let value = 1; value <= HIGHEST; value++) {
      this.pile[value] = position.leftOf(value * 10);
      this.worth[value] = value * step - cardless;
    }
    for (let stack = 0; stack < STACKS; stack++) {
      const worth = (position.totalOf(stack) / 10) * step - position.countOf(stack) * cardless;
      this.stacks[stack] = (worth << 3) | (position.topOf(stack) / 10);
    }
    if (this.aim === 'difference') return 0;
    const seat = position.turn;
    const points = (position.score(seat) - position.score(1 - seat)) / 10;
    return points * step - (position.takenBy(seat) - position.takenBy(1 - seat)) * cardless;
  }

  private told(value: number, position: FourSquarePosition): number {
    if (this.aim === 'win') return (value + 1) / 2;
    return value * 10 + position.score(position.turn) - position.score(1 - position.turn);
  }

  private pileNumber(): number {
    let number = 0;
    for (let value = 1; value <= HIGHEST; value++) number += STRIDE[value] * this.pile[value];
    return number;
  }

  private stacksBut(stack: number): Int32Array {
    return this.stacks.filter((_, other) => other !== stack).sort();
  }

  /** What a finished game is worth: the win from -1 to 1, or nothing more where only the difference counts. */
  private result(lead: number): number {
    if (this.aim === 'difference') return 0;
    if (this.seats === 1) return lead > 0 ? 1 : -1;
    return lead > 0 ? 1 : lead < 0 ? -1 : 0;
  }

  /** A turn begins, its draw first; the stacks ascending. */
  private turn(a: number, b: number, c: number, d: number, pile: number, left: number, lead: number): number {
    if (++this.visits > this.limit) return Number.NaN;
    if (left <= 2) return this.lastTurns(a, b, c, d, left, lead);
    if (this.aim === 'win') {
      const sure = this.decided(a, b, c, d, left, lead);
      if (sure !== 0) return sure;
    }
    const first = a | (b << 16);
    const second = c | (d << 16);
    const third = this.aim === 'win' ? pile | ((lead + 8192) << 17) : pile;
    const known = this.table.find(first, second, third);
    if (!Number.isNaN(known)) return known;
    const cards = this.pile;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cards[card];
      if (count === 0) continue;
      cards[card] = count - 1;
      sum += count * this.bestWith(card, a, b, c, d, pile - STRIDE[card], left - 1, lead);
      cards[card] = count;
    }
    const value = sum / left;
    if (this.visits <= this.limit) this.table.store(first, second, third, value, left);
    return value;
  }

  /** The best placement of a card, `left` counting the pile without it. Equal neighbours are tried once. */
  private bestWith(
    card: number,
    a: number,
    b: number,
    c: number,
    d: number,
    pile: number,
    left: number,
    lead: number,
  ): number {
    const need = (a & 7) + (b & 7) + (c & 7) + (d & 7) + card - GOAL;
    let best = this.place(a, b, c, d, card, need, pile, left, lead);
    if (b !== a) best = Math.max(best, this.place(b, a, c, d, card, need, pile, left, lead));
    if (c !== b) best = Math.max(best, this.place(c, a, b, d, card, need, pile, left, lead));
    if (d !== c) best = Math.max(best, this.place(d, a, b, c, card, need, pile, left, lead));
    return best;
  }

  /** A card goes on stack `on`, which it takes if that stack's top is the one that is `need`ed away. */
  private place(
    on: number,
    p: number,
    q: number,
    r: number,
    card: number,
    need: number,
    pile: number,
    left: number,
    lead: number,
  ): number {
    const worth = (on >> 3) + this.worth[card];
    if ((on & 7) !== need) return this.turnOver((worth << 3) | card, p, q, r, pile, left, lead);
    if (this.aim === 'difference') return worth + this.restart(p, q, r, pile, left, 0);
    return this.restart(p, q, r, pile, left, lead + worth);
  }

  /** R5: the replacement of a stack that was taken. */
  private restart(p: number, q: number, r: number, pile: number, left: number, lead: number): number {
    if (left === 0) return this.result(lead);
    const cards = this.pile;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cards[card];
      if (count === 0) continue;
      cards[card] = count - 1;
      sum += count * this.turnOver((this.worth[card] << 3) | card, p, q, r, pile - STRIDE[card], left - 1, lead);
      cards[card] = count;
    }
    return sum / left;
  }

  /** R6, R9. `x` is the stack that changed. */
  private turnOver(x: number, p: number, q: number, r: number, pile: number, left: number, lead: number): number {
    if (this.seats === 1) return this.discard(x, p, q, r, pile, left, lead);
    return -this.sorted(x, p, q, r, pile, left, -lead);
  }

  private discard(x: number, p: number, q: number, r: number, pile: number, left: number, lead: number): number {
    if (left === 0) return this.result(lead);
    const cards = this.pile;
    const counts = this.aim === 'difference' ? 0 : 1;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cards[card];
      if (count === 0) continue;
      cards[card] = count - 1;
      const value = this.sorted(x, p, q, r, pile - STRIDE[card], left - 1, lead - card * counts);
      sum += count * (counts === 1 ? value : value - card);
      cards[card] = count;
    }
    return sum / left;
  }

  /** The order of stacks means nothing to the future: ascending, so that equal futures have equal keys. */
  private sorted(x: number, p: number, q: number, r: number, pile: number, left: number, lead: number): number {
    if (p > q || q > r) {
      const all = [x, p, q, r].sort((one, other) => one - other);
      return this.turn(all[0], all[1], all[2], all[3], pile, left, lead);
    }
    if (x <= q) return x <= p ? this.turn(x, p, q, r, pile, left, lead) : this.turn(p, x, q, r, pile, left, lead);
    return x <= r ? this.turn(p, q, x, r, pile, left, lead) : this.turn(p, q, r, x, pile, left, lead);
  }

  /** 1 or -1 where all that can still be taken, or discarded, cannot turn the lead round; otherwise 0. */
  private decided(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    let piled = 0;
    for (let card = 1; card <= HIGHEST; card++) piled += this.pile[card] * this.worth[card];
    // The seat takes at most a stack with every second card, beginning with the next; the other with the cards between.
    const own = piled + largest(a, b, c, d, (left + 1) >> 1);
    if (-lead > own) return -1;
    const others = this.seats === 1 ? piled : piled + largest(a, b, c, d, left >> 1);
    return lead > others ? 1 : 0;
  }

  /** At most two cards left: what they bring can be read off, and these are most of all turns. */
  private lastTurns(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    if (left === 0) return this.result(lead);
    const { pile: cards, worth } = this;
    const alone = this.seats === 1;
    let one = 1;
    while (cards[one] === 0) one++;
    const need = (a & 7) + (b & 7) + (c & 7) + (d & 7) + one - GOAL;
    if (left === 1) return this.ended(haul(a, b, c, d, need, worth[one]), lead);
    if (cards[one] === 2) return this.ended(gainOfTwo(a, b, c, d, one, one, worth, alone), lead);
    let other = one + 1;
    while (cards[other] === 0) other++;
    const oneFirst = this.ended(gainOfTwo(a, b, c, d, one, other, worth, alone), lead);
    return (oneFirst + this.ended(gainOfTwo(a, b, c, d, other, one, worth, alone), lead)) / 2;
  }

  private ended(gain: number, lead: number): number {
    return this.aim === 'difference' ? gain : this.result(lead + gain);
  }
}
