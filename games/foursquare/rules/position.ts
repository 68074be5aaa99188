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
  handed,
  joined,
  keys,
  laid,
  PILE_KEY,
  POINTS_KEY,
  TAKEN_KEY,
  TOP_KEY,
  TOTAL_KEY,
  TURN_KEY,
  WAITS_KEY,
} from './keys.ts';

/** Moves: 0 to 3 put the held card on stack A to D; a draw is its value in tens above this. */
export const DRAW = 3;

/** Where the next draw goes: a stack, 0 to 3, or one of these. */
export const HAND = 4;
export const DISCARD = 5;
/** No draw is due: a seat is to place the card it holds. */
export const NOWHERE = 6;

/** What a draw is for, in words. */
export type DrawKind = 'deal' | 'turn' | 'replacement' | 'discard';

// All state is one array of integers, so that copying a position is copying one array. Card values in tens.
const ACTOR = 0;
const PLY = 1;
const LOW = 2;
const HIGH = 3;
/** Cards in the pile; by value at PILE + 1 to PILE + 5. */
const LEFT = 4;
const PILE = 4;
const TURN = 10;
const HELD = 11;
const WAITS = 12;
const TOP = 13; // + stack: value of its top card, 0 while empty
const TOTAL = 17; // + stack
const COUNT = 21; // + stack
/** + stack: its top card's number, or 0. Cards are numbered from 1 in the order in which they were drawn. */
const HEAD = 25;
const POINTS = 29; // + seat; in solitaire the discard pile is seat 1
const TAKEN = 35; // + seat: how many cards
/** + a card's number: its value, and 8 times the number of the card beneath it. Only boards read this. */
const CARD = 41;
const SIZE = CARD + CARDS + 1;

const { low, high } = keys;
const { low: handedLow, high: handedHigh } = handed;
const { low: joinedLow, high: joinedHigh } = joined;
const { low: laidLow, high: laidHigh } = laid;

export class FourSquarePosition implements Position {
  readonly seats: number;
  private readonly state = new Int32Array(SIZE);
  /** Four entries a move: the two halves of the hash, seat and draw before it, and a stack as it was. */
  private readonly log = new Log(4 * 96);

  constructor(seats: number) {
    this.seats = seats;
    const state = this.state;
    state[ACTOR] = CHANCE;
    state[LEFT] = CARDS;
    for (let value = 1; value <= HIGHEST; value++) state[PILE + value] = COPIES[value];
    // R2: the deal begins with stack A.
    state[WAITS] = 0;
    [state[LOW], state[HIGH]] = this.freshHash();
  }

  get actor(): Actor {
    return this.state[ACTOR];
  }

  get ply(): number {
    return this.state[PLY];
  }

  get hashLow(): number {
    return this.state[LOW];
  }

  get hashHigh(): number {
    return this.state[HIGH];
  }

  moves(list: MoveList): void {
    list.clear();
    const state = this.state;
    if (state[ACTOR] >= 0) {
      for (let stack = 0; stack < STACKS; stack++) list.push(stack);
    } else if (state[ACTOR] === CHANCE) {
      for (let value = 1; value <= HIGHEST; value++) {
        if (state[PILE + value] > 0) list.pushWeighted(DRAW + value, state[PILE + value]);
      }
    }
  }

  pick(random: Random): Move {
    const state = this.state;
    if (state[ACTOR] >= 0) return random.next() >>> 30;
    // Counts, without branching, how many values the card drawn lies beyond.
    let rest = state[PILE + 1] - 1 - random.below(state[LEFT]);
    let move = DRAW + 1 + (rest >>> 31);
    rest += state[PILE + 2];
    move += rest >>> 31;
    rest += state[PILE + 3];
    move += rest >>> 31;
    rest += state[PILE + 4];
    return move + (rest >>> 31);
  }

  play(move: Move): void {
    if (move > DRAW) this.draw(move - DRAW);
    else this.place(move);
  }

  /** R3, R4: the held card goes on a stack; if the tops total 100 the stack is taken. */
  private place(stack: number): void {
    const state = this.state;
    const value = state[HELD];
    const top = state[TOP + stack];
    const total = state[TOTAL + stack];
    const count = state[COUNT + stack];
    const head = state[HEAD + stack];
    this.remember(stack | (head << 3) | (value << 9), total | (count << 8));
    state[PLY]++;
    state[HELD] = 0;
    if (state[TOP] + state[TOP + 1] + state[TOP + 2] + state[TOP + 3] - top + value === GOAL) {
      this.take(stack, value);
      return;
    }
    const card = CARDS - state[LEFT];
    state[TOP + stack] = value;
    state[TOTAL + stack] = total + value;
    state[COUNT + stack] = count + 1;
    state[HEAD + stack] = card;
    state[CARD + card] = value | (head << 3);
    const key = stack * 6;
    state[LOW] += joinedLow[key + value] - low[TOP_KEY + key + top];
    state[HIGH] += joinedHigh[key + value] - high[TOP_KEY + key + top];
    this.endTurn();
  }

  /** R4: a stack and the card that completed 100 go to the seat; a replacement is due. */
  private take(stack: number, value: number): void {
    const state = this.state;
    const seat = state[TURN];
    const top = TOP_KEY + stack * 6 + state[TOP + stack];
    const total = state[TOTAL + stack];
    const count = state[COUNT + stack];
    state[TOP + stack] = 0;
    state[TOTAL + stack] = 0;
    state[COUNT + stack] = 0;
    state[HEAD + stack] = 0;
    state[LOW] -= low[HELD_KEY + value] + low[top];
    state[HIGH] -= high[HELD_KEY + value] + high[top];
    state[LOW] -= Math.imul(low[TOTAL_KEY + stack], total) + Math.imul(low[COUNT_KEY + stack], count);
    state[HIGH] -= Math.imul(high[TOTAL_KEY + stack], total) + Math.imul(high[COUNT_KEY + stack], count);
    this.give(seat, total + value, count + 1);
    this.await(stack);
  }

  private draw(value: number): void {
    const state = this.state;
    const waits = state[WAITS];
    this.remember(7 | (value << 9), 0);
    state[PLY]++;
    state[PILE + value]--;
    state[LEFT]--;
    if (waits === HAND) {
      state[HELD] = value;
      state[WAITS] = NOWHERE;
      state[ACTOR] = state[TURN];
      state[LOW] += handedLow[value];
      state[HIGH] += handedHigh[value];
    } else if (waits === DISCARD) {
      // R9: the discard pile stands where a second seat would.
      state[LOW] -= low[PILE_KEY + value] + low[WAITS_KEY + DISCARD];
      state[HIGH] -= high[PILE_KEY + value] + high[WAITS_KEY + DISCARD];
      this.give(1, value, 1);
      this.await(HAND);
    } else {
      this.lay(waits, value);
    }
  }

  /** R2, R5: a card begins a stack. Should the tops total 100 now, that scores nothing, so nobody looks. */
  private lay(stack: number, value: number): void {
    const state = this.state;
    const card = CARDS - state[LEFT];
    state[TOP + stack] = value;
    state[TOTAL + stack] = value;
    state[COUNT + stack] = 1;
    state[HEAD + stack] = card;
    state[CARD + card] = value;
    state[LOW] += laidLow[stack * 6 + value];
    state[HIGH] += laidHigh[stack * 6 + value];
    if (card > STACKS) this.endTurn();
    else this.await(card < STACKS ? card : HAND);
  }

  /** Points and cards go to a score pile. */
  private give(seat: number, points: number, cards: number): void {
    const state = this.state;
    state[POINTS + seat] += points;
    state[TAKEN + seat] += cards;
    state[LOW] += Math.imul(low[POINTS_KEY + seat], points) + Math.imul(low[TAKEN_KEY + seat], cards);
    state[HIGH] += Math.imul(high[POINTS_KEY + seat], points) + Math.imul(high[TAKEN_KEY + seat], cards);
  }

  /** R6, R9: the next seat's turn; a lone seat discards a card first. */
  private endTurn(): void {
    if (this.seats === 1) {
      this.await(DISCARD);
      return;
    }
    const state = this.state;
    const seat = state[TURN];
    const next = seat + 1 === this.seats ? 0 : seat + 1;
    state[TURN] = next;
    state[LOW] += low[TURN_KEY + next] - low[TURN_KEY + seat];
    state[HIGH] += high[TURN_KEY + next] - high[TURN_KEY + seat];
    this.await(HAND);
  }

  /** A draw is due; R7: with an empty pile the game is over instead. */
  private await(where: number): void {
    const state = this.state;
    state[LOW] += low[WAITS_KEY + where];
    state[HIGH] += high[WAITS_KEY + where];
    state[WAITS] = where;
    state[ACTOR] = state[LEFT] === 0 ? NOBODY : CHANCE;
  }

  /** What `undo` needs; `what` is the stack placed on, or 7 for a draw, with the card. */
  private remember(what: number, stackBefore: number): void {
    const state = this.state;
    const log = this.log;
    // A game has at most 92 moves, so the log never has to grow.
    const items = log.items;
    const top = log.top;
    items[top] = state[LOW];
    items[top + 1] = state[HIGH];
    items[top + 2] = stackBefore;
    items[top + 3] = what | (state[TURN] << 12) | (state[WAITS] << 15);
    log.top = top + 4;
  }

  undo(): void {
    const state = this.state;
    const log = this.log;
    const what = log.pop();
    const stackBefore = log.pop();
    state[HIGH] = log.pop();
    state[LOW] = log.pop();
    state[PLY]--;
    const stack = what & 7;
    const value = (what >> 9) & 7;
    const seat = (what >> 12) & 7;
    const waits = what >> 15;
    const card = CARDS - state[LEFT];
    state[TURN] = seat;
    state[WAITS] = waits;
    if (stack !== 7) {
      const total = stackBefore & 255;
      const count = stackBefore >> 8;
      const head = (what >> 3) & 63;
      if (state[COUNT + stack] === 0) {
        state[POINTS + seat] -= total + value;
        state[TAKEN + seat] -= count + 1;
      } else {
        state[CARD + card] = 0;
      }
      state[ACTOR] = seat;
      state[HELD] = value;
      state[TOP + stack] = state[CARD + head] & 7;
      state[TOTAL + stack] = total;
      state[COUNT + stack] = count;
      state[HEAD + stack] = head;
      return;
    }
    state[ACTOR] = CHANCE;
    state[PILE + value]++;
    state[LEFT]++;
    if (waits === HAND) {
      state[HELD] = 0;
    } else if (waits === DISCARD) {
      state[POINTS + 1] -= value;
      state[TAKEN + 1]--;
    } else {
      state[CARD + card] = 0;
      state[TOP + waits] = 0;
      state[TOTAL + waits] = 0;
      state[COUNT + waits] = 0;
      state[HEAD + waits] = 0;
    }
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
    return this.state[POINTS + seat] * 10;
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
    const state = this.state;
    // R10: in solitaire as many points as the discard pile are not enough.
    if (this.seats === 1) return state[POINTS] > state[POINTS + 1] ? 1 : 0;
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
    return this.state[POINTS + seat] * 64 - this.state[TAKEN + seat];
  }

  team(seat: number): number {
    return seat;
  }

  freshHash(): readonly [low: number, high: number] {
    return [this.sumOf(low), this.sumOf(high)];
  }

  private sumOf(half: Int32Array): number {
    const state = this.state;
    let sum = half[HELD_KEY + state[HELD]] + half[TURN_KEY + state[TURN]] + half[WAITS_KEY + state[WAITS]];
    for (let value = 1; value <= HIGHEST; value++) sum += Math.imul(half[PILE_KEY + value], state[PILE + value]);
    for (let stack = 0; stack < STACKS; stack++) {
      sum += half[TOP_KEY + stack * 6 + state[TOP + stack]];
      sum += Math.imul(half[TOTAL_KEY + stack], state[TOTAL + stack]);
      sum += Math.imul(half[COUNT_KEY + stack], state[COUNT + stack]);
    }
    for (let seat = 0; seat < 6; seat++) {
      sum += Math.imul(half[POINTS_KEY + seat], state[POINTS + seat]);
      sum += Math.imul(half[TAKEN_KEY + seat], state[TAKEN + seat]);
    }
    return sum | 0;
  }

  /** The seat whose turn it is, also while a card is drawn for it. */
  get turn(): number {
    return this.state[TURN];
  }

  /** The card drawn and not yet placed, 10 to 50, or 0. */
  get held(): number {
    return this.state[HELD] * 10;
  }

  /** What the next draw is for; undefined while a card is held, and after the end. */
  get drawFor(): DrawKind | undefined {
    const state = this.state;
    if (state[ACTOR] !== CHANCE) return undefined;
    if (state[WAITS] === HAND) return 'turn';
    if (state[WAITS] === DISCARD) return 'discard';
    return state[LEFT] > CARDS - STACKS ? 'deal' : 'replacement';
  }

  /** Where the next draw goes: a stack, HAND, DISCARD, or NOWHERE while a card is held. */
  get waits(): number {
    return this.state[WAITS];
  }

  /** The stack that the next draw deals or restarts, or undefined. */
  get drawStack(): number | undefined {
    return this.state[ACTOR] === CHANCE && this.state[WAITS] < STACKS ? this.state[WAITS] : undefined;
  }

  /** Cards left in the pile. */
  get left(): number {
    return this.state[LEFT];
  }

  /** Cards of one value, 10 to 50, left in the pile. */
  leftOf(value: number): number {
    return this.state[PILE + value / 10];
  }

  /** A stack's top card, 10 to 50, or 0 while the stack is empty. */
  topOf(stack: number): number {
    return this.state[TOP + stack] * 10;
  }

  /** What taking the stack as it lies would score. */
  totalOf(stack: number): number {
    return this.state[TOTAL + stack] * 10;
  }

  countOf(stack: number): number {
    return this.state[COUNT + stack];
  }

  /** All four top cards together. */
  topsTotal(): number {
    const state = this.state;
    return (state[TOP] + state[TOP + 1] + state[TOP + 2] + state[TOP + 3]) * 10;
  }

  /** Would the held card, or any of this value, take this stack? */
  captures(stack: number, value = this.held): boolean {
    return this.topsTotal() - this.topOf(stack) + value === GOAL * 10;
  }

  /** A stack's cards from the bottom up. */
  cardsIn(stack: number): number[] {
    const cards: number[] = [];
    for (let card = this.state[HEAD + stack]; card > 0; card = this.state[CARD + card] >> 3) {
      cards.push((this.state[CARD + card] & 7) * 10);
    }
    return cards.reverse();
  }

  /** How many cards a seat has taken; in solitaire seat 1 is the discard pile. */
  takenBy(seat: number): number {
    return this.state[TAKEN + seat];
  }
}
