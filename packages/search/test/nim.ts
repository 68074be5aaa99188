import {
  allSeats,
  CHANCE,
  type Move,
  type MoveList,
  mostOf,
  NOBODY,
  type Position,
  type Random,
  scramble,
} from '@countertop/core';
import { type Knowledge, logistic } from '@countertop/search';

/**
 * One heap; who takes the last counter wins. With dice, a die (1 once, 2 twice, 3 once in four) first says how
 * many may be taken at most; without, at most three. Any number of seats.
 */
export class Nim implements Position {
  readonly seats: number;
  readonly dice: boolean;
  heap: number;
  ply = 0;
  private seat = 0;
  private die: number;
  private last = -1;
  private history: number[] = [];

  constructor(heap: number, seats = 2, dice = false) {
    this.heap = heap;
    this.seats = seats;
    this.dice = dice;
    this.die = dice ? 0 : 3;
  }

  get actor(): number {
    if (this.heap === 0) return NOBODY;
    return this.die === 0 ? CHANCE : this.seat;
  }
  get hashLow(): number {
    return scramble(this.heap * 64 + this.seat * 4 + this.die + (this.heap === 0 ? 1000 * (this.last + 1) : 0));
  }
  get hashHigh(): number {
    return scramble(this.hashLow + 1);
  }
  freshHash(): readonly [number, number] {
    return [this.hashLow, this.hashHigh];
  }
  moves(list: MoveList): void {
    list.clear();
    if (this.die === 0) {
      list.pushWeighted(1, 1);
      list.pushWeighted(2, 2);
      list.pushWeighted(3, 1);
    } else for (let take = 1; take <= Math.min(this.die, this.heap); take++) list.push(take);
  }
  pick(random: Random): Move {
    if (this.die === 0) return [1, 2, 2, 3][random.below(4)];
    return 1 + random.below(Math.min(this.die, this.heap));
  }
  play(move: Move): void {
    this.history.push(this.heap, this.seat, this.die, this.last);
    this.ply++;
    if (this.die === 0) {
      this.die = move;
      return;
    }
    this.heap -= move;
    this.last = this.seat;
    this.seat = (this.seat + 1) % this.seats;
    if (this.dice) this.die = 0;
  }
  undo(): void {
    this.ply--;
    this.last = this.history.pop() ?? 0;
    this.die = this.history.pop() ?? 0;
    this.seat = this.history.pop() ?? 0;
    this.heap = this.history.pop() ?? 0;
  }
  clone(): Nim {
    const copy = new Nim(this.heap, this.seats, this.dice);
    copy.copyFrom(this);
    return copy;
  }
  copyFrom(other: Nim): void {
    this.heap = other.heap;
    this.seat = other.seat;
    this.die = other.die;
    this.last = other.last;
    this.ply = other.ply;
    this.history = [];
  }
  score(seat: number): number {
    return this.heap === 0 && this.last === seat ? 1 : 0;
  }
  scores(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => this.score(seat));
  }
  winners(): number[] | null {
    return this.heap === 0 ? this.leaders(allSeats(this.seats)) : null;
  }
  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }
  share(seat: number): number {
    return this.score(seat);
  }
  team(seat: number): number {
    return seat;
  }
}

export const nimKnowledge: Knowledge<Nim> = {
  bound: 1,
  evaluate(position, values) {
    for (let seat = 0; seat < position.seats; seat++) {
      const own = position.score(seat);
      values[seat] = position.actor !== NOBODY ? 0 : position.seats === 2 ? 2 * own - 1 : own;
    }
  },
  chances: logistic(1),
};
