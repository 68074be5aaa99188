import { GOAL, HIGHEST, STACKS, WORTH } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { Alike } from './alike.ts';
import { BoundsTable } from './bounds-table.ts';
import { type Core, coreFor } from './core.ts';
import type { Aim } from './exact.ts';
import { CARD_STEP, STRIDE } from './last-cards.ts';
import { LastThree } from './last-three.ts';
import { Promising } from './promising.ts';
import { REACH, Reach } from './reach.ts';
import { caseOf, WORTH_BITS, WORTH_MASK } from './stacks.ts';

/** Leads are kept from 0 up. */
const LEADS = 8192;
/** Up to so many cards left, positions that are won alike have one key: with more there are too many endings for that. */
const ALIKE = 5;
/** Turns to look at before it asks for the first time whether to go on, and then again: about ten milliseconds. */
export const SLICE = 20_000;
const GIVEN_UP = -1;
const LARGEST = 2 ** 31 - 1;
/** All four stacks, a bit each. */
export const ALL = (1 << STACKS) - 1;
/** In how many orders so many cards can come. */
const ORDERS = [1];
for (let cards = 1; cards <= 20; cards++) ORDERS.push(ORDERS[cards - 1] * cards);

export interface Asked {
  /** Every placement gets its own value, not only a bound if it is worse than another. */
  readonly every?: boolean;
  /** The placements that are looked at, one bit each; all, unless told. */
  readonly among?: number;
  /** Asked every so many turns, whether to go on. */
  readonly goOn?: () => boolean;
  readonly slice?: number;
}

/**
 * Perfect play of two seats, for the win or for points: the value of the placement that is best, and for the others a bound where that is enough. For the win
 * values are from -1 to 1, for points what is still taken less what the other seat takes, both for the seat whose turn it is, and both summed over all orders in
 * which the pile can come: whole numbers, which are quick and never rounded. Worth is points or, because cards break ties (R8), points and cards in one number.
 *
 * Where `Exact` works everything out, this leaves out what cannot matter: a placement no better than another (alpha-beta), cards that cannot turn what the rest
 * of the pile says already (Star1), first a look at one good placement for each card, which often says enough (Star2), what is out of reach, and for the win what differs from
 * something known only in points that decide nothing.
 */
export class BestSolver {
  /** Turns looked at by the last question. */
  visits = 0;
  /** By stack: whether its value may be lower than was said, because it was only shown to be no better than the best. */
  readonly atMost = new Uint8Array(STACKS);
  private readonly forWin: boolean;
  private readonly core: Core | undefined;
  private readonly table: BoundsTable;
  private readonly pile = new Int32Array(HIGHEST + 1);
  private readonly worth: Int32Array;
  /** No value is larger, in one order of the pile. */
  private readonly bound: number;
  private readonly reach: Reach;
  private readonly last: LastThree;
  private readonly alike: Alike;
  private readonly promising: Promising;
  /** By cards left, and by value: the bounds of what holding that card is worth. */
  private readonly lows = Array.from({ length: 64 }, () => new Int32Array(HIGHEST + 1));
  private readonly highs = Array.from({ length: 64 }, () => new Int32Array(HIGHEST + 1));
  /** By cards left, and by the card in the hand: the order in which to try the four stacks. */
  private readonly orders = Array.from({ length: 64 }, () =>
    Array.from({ length: HIGHEST + 1 }, () => new Int32Array(STACKS)),
  );
  /** When so many turns were looked at, it is asked whether to go on. */
  private limit = 0;
  private asked: Asked = {};

  /** The table remembers 2^bits turns at 32 bytes each. Searches by the core where there is one, or by what is written here: the same turns. */
  constructor(aim: Aim, bits: number, by: 'core' | 'itself' = 'core') {
    this.forWin = aim === 'win';
    this.bound = aim === 'win' ? 1 : WORTH;
    this.worth = Int32Array.from({ length: HIGHEST + 1 }, (_, value) => this.worthOf(value, 1));
    this.reach = new Reach(this.worth);
    this.alike = new Alike(this.worth);
    this.last = new LastThree(this.forWin, this.worth, this.pile);
    this.promising = new Promising(this.worth, this.pile, this.forWin ? CARD_STEP : 1);
    this.core = by === 'core' ? this.makeCore(bits) : undefined;
    this.table = new BoundsTable(this.core === undefined ? bits : 0);
  }

  private makeCore(bits: number): Core | undefined {
    const { forWin, bound, worth, pile, reach, alike, promising } = this;
    const goesOn = (): number => {
      this.goesOn();
      return this.limit;
    };
    return coreFor({ forWin, bound, worth, pile, reach, alike, promising, goesOn }, bits);
  }

  /**
   * Writes the chance of each placement of the held card, from 0 to 1, or the difference in points to be expected at the end, or a bound of it; false if it was
   * not allowed to go on. Only for piles whose sums are small enough (`solves`).
   */
  placements(position: FourSquarePosition, values: Float64Array, asked: Asked = {}): boolean {
    const { every = false, among = ALL, slice = SLICE } = asked;
    if (!this.solves(position.left)) throw new RangeError(`too many cards: ${position.left}`);
    this.visits = 0;
    this.limit = slice;
    this.asked = asked;
    const seat = position.turn;
    let pile = 0;
    for (let value = 1; value <= HIGHEST; value++) {
      this.pile[value] = position.leftOf(value * 10);
      pile += STRIDE[value] * this.pile[value];
    }
    const stacks = Array.from({ length: STACKS }, (_, stack) => {
      const worth = this.worthOf(position.totalOf(stack) / 10, position.countOf(stack));
      return ((position.topOf(stack) / 10) << WORTH_BITS) | worth;
    });
    const points = (position.score(seat) - position.score(1 - seat)) / 10;
    const lead = this.worthOf(points, position.takenBy(seat) - position.takenBy(1 - seat));
    const card = position.held / 10;
    const need = position.topsTotal() / 10 + card - GOAL;
    const order = this.orders[position.left + 1][card];
    this.promising.arrange(order, stacks[0], stacks[1], stacks[2], stacks[3], card, need, position.left);
    const all = ORDERS[position.left];
    const unseen = all * this.bound + 1;
    let best = -unseen;
    for (const stack of order) {
      if ((among & (1 << stack)) === 0) continue;
      const [p, q, r] = stacks.filter((_, other) => other !== stack).sort((one, other) => one - other);
      // A little below the best, so that equals are found.
      const alpha = every ? -unseen : Math.max(best - 1, -unseen);
      const value = this.place(
        stacks[stack],
        p,
        q,
        r,
        card,
        need,
        pile,
        position.left,
        this.carried(lead),
        alpha,
        unseen,
      );
      if (this.limit < 0) return false;
      this.atMost[stack] = value <= alpha ? 1 : 0;
      const found = Math.max(value, alpha) / all;
      values[stack] = this.forWin ? (found + 1) / 2 : (found + points) * 10;
      best = Math.max(best, value);
    }
    return true;
  }

  /** Sums over all orders of a larger pile are no integers of 32 bits any more. */
  solves(left: number): boolean {
    return left === 0 || ORDERS[left - 1] * this.bound < LARGEST;
  }

  private goesOn(): boolean {
    const { slice = SLICE, goOn } = this.asked;
    if (this.limit < 0 || goOn?.() === false) this.limit = GIVEN_UP;
    else this.limit += slice;
    return this.limit >= 0;
  }

  private worthOf(points: number, cards: number): number {
    return this.forWin ? points * CARD_STEP - cards : points;
  }

  /** For points, what has been taken so far does not matter any more. */
  private carried(lead: number): number {
    return this.forWin ? lead : 0;
  }

  /** A turn begins, its draw first; the stacks ascending. */
  private turn(
    a: number,
    b: number,
    c: number,
    d: number,
    pile: number,
    left: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    const fits = ORDERS[left] * this.bound <= LARGEST;
    if (fits && this.core !== undefined) {
      return this.turnBy(this.core, a, b, c, d, pile, left, lead, alpha, beta);
    }
    if (++this.visits > this.limit && !this.goesOn()) return 0;
    if (left <= 2) return this.last.fewer(a, b, c, d, left, lead);
    const index = caseOf(a, b, c, d);
    if (left <= REACH) this.findReach(a, b, c, d, index, pile, left, lead);
    else this.findAll(a, b, c, d, left, lead);
    const low = this.sumOf(this.lows[left]);
    const high = this.sumOf(this.highs[left]);
    if (high <= alpha) return high;
    if (low >= beta || low === high) return low;
    if (left === 3) {
      return this.last.threeCards(a, b, c, d, index, lead, this.lows[3], this.highs[3], low, high, alpha, beta);
    }
    // What does not fit into the table is near the root, and not met again.
    if (!fits) return this.mean(a, b, c, d, pile, left, lead, low, high, alpha, beta);
    const { table } = this;
    let first = a | (b << 16);
    let second = c | (d << 16);
    let third = 0;
    let fourth = 0;
    let fifth = pile | ((lead + LEADS) << 17);
    const { alike } = this;
    if (this.forWin && left <= ALIKE && alike.find(a, b, c, d, index, pile, this.pile, left, lead)) {
      first = alike.first;
      second = alike.second;
      third = alike.third;
      fourth = alike.fourth;
      fifth = alike.fifth;
    }
    if (table.find(first, second, third, fourth, fifth)) {
      if (table.least >= beta || table.least === table.most) return table.least;
      if (table.most <= alpha) return table.most;
    }
    const value = this.mean(a, b, c, d, pile, left, lead, low, high, alpha, beta);
    if (this.limit < 0) return 0;
    const least = value > alpha ? value : low;
    const most = value < beta ? value : high;
    table.store(first, second, third, fourth, fifth, least, most, left);
    return value;
  }

  /** The same in WebAssembly, where sums fit into its numbers. */
  private turnBy(
    core: Core,
    a: number,
    b: number,
    c: number,
    d: number,
    pile: number,
    left: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    core.resume(this.visits, this.limit);
    const value = core.turn(a, b, c, d, pile, left, lead, alpha, beta);
    this.visits = core.visits;
    this.limit = core.limit;
    return value;
  }

  /** What is out of reach for one seat or the other, for each card that can come first. */
  private findReach(
    a: number,
    b: number,
    c: number,
    d: number,
    index: number,
    pile: number,
    left: number,
    lead: number,
  ): void {
    const { reach, last, pile: cards } = this;
    const orders = ORDERS[left - 1];
    for (let card = 1; card <= HIGHEST; card++) {
      if (cards[card] === 0) continue;
      this.lows[left][card] = orders * last.ended(0 - reach.most(a, b, c, d, index, pile, cards, 1, card), lead);
      this.highs[left][card] = orders * last.ended(reach.most(a, b, c, d, index, pile, cards, 0, card), lead);
    }
  }

  /** Of a larger pile, all there is. */
  private findAll(a: number, b: number, c: number, d: number, left: number, lead: number): void {
    let all = (a & WORTH_MASK) + (b & WORTH_MASK) + (c & WORTH_MASK) + (d & WORTH_MASK);
    for (let card = 1; card <= HIGHEST; card++) all += this.pile[card] * this.worth[card];
    this.lows[left].fill(ORDERS[left - 1] * this.last.ended(0 - all, lead));
    this.highs[left].fill(ORDERS[left - 1] * this.last.ended(all, lead));
  }

  /** By value, summed over the cards that are left. */
  private sumOf(values: Int32Array): number {
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) if (this.pile[card] > 0) sum += this.pile[card] * values[card];
    return sum;
  }

  /** The mean over the cards that can be drawn, which bring from `low` to `high`, and each of them from its own low to its own high; or a bound of it as soon as that is outside of the window. */
  private mean(
    a: number,
    b: number,
    c: number,
    d: number,
    pile: number,
    left: number,
    lead: number,
    low: number,
    high: number,
    alpha: number,
    beta: number,
  ): number {
    const cards = this.pile;
    const lows = this.lows[left];
    const highs = this.highs[left];
    let sumLow = low;
    let sumHigh = high;
    // Where no card can bring too much, all of them have to be worked out, and a look at one placement saves nothing.
    const looks = beta <= sumHigh;
    for (let pass = looks ? 0 : 1; pass < 2; pass++) {
      for (let card = 1; card <= HIGHEST; card++) {
        const count = cards[card];
        if (count === 0 || lows[card] >= highs[card]) continue;
        // Below the first or above the second, this card decides the whole draw.
        const failLow = Math.max(Math.floor((alpha - sumHigh) / count) + highs[card], lows[card] - 1) | 0;
        const failHigh = Math.min(Math.ceil((beta - sumLow) / count) + lows[card], highs[card] + 1) | 0;
        cards[card] = count - 1;
        const next = pile - STRIDE[card];
        const value =
          pass === 0
            ? this.firstWith(card, a, b, c, d, next, left - 1, lead, lows[card], failHigh)
            : looks
              ? this.betterWith(card, a, b, c, d, next, left - 1, lead, lows[card], highs[card], failLow, failHigh)
              : this.bestWith(card, a, b, c, d, next, left - 1, lead, highs[card], failLow, failHigh);
        cards[card] = count;
        if (this.limit < 0) return 0;
        // In the first pass, and above the window, it is a lower bound; below the window an upper one; else both.
        if (value > lows[card] && (pass === 0 || value > failLow)) {
          sumLow += count * (value - lows[card]);
          lows[card] = value;
        }
        if (pass === 1 && value < highs[card] && value < failHigh) {
          sumHigh += count * (value - highs[card]);
          highs[card] = value;
        }
        if (sumLow >= beta) return sumLow;
        if (sumHigh <= alpha) return sumHigh;
      }
    }
    return sumHigh;
  }

  /** A lower bound of holding a card: what its most promising placement brings. */
  private firstWith(
    card: number,
    a: number,
    b: number,
    c: number,
    d: number,
    pile: number,
    left: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    const need = topsOf(a, b, c, d) + card - GOAL;
    const order = this.orders[left][card];
    this.promising.arrange(order, a, b, c, d, card, need, left);
    return this.placeAt(order[0], a, b, c, d, card, need, pile, left, lead, alpha, beta);
  }

  /** The best placement of a card, which is worth `high` at most; `left` counts the pile without it. */
  private bestWith(
    card: number,
    a: number,
    b: number,
    c: number,
    d: number,
    pile: number,
    left: number,
    lead: number,
    high: number,
    alpha: number,
    beta: number,
  ): number {
    const first = this.firstWith(card, a, b, c, d, pile, left, lead, alpha, beta);
    return this.betterWith(card, a, b, c, d, pile, left, lead, first, high, alpha, beta);
  }

  /** The same when the most promising placement was looked at and is worth `first`. */
  private betterWith(
    card: number,
    a: number,
    b: number,
    c: number,
    d: number,
    pile: number,
    left: number,
    lead: number,
    first: number,
    high: number,
    alpha: number,
    beta: number,
  ): number {
    const need = topsOf(a, b, c, d) + card - GOAL;
    const order = this.orders[left][card];
    let best = first;
    for (let i = 1; i < STACKS && best < beta && best < high; i++) {
      const stack = order[i];
      if (this.isWorse(stack, a, b, c, d, need)) continue;
      const value = this.placeAt(stack, a, b, c, d, card, need, pile, left, lead, Math.max(alpha, best), beta);
      if (value > best) best = value;
    }
    return best;
  }

  /** Of equal neighbours one is enough, and of those that can be taken the last, which is worth most. */
  private isWorse(stack: number, a: number, b: number, c: number, d: number, need: number): boolean {
    if (stack === 3) return false;
    const on = stack === 0 ? a : stack === 1 ? b : c;
    const next = stack === 0 ? b : stack === 1 ? c : d;
    return on === next || (on >> WORTH_BITS === need && next >> WORTH_BITS === need);
  }

  private placeAt(
    stack: number,
    a: number,
    b: number,
    c: number,
    d: number,
    card: number,
    need: number,
    pile: number,
    left: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    if (stack === 0) return this.place(a, b, c, d, card, need, pile, left, lead, alpha, beta);
    if (stack === 1) return this.place(b, a, c, d, card, need, pile, left, lead, alpha, beta);
    if (stack === 2) return this.place(c, a, b, d, card, need, pile, left, lead, alpha, beta);
    return this.place(d, a, b, c, card, need, pile, left, lead, alpha, beta);
  }

  /** R3, R4: a card goes on stack `on`, which it takes if that stack's top is the one that is `need`ed away. */
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
    alpha: number,
    beta: number,
  ): number {
    const worth = (on & WORTH_MASK) + this.worth[card];
    if (on >> WORTH_BITS !== need) {
      return 0 - this.sorted((card << WORTH_BITS) | worth, p, q, r, pile, left, 0 - lead, 0 - beta, 0 - alpha);
    }
    if (this.forWin) return this.restart(p, q, r, pile, left, lead + worth, alpha, beta);
    const taken = worth * ORDERS[left];
    return taken + this.restart(p, q, r, pile, left, 0, alpha - taken, beta - taken);
  }

  /** R5: the replacement of a stack that was taken. Not often there, so only the last of its cards have a narrow window. */
  private restart(
    p: number,
    q: number,
    r: number,
    pile: number,
    left: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    if (left === 0) return this.last.ended(0, lead);
    const cards = this.pile;
    const bound = this.bound * ORDERS[left - 1];
    let sum = 0;
    let rest = left;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cards[card];
      if (count === 0) continue;
      rest -= count;
      const failLow = Math.max(Math.floor((alpha - sum - rest * bound) / count), -bound - 1) | 0;
      const failHigh = Math.min(Math.ceil((beta - sum + rest * bound) / count), bound + 1) | 0;
      cards[card] = count - 1;
      const stack = (card << WORTH_BITS) | this.worth[card];
      const value = 0 - this.sorted(stack, p, q, r, pile - STRIDE[card], left - 1, 0 - lead, 0 - failHigh, 0 - failLow);
      cards[card] = count;
      if (this.limit < 0) return 0;
      sum += count * value;
      if (value <= failLow) return sum + rest * bound;
      if (value >= failHigh) return sum - rest * bound;
    }
    return sum;
  }

  /** The order of stacks means nothing to the future: ascending, so that equal futures have equal keys. */
  private sorted(
    x: number,
    p: number,
    q: number,
    r: number,
    pile: number,
    left: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    if (x <= q) {
      return x <= p
        ? this.turn(x, p, q, r, pile, left, lead, alpha, beta)
        : this.turn(p, x, q, r, pile, left, lead, alpha, beta);
    }
    return x <= r
      ? this.turn(p, q, x, r, pile, left, lead, alpha, beta)
      : this.turn(p, q, r, x, pile, left, lead, alpha, beta);
  }
}

function topsOf(a: number, b: number, c: number, d: number): number {
  return (a >> WORTH_BITS) + (b >> WORTH_BITS) + (c >> WORTH_BITS) + (d >> WORTH_BITS);
}
