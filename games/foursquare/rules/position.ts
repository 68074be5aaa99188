import {
  type Actor,
  allSeats,
  CHANCE,
  Log,
  type Move,
  type MoveList,
  mostOf,
  NOBODY,
  type Position,
  type Random,
} from '@countertop/core';
import { CARDS, COPIES, GOAL, HIGHEST, STACKS } from './cards.ts';
import {
  COUNT_KEY,
  HELD_KEY,
  keys,
  PILE_KEY,
  POINTS_KEY,
  TAKEN_KEY,
  TOP_KEY,
  TOTAL_KEY,
  TURN_KEY,
  WAITS_KEY,
} from './keys.ts';
import {
  atMost,
  cardsOf,
  countOf,
  drawnAt,
  headOf,
  ONE_CARD,
  pileOf,
  pointsOf,
  taken,
  topOf,
  totalOf,
  upFrom,
  upTo,
} from './packed.ts';

/** Moves: 0 to 3 put the held card on stack A to D; a draw is its value in tens above this. */
export const DRAW = 3;

/** Where the next draw goes: a stack, 0 to 3, or one of these. */
export const HAND = 4;
export const DISCARD = 5;
/** No draw is due: a seat is to place the card it holds. */
export const NOWHERE = 6;

/** What a draw is for, in words. */
export type DrawKind = 'deal' | 'turn' | 'replacement' | 'discard';

// All state is one array of integers, so that copying a position is copying one array. Card values in tens. What the numbers that
// hold several are made of is told in packed.ts.
const ACTOR = 0;
const PLY = 1;
/** Cards in the pile. */
const LEFT = 2;
/** The pile by value. */
const PILE = 3;
/** Whose turn it is, 8 times where the next draw goes, and 64 times the card held, or 0. */
const NODE = 4;
/** The top cards together. */
const TOPS = 5;
const STACK = 6; // + stack
const SCORE = 10; // + seat: what it has taken; in solitaire the discard pile is seat 1
/** + a card's number, from 1 in the order drawn: its value, and 8 times the number of the card beneath it. Only boards read this. */
const CARD = 16;
const SIZE = CARD + CARDS + 1;

/** In the log a placement is the stack as it was, and above it which, whose and what card; a draw is negative. */
const LOG_STACK = 22;
const LOG_SEAT = 24;
const LOG_CARD = 27;

// Constants and functions of this module's own are folded into the compiled code; those imported or exported are looked up at every use.
const LAST_PLACEMENT = DRAW;
const IN_HAND = HAND << 3;
const IS_HELD = NOWHERE << 3;
const DISCARDED = DISCARD << 3;
const ALL = CARDS;
const HUNDRED = GOAL;
const ONE = ONE_CARD;
const CHANCE_ACTS = CHANCE;
const IS_OVER = NOBODY;
const valueAt = drawnAt;
const pileWith = atMost;
const stackWith = upFrom;
const scoreOf = taken;

export class FourSquarePosition implements Position {
  readonly seats: number;
  private readonly state = new Int32Array(SIZE);
  /** One entry a move. */
  private readonly log = new Log(96);

  constructor(seats: number) {
    this.seats = seats;
    const state = this.state;
    // R2: the deal begins with stack A, which is what NODE says when it is 0.
    state[ACTOR] = CHANCE;
    state[LEFT] = CARDS;
    state[PILE] = pileOf(COPIES);
  }

  get actor(): Actor {
    return this.state[ACTOR];
  }

  get ply(): number {
    return this.state[PLY];
  }

  /** Made when it is asked for: playouts never ask. */
  get hashLow(): number {
    return this.sumOf(keys.low);
  }

  get hashHigh(): number {
    return this.sumOf(keys.high);
  }

  moves(list: MoveList): void {
    list.clear();
    const state = this.state;
    if (state[ACTOR] >= 0) {
      for (let stack = 0; stack < STACKS; stack++) list.push(stack);
    } else if (state[ACTOR] === CHANCE) {
      for (let value = 1; value <= HIGHEST; value++) {
        const left = this.inPile(value);
        if (left > 0) list.pushWeighted(DRAW + value, left);
      }
    }
  }

  pick(random: Random): Move {
    const state = this.state;
    if (state[ACTOR] >= 0) return random.next() >>> 30;
    return LAST_PLACEMENT + valueAt(state[PILE], random.below(state[LEFT]));
  }

  play(move: Move): void {
    if (move > LAST_PLACEMENT) this.draw(move - LAST_PLACEMENT);
    else this.place(move);
  }

  /** R3, R4: the held card goes on a stack; if the tops total 100 the stack is taken. R6, R9: then it is the next seat's turn. */
  private place(stack: number): void {
    const { state, log } = this;
    const node = state[NODE];
    const seat = node & 7;
    const value = node >> 6;
    const before = state[STACK + stack];
    const left = state[LEFT];
    const tops = state[TOPS] - (before & 7) + value;
    // A game has at most 92 moves, so the log never has to grow.
    log.items[log.top++] = before | (stack << LOG_STACK) | (seat << LOG_SEAT) | (value << LOG_CARD);
    state[PLY]++;
    state[ACTOR] = left === 0 ? IS_OVER : CHANCE_ACTS;
    if (tops === HUNDRED) {
      // R4: stack and card go to the seat; a replacement is due.
      state[SCORE + seat] += scoreOf(before, value);
      state[STACK + stack] = 0;
      state[TOPS] = tops - value;
      state[NODE] = seat | (stack << 3);
      return;
    }
    const card = ALL - left;
    state[TOPS] = tops;
    state[STACK + stack] = stackWith(before, value, card);
    state[CARD + card] = value | ((before >> 16) << 3);
    state[NODE] = this.after(seat);
  }

  private draw(value: number): void {
    const { state, log } = this;
    const node = state[NODE];
    log.items[log.top++] = ~(value | (node << 3));
    const left = state[LEFT] - 1;
    state[PLY]++;
    state[LEFT] = left;
    state[PILE] -= pileWith(value);
    const seat = node & 7;
    if (node >= IN_HAND && node < DISCARDED) {
      state[NODE] = seat | IS_HELD | (value << 6);
      state[ACTOR] = seat;
      return;
    }
    // R7: with an empty pile the game is over.
    state[ACTOR] = left === 0 ? IS_OVER : CHANCE_ACTS;
    const waits = node >> 3;
    if (waits > STACKS) {
      // R9: the discard pile stands where a second seat would.
      state[SCORE + 1] += ONE + value;
      state[NODE] = IN_HAND;
      return;
    }
    // R2, R5: a card begins a stack. Should the tops total 100 now, that scores nothing, so nobody looks.
    const card = ALL - left;
    state[STACK + waits] = stackWith(0, value, card);
    state[CARD + card] = value;
    state[TOPS] += value;
    state[NODE] = card > STACKS ? this.after(seat) : card << 3;
  }

  /** R6, R9: the next seat's turn, which begins with a draw; a lone seat discards a card first. */
  private after(seat: number): number {
    const { seats } = this;
    if (seats === 1) return DISCARDED;
    return (seat + 1 === seats ? 0 : seat + 1) | IN_HAND;
  }

  undo(): void {
    const { state, log } = this;
    const entry = log.pop();
    state[PLY]--;
    if (entry < 0) this.putBack(~entry & 7, ~entry >> 3);
    else this.takeUp(entry);
  }

  private takeUp(entry: number): void {
    const { state } = this;
    const before = entry & ((1 << LOG_STACK) - 1);
    const stack = (entry >> LOG_STACK) & 3;
    const seat = (entry >> LOG_SEAT) & 7;
    const value = entry >> LOG_CARD;
    const now = state[STACK + stack];
    if (now === 0) state[SCORE + seat] -= taken(before, value);
    else state[CARD + CARDS - state[LEFT]] = 0;
    state[STACK + stack] = before;
    state[TOPS] += topOf(before) - topOf(now);
    state[NODE] = seat | (NOWHERE << 3) | (value << 6);
    state[ACTOR] = seat;
  }

  private putBack(value: number, node: number): void {
    const { state } = this;
    const waits = node >> 3;
    if (waits === DISCARD) {
      state[SCORE + 1] -= ONE + value;
    } else if (waits < STACKS) {
      state[CARD + CARDS - state[LEFT]] = 0;
      state[STACK + waits] = 0;
      state[TOPS] -= value;
    }
    state[LEFT]++;
    state[PILE] += atMost(value);
    state[NODE] = node;
    state[ACTOR] = CHANCE;
  }

  clone(): FourSquarePosition {
    const copy = new FourSquarePosition(this.seats);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: FourSquarePosition): void {
    this.state.set(other.state);
    this.log.clear();
  }

  scores(): number[] {
    const scores: number[] = [];
    for (let seat = 0; seat < Math.max(this.seats, 2); seat++) scores.push(this.score(seat));
    return scores;
  }

  /** Points taken; in solitaire seat 1 is the discard pile. */
  score(seat: number): number {
    return pointsOf(this.state[SCORE + seat]) * 10;
  }

  winners(): number[] | null {
    return this.state[ACTOR] === NOBODY ? this.leaders(allSeats(this.seats)) : null;
  }

  /** R8; R10: in solitaire as many points as the discard pile are not enough. */
  leaders(seats: readonly number[]): number[] {
    if (this.seats === 1) return this.share(0) > 0 ? [0] : [];
    return mostOf(seats, (seat) => this.merit(seat));
  }

  share(seat: number): number {
    // R10: in solitaire as many points as the discard pile are not enough.
    if (this.seats === 1) return this.score(0) > this.score(1) ? 1 : 0;
    const own = this.merit(seat);
    let equals = 0;
    for (let other = 0; other < this.seats; other++) {
      const merit = this.merit(other);
      if (merit > own) return 0;
      if (merit === own) equals++;
    }
    return 1 / equals;
  }

  /** R8: points first, then fewer cards. */
  private merit(seat: number): number {
    const score = this.state[SCORE + seat];
    return pointsOf(score) * 64 - cardsOf(score);
  }

  team(seat: number): number {
    return seat;
  }

  freshHash(): readonly [low: number, high: number] {
    return [this.sumOf(keys.low), this.sumOf(keys.high)];
  }

  private sumOf(half: Int32Array): number {
    const state = this.state;
    const node = state[NODE];
    let sum = half[HELD_KEY + (node >> 6)] + half[TURN_KEY + (node & 7)] + half[WAITS_KEY + ((node >> 3) & 7)];
    let before = 0;
    for (let value = 1; value <= HIGHEST; value++) {
      const upToHere = upTo(state[PILE], state[LEFT], value);
      sum += Math.imul(half[PILE_KEY + value], upToHere - before);
      before = upToHere;
    }
    for (let stack = 0; stack < STACKS; stack++) {
      const cards = state[STACK + stack];
      sum += half[TOP_KEY + stack * 6 + topOf(cards)];
      sum += Math.imul(half[TOTAL_KEY + stack], totalOf(cards));
      sum += Math.imul(half[COUNT_KEY + stack], countOf(cards));
    }
    for (let seat = Math.max(this.seats, 2) - 1; seat >= 0; seat--) {
      const score = state[SCORE + seat];
      sum += Math.imul(half[POINTS_KEY + seat], pointsOf(score)) + Math.imul(half[TAKEN_KEY + seat], cardsOf(score));
    }
    return sum | 0;
  }

  /** Cards in the pile of one value, in tens. */
  private inPile(value: number): number {
    const { state } = this;
    return upTo(state[PILE], state[LEFT], value) - upTo(state[PILE], state[LEFT], value - 1);
  }

  /** The seat whose turn it is, also while a card is drawn for it. */
  get turn(): number {
    return this.state[NODE] & 7;
  }

  /** The card drawn and not yet placed, 10 to 50, or 0. */
  get held(): number {
    return (this.state[NODE] >> 6) * 10;
  }

  /** What the next draw is for; undefined while a card is held, and after the end. */
  get drawFor(): DrawKind | undefined {
    const state = this.state;
    if (state[ACTOR] !== CHANCE) return undefined;
    if (this.waits === HAND) return 'turn';
    if (this.waits === DISCARD) return 'discard';
    return state[LEFT] > CARDS - STACKS ? 'deal' : 'replacement';
  }

  /** Where the next draw goes: a stack, HAND, DISCARD, or NOWHERE while a card is held. */
  get waits(): number {
    return (this.state[NODE] >> 3) & 7;
  }

  /** The stack that the next draw deals or restarts, or undefined. */
  get drawStack(): number | undefined {
    return this.state[ACTOR] === CHANCE && this.waits < STACKS ? this.waits : undefined;
  }

  /** Cards left in the pile. */
  get left(): number {
    return this.state[LEFT];
  }

  /** Cards of one value, 10 to 50, left in the pile. */
  leftOf(value: number): number {
    return this.inPile(value / 10);
  }

  /** A stack's top card, 10 to 50, or 0 while the stack is empty. */
  topOf(stack: number): number {
    return topOf(this.state[STACK + stack]) * 10;
  }

  /** What taking the stack as it lies would score. */
  totalOf(stack: number): number {
    return totalOf(this.state[STACK + stack]) * 10;
  }

  countOf(stack: number): number {
    return countOf(this.state[STACK + stack]);
  }

  /** All four top cards together. */
  topsTotal(): number {
    return this.state[TOPS] * 10;
  }

  /** Would the held card, or any of this value, take this stack? */
  captures(stack: number, value = this.held): boolean {
    return this.topsTotal() - this.topOf(stack) + value === GOAL * 10;
  }

  /** A stack's cards from the bottom up. */
  cardsIn(stack: number): number[] {
    const cards: number[] = [];
    for (let card = headOf(this.state[STACK + stack]); card > 0; card = this.state[CARD + card] >> 3) {
      cards.push((this.state[CARD + card] & 7) * 10);
    }
    return cards.reverse();
  }

  /** How many cards a seat has taken; in solitaire seat 1 is the discard pile. */
  takenBy(seat: number): number {
    return cardsOf(this.state[SCORE + seat]);
  }
}
