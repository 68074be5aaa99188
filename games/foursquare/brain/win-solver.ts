import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import type { FourSquarePosition } from '../rules/position.ts';
import { CARD_STEP, gainOfTwo, haul, largest, STRIDE } from './last-cards.ts';
import { WinTable } from './win-table.ts';

/** Leads are kept from 0 up. */
const LEADS = 8192;
/** With so few cards left nothing is looked at first, and nothing is put into an order. */
const QUICK = 3;
/** Beyond all values: no window ends there. */
const UNSEEN = 2;
/** Chances are sums of fractions: those that differ by less are equal. */
const ALIKE = 1e-9;

/**
 * Who wins between two seats, with perfect play of both: the chance of the placement that is best, and for the others a bound where that is enough. Values are
 * from -1 to 1 for the seat whose turn it is. A stack is one integer, its worth times 8 plus its top; worth is points and, because they break ties, cards (R8).
 *
 * Where `Exact` works everything out, this leaves out what cannot matter: a placement no better than another (alpha-beta), cards that cannot turn what the rest
 * of the pile says already (Star1), and first a look at one good placement for each card, which often says enough (Star2).
 */
export class WinSolver {
  /** Turns looked at by the last question. */
  visits = 0;
  /** By stack: whether its chance may be lower than was said, because it was only shown to be no better than the best. */
  readonly atMost = new Uint8Array(STACKS);
  private readonly table: WinTable;
  private readonly pile = new Int32Array(HIGHEST + 1);
  private readonly worth = Int32Array.from({ length: HIGHEST + 1 }, (_, value) => value * CARD_STEP - 1);
  /** By cards left, and by value: the bounds of what holding that card is worth. */
  private readonly lows = Array.from({ length: 64 }, () => new Float64Array(HIGHEST + 1));
  private readonly highs = Array.from({ length: 64 }, () => new Float64Array(HIGHEST + 1));
  /** By cards left: the order in which to try the four stacks. */
  private readonly orders = Array.from({ length: 64 }, () => new Int32Array(STACKS));
  private readonly merits = new Float64Array(STACKS);
  private limit = 0;

  /** The table remembers 2^bits turns at 32 bytes each. */
  constructor(bits: number) {
    this.table = new WinTable(bits);
  }

  /** Writes the chance of each placement of the held card, from 0 to 1, or a bound of it; false if more than `limit` turns would have to be looked at. */
  placements(position: FourSquarePosition, chances: Float64Array, limit = Number.POSITIVE_INFINITY): boolean {
    this.visits = 0;
    this.limit = limit;
    const seat = position.turn;
    let pile = 0;
    for (let value = 1; value <= HIGHEST; value++) {
      this.pile[value] = position.leftOf(value * 10);
      pile += STRIDE[value] * this.pile[value];
    }
    const stacks = Array.from({ length: STACKS }, (_, stack) => {
      const worth = (position.totalOf(stack) / 10) * CARD_STEP - position.countOf(stack);
      return (worth << 3) | (position.topOf(stack) / 10);
    });
    const points = (position.score(seat) - position.score(1 - seat)) / 10;
    const lead = points * CARD_STEP - (position.takenBy(seat) - position.takenBy(1 - seat));
    const card = position.held / 10;
    const need = position.topsTotal() / 10 + card - GOAL;
    const order = this.orders[position.left + 1];
    this.arrange(order, stacks[0], stacks[1], stacks[2], stacks[3], card, need);
    let best = -1;
    for (const stack of order) {
      const rest = stacks.filter((_, other) => other !== stack).sort((a, b) => a - b);
      // A little below the best, so that equals are found.
      const alpha = Math.max(-UNSEEN, best - ALIKE);
      const value = this.place(
        stacks[stack],
        rest[0],
        rest[1],
        rest[2],
        card,
        need,
        pile,
        position.left,
        lead,
        alpha,
        UNSEEN,
      );
      if (this.visits > this.limit) return false;
      this.atMost[stack] = value <= alpha ? 1 : 0;
      chances[stack] = (Math.min(value, value <= alpha ? alpha : 1) + 1) / 2;
      best = Math.max(best, value);
    }
    return true;
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
    if (++this.visits > this.limit) return 0;
    if (left <= 2) return this.lastTurns(a, b, c, d, left, lead);
    const sure = this.decided(a, b, c, d, left, lead);
    if (sure !== 0) return sure;
    const { table } = this;
    const first = a | (b << 16);
    const second = c | (d << 16);
    const third = pile | ((lead + LEADS) << 17);
    if (table.find(first, second, third)) {
      if (table.least >= beta || table.least === table.most) return table.least;
      if (table.most <= alpha) return table.most;
    }
    const value = this.mean(a, b, c, d, pile, left, lead, alpha, beta);
    if (this.visits > this.limit) return 0;
    table.store(first, second, third, value > alpha ? value : -1, value < beta ? value : 1, left);
    return value;
  }

  /** The mean over the cards that can be drawn, or a bound of it as soon as that is outside of the window. */
  private mean(
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
    const cards = this.pile;
    const lows = this.lows[left];
    const highs = this.highs[left];
    let sumLow = -left;
    let sumHigh = left;
    for (let card = 1; card <= HIGHEST; card++) {
      lows[card] = -1;
      highs[card] = 1;
    }
    for (let pass = left > QUICK ? 0 : 1; pass < 2; pass++) {
      for (let card = 1; card <= HIGHEST; card++) {
        const count = cards[card];
        if (count === 0 || lows[card] >= highs[card]) continue;
        // Below the first or above the second, this card decides the whole draw.
        const failLow = (alpha * left - sumHigh) / count + highs[card];
        const failHigh = (beta * left - sumLow) / count + lows[card];
        cards[card] = count - 1;
        const next = pile - STRIDE[card];
        const value =
          pass === 0
            ? this.firstWith(card, a, b, c, d, next, left - 1, lead, failHigh)
            : this.bestWith(
                card,
                a,
                b,
                c,
                d,
                next,
                left - 1,
                lead,
                Math.max(failLow, -UNSEEN),
                Math.min(failHigh, UNSEEN),
              );
        cards[card] = count;
        if (this.visits > this.limit) return 0;
        if (value > lows[card]) {
          if (pass === 0 || value > failLow) {
            sumLow += count * (value - lows[card]);
            lows[card] = value;
          }
        }
        if (pass === 1 && value < highs[card] && value < failHigh) {
          sumHigh += count * (value - highs[card]);
          highs[card] = value;
        }
        // Sums are rounded, so it is the card that says whether this is a bound; and a bound never lies inside the window, where it would be taken for the value.
        if (value >= failHigh) return Math.max(beta, sumLow / left);
        if (pass === 1 && value <= failLow) return Math.min(alpha, sumHigh / left);
      }
    }
    return sumHigh / left;
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
    beta: number,
  ): number {
    const need = (a & 7) + (b & 7) + (c & 7) + (d & 7) + card - GOAL;
    const order = this.orders[left];
    this.arrange(order, a, b, c, d, card, need);
    return this.placeAt(order[0], a, b, c, d, card, need, pile, left, lead, -UNSEEN, Math.min(beta, UNSEEN));
  }

  /** The best placement of a card, `left` counting the pile without it. */
  private bestWith(
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
    const need = (a & 7) + (b & 7) + (c & 7) + (d & 7) + card - GOAL;
    if (left < QUICK) return this.quickBest(card, a, b, c, d, need, pile, left, lead, alpha, beta);
    const order = this.orders[left];
    this.arrange(order, a, b, c, d, card, need);
    const first = order[0];
    const second = order[1];
    const third = order[2];
    const fourth = order[3];
    let best = this.placeAt(first, a, b, c, d, card, need, pile, left, lead, alpha, beta);
    for (let i = 1; i < STACKS && best < beta && best < 1; i++) {
      const stack = i === 1 ? second : i === 2 ? third : fourth;
      // Of equal neighbours one is enough.
      if ((stack === 1 && b === a) || (stack === 2 && c === b) || (stack === 3 && d === c)) continue;
      const value = this.placeAt(stack, a, b, c, d, card, need, pile, left, lead, Math.max(alpha, best), beta);
      if (value > best) best = value;
    }
    return best;
  }

  /** The same where trying is cheaper than thinking about what to try first: the largest stack, and so on. */
  private quickBest(
    card: number,
    a: number,
    b: number,
    c: number,
    d: number,
    need: number,
    pile: number,
    left: number,
    lead: number,
    alpha: number,
    beta: number,
  ): number {
    const end = Math.min(beta, 1);
    let best = this.place(d, a, b, c, card, need, pile, left, lead, alpha, beta);
    if (best < end && c !== d) best = Math.max(best, this.place(c, a, b, d, card, need, pile, left, lead, alpha, beta));
    if (best < end && b !== c) best = Math.max(best, this.place(b, a, c, d, card, need, pile, left, lead, alpha, beta));
    if (best < end && a !== b) best = Math.max(best, this.place(a, b, c, d, card, need, pile, left, lead, alpha, beta));
    return best;
  }

  /** Stacks that are taken come first, the largest of them before the others; then those that leave the other seat the least to take at once. */
  private arrange(order: Int32Array, a: number, b: number, c: number, d: number, card: number, need: number): void {
    const { merits } = this;
    const tops = need - card + GOAL;
    merits[0] = this.merit(a, b, c, d, card, need, tops);
    merits[1] = b === a ? -1e9 : this.merit(b, a, c, d, card, need, tops);
    merits[2] = c === b ? -1e9 : this.merit(c, a, b, d, card, need, tops);
    merits[3] = d === c ? -1e9 : this.merit(d, a, b, c, card, need, tops);
    for (let i = 0; i < STACKS; i++) {
      let at = i;
      while (at > 0 && merits[order[at - 1]] < merits[i]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
    }
  }

  private merit(on: number, p: number, q: number, r: number, card: number, need: number, tops: number): number {
    if ((on & 7) === need) return 1e6 + (on >> 3);
    const total = tops - (on & 7) + card;
    return -(
      this.taking(((on >> 3) << 3) | card, total) +
      this.taking(p, total) +
      this.taking(q, total) +
      this.taking(r, total)
    );
  }

  /** How many cards take a stack, times what that brings. */
  private taking(stack: number, total: number): number {
    const card = GOAL - total + (stack & 7);
    return card >= 1 && card <= HIGHEST ? this.pile[card] * ((stack >> 3) + CARD_STEP * card) : 0;
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
    const worth = (on >> 3) + this.worth[card];
    if ((on & 7) === need) return this.restart(p, q, r, pile, left, lead + worth, alpha, beta);
    return -this.sorted((worth << 3) | card, p, q, r, pile, left, -lead, -beta, -alpha);
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
    if (left === 0) return Math.sign(lead);
    const cards = this.pile;
    let sum = 0;
    let rest = left;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = cards[card];
      if (count === 0) continue;
      rest -= count;
      const failLow = (alpha * left - sum - rest) / count;
      const failHigh = (beta * left - sum + rest) / count;
      cards[card] = count - 1;
      const value = -this.sorted(
        (this.worth[card] << 3) | card,
        p,
        q,
        r,
        pile - STRIDE[card],
        left - 1,
        -lead,
        -Math.min(failHigh, UNSEEN),
        -Math.max(failLow, -UNSEEN),
      );
      cards[card] = count;
      if (this.visits > this.limit) return 0;
      sum += count * value;
      if (value <= failLow) return Math.min(alpha, (sum + rest) / left);
      if (value >= failHigh) return Math.max(beta, (sum - rest) / left);
    }
    return sum / left;
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

  /** 1 or -1 where all that can still be taken cannot turn the lead round; otherwise 0. */
  private decided(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    let piled = 0;
    for (let card = 1; card <= HIGHEST; card++) piled += this.pile[card] * this.worth[card];
    // To take a stack costs a card, its replacement one more, and the other seat's turn in between another: so with every third card at most.
    if (-lead > piled + largest(a, b, c, d, Math.floor((left + 2) / 3))) return -1;
    return lead > piled + largest(a, b, c, d, Math.floor((left + 1) / 3)) ? 1 : 0;
  }

  /** At most two cards left: what they bring can be read off, and these are most of all turns. */
  private lastTurns(a: number, b: number, c: number, d: number, left: number, lead: number): number {
    if (left === 0) return Math.sign(lead);
    const { pile: cards, worth } = this;
    let one = 1;
    while (cards[one] === 0) one++;
    const need = (a & 7) + (b & 7) + (c & 7) + (d & 7) + one - GOAL;
    if (left === 1) return Math.sign(lead + haul(a, b, c, d, need, worth[one]));
    if (cards[one] === 2) return Math.sign(lead + gainOfTwo(a, b, c, d, one, one, worth, false));
    let other = one + 1;
    while (cards[other] === 0) other++;
    const oneFirst = Math.sign(lead + gainOfTwo(a, b, c, d, one, other, worth, false));
    return (oneFirst + Math.sign(lead + gainOfTwo(a, b, c, d, other, one, worth, false))) / 2;
  }
}
