import { GOAL, HIGHEST, STACKS } from '../rules/cards.ts';
import { type FourSquarePosition, HAND } from '../rules/position.ts';
import { stackCode } from './estimate.ts';

/** How steep the logistic curve is that is nearest to the normal distribution. */
export const STEEPNESS = 1.702;

/** What foresight trusts where it ends: the lead still to come, in tens, for ascending stacks (see estimate.ts). */
export interface Judgement {
  turn(a: number, b: number, c: number, d: number, pile: Int32Array, left: number): number;
}

/** Points of a seat over the mean of the others; in solitaire over the discard pile. */
export function leadOf(position: FourSquarePosition, seat: number): number {
  const others = Math.max(2, position.seats);
  let lead = 0;
  for (let other = 0; other < others; other++) if (other !== seat) lead += position.score(seat) - position.score(other);
  return lead / (others - 1);
}

/** Turns to look ahead in solitaire when the discard that ends the turn is not looked at either. */
const NOT_EVEN_THE_DISCARD = -1;

/**
 * Looks a few turns ahead over every draw and placement, then trusts a judgement. Without a spread, values are the
 * final lead to be expected, in points, over the mean of the others; with one (by cards left, in tens: how far off the
 * judgement usually is), they are the chance to win, for one or two seats only. `haste` then is how often, from 0 to 1,
 * the other seat is expected to take the most it can and otherwise to place anywhere, rather than to find its best reply.
 * All values are for the seat whose turn it is. In solitaire the lead is that over the discard pile, and the judgement is
 * asked before the discard that ends a turn.
 */
export class Foresight {
  private readonly judgement: Judgement;
  private readonly spread: Float64Array | undefined;
  private readonly alone: boolean;
  /** What one seat wins over the mean of the others, each of the others loses in this part. */
  private readonly part: number;
  private readonly haste: number;
  /** The turn looked at is the other seat's. */
  private rival = false;
  private readonly pile = new Int32Array(HIGHEST + 1);
  private readonly stacks = new Int32Array(STACKS);

  constructor(judgement: Judgement, seats: number, spread?: Float64Array, haste = 0) {
    this.judgement = judgement;
    this.spread = spread;
    this.haste = haste;
    this.alone = seats === 1;
    this.part = 1 / Math.max(1, seats - 1);
  }

  /** The value of a position, seen so many turns ahead. */
  value(position: FourSquarePosition, turns: number): number {
    const lead = this.read(position);
    const [a, b, c, d] = this.stacks;
    const left = position.left;
    const empty = position.drawStack;
    if (position.held > 0) return this.told(this.bestWith(position.held / 10, a, b, c, d, left, turns, lead));
    if (left === 0) return this.told(this.final(lead));
    if (position.waits === HAND) return this.told(this.beginning(a, b, c, d, left, turns, lead));
    if (empty === undefined) return this.told(this.turnOver(a, b, c, d, left, turns, lead));
    const rest = this.stacksBut(empty);
    return this.told(this.restart(rest[0], rest[1], rest[2], left, turns, lead));
  }

  /** Writes the value of each placement of the held card, seen so many further turns ahead. */
  placements(position: FourSquarePosition, values: Float64Array, turns: number): void {
    const lead = this.read(position);
    const card = position.held / 10;
    const need = position.topsTotal() / 10 + card - GOAL;
    for (let stack = 0; stack < STACKS; stack++) {
      const rest = this.stacksBut(stack);
      values[stack] = this.told(
        this.place(this.stacks[stack], rest[0], rest[1], rest[2], card, need, position.left, turns, lead),
      );
    }
  }

  private read(position: FourSquarePosition): number {
    for (let value = 1; value <= HIGHEST; value++) this.pile[value] = position.leftOf(value * 10);
    for (let stack = 0; stack < STACKS; stack++) {
      this.stacks[stack] = stackCode(position.topOf(stack) / 10, position.totalOf(stack) / 10);
    }
    return leadOf(position, position.turn) / 10;
  }

  private told(value: number): number {
    return this.spread === undefined ? value * 10 : (value + 1) / 2;
  }

  private final(lead: number): number {
    if (this.spread === undefined) return lead;
    return lead > 0 ? 1 : lead < 0 || this.alone ? -1 : 0;
  }

  /** What a lead is worth that is only to be expected: itself, or the win from -1 to 1. */
  private expected(lead: number, left: number): number {
    if (this.spread === undefined) return lead;
    return 2 / (1 + Math.exp((-STEEPNESS * lead) / this.spread[left])) - 1;
  }

  private stacksBut(stack: number): Int32Array {
    return this.stacks.filter((_, other) => other !== stack).sort();
  }

  /** A turn begins: its draw, and the best placement for each card. */
  private turn(a: number, b: number, c: number, d: number, left: number, turns: number, lead: number): number {
    if (left === 0) return this.final(lead);
    if (turns < 0 || (turns === 0 && !this.alone)) {
      return this.expected(lead + this.judgement.turn(a, b, c, d, this.pile, left), left);
    }
    const pile = this.pile;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = pile[card];
      if (count === 0) continue;
      pile[card] = count - 1;
      sum += count * this.bestWith(card, a, b, c, d, left - 1, turns - 1, lead);
      pile[card] = count;
    }
    return sum / left;
  }

  private bestWith(
    card: number,
    a: number,
    b: number,
    c: number,
    d: number,
    left: number,
    turns: number,
    lead: number,
  ): number {
    const need = (a >> 7) + (b >> 7) + (c >> 7) + (d >> 7) + card - GOAL;
    const onA = this.place(a, b, c, d, card, need, left, turns, lead);
    const onB = b === a ? onA : this.place(b, a, c, d, card, need, left, turns, lead);
    const onC = c === b ? onB : this.place(c, a, b, d, card, need, left, turns, lead);
    const onD = d === c ? onC : this.place(d, a, b, c, card, need, left, turns, lead);
    const best = Math.max(onA, onB, onC, onD);
    if (!this.rival || this.haste === 0) return best;
    let hasty = (onA + onB + onC + onD) / 4;
    // Stacks ascend: the last with the top that is needed away is the largest.
    if (d >> 7 === need) hasty = onD;
    else if (c >> 7 === need) hasty = onC;
    else if (b >> 7 === need) hasty = onB;
    else if (a >> 7 === need) hasty = onA;
    return best + (hasty - best) * this.haste;
  }

  private place(
    on: number,
    p: number,
    q: number,
    r: number,
    card: number,
    need: number,
    left: number,
    turns: number,
    lead: number,
  ): number {
    const total = (on & 127) + card;
    if (on >> 7 !== need) return this.turnOver(stackCode(card, total), p, q, r, left, turns, lead);
    return this.restart(p, q, r, left, turns, lead + total);
  }

  private restart(p: number, q: number, r: number, left: number, turns: number, lead: number): number {
    if (left === 0) return this.final(lead);
    const pile = this.pile;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = pile[card];
      if (count === 0) continue;
      pile[card] = count - 1;
      sum += count * this.turnOver(stackCode(card, card), p, q, r, left - 1, turns, lead);
      pile[card] = count;
    }
    return sum / left;
  }

  private turnOver(x: number, p: number, q: number, r: number, left: number, turns: number, lead: number): number {
    if (!this.alone) {
      if (this.spread === undefined) return lead - this.part * this.beginning(x, p, q, r, left, turns, 0);
      this.rival = !this.rival;
      const value = -this.beginning(x, p, q, r, left, turns, -lead);
      this.rival = !this.rival;
      return value;
    }
    if (turns <= 0) return this.beginning(x, p, q, r, left, NOT_EVEN_THE_DISCARD, lead);
    if (left === 0) return this.final(lead);
    const pile = this.pile;
    let sum = 0;
    for (let card = 1; card <= HIGHEST; card++) {
      const count = pile[card];
      if (count === 0) continue;
      pile[card] = count - 1;
      sum += count * this.beginning(x, p, q, r, left - 1, turns, lead - card);
      pile[card] = count;
    }
    return sum / left;
  }

  /** Stacks ascending, whatever order they come in. */
  private beginning(x: number, p: number, q: number, r: number, left: number, turns: number, lead: number): number {
    if (p > q || q > r) {
      const [a, b, c, d] = [x, p, q, r].sort((one, other) => one - other);
      return this.turn(a, b, c, d, left, turns, lead);
    }
    if (x <= q) return x <= p ? this.turn(x, p, q, r, left, turns, lead) : this.turn(p, x, q, r, left, turns, lead);
    return x <= r ? this.turn(p, q, x, r, left, turns, lead) : this.turn(p, q, r, x, left, turns, lead);
  }
}
