import {
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

/** Two seats in turn take one of `width` prizes; before each turn a draw decides which prizes lie there. No transpositions. */
export class Duel implements Position {
  readonly seats = 2;
  readonly width: number;
  readonly turns: number;
  ply = 0;
  lead = 0;
  private id: number;
  private history: number[] = [];

  constructor(width: number, turns: number, seed: number) {
    this.width = width;
    this.turns = turns;
    this.id = seed;
  }

  get actor(): number {
    if (this.ply >= 2 * this.turns - 1) return NOBODY;
    return this.ply % 2 === 1 ? CHANCE : (this.ply >> 1) % 2;
  }
  get hashLow(): number {
    return scramble(this.id);
  }
  get hashHigh(): number {
    return scramble(this.id + 1);
  }
  freshHash(): readonly [number, number] {
    return [this.hashLow, this.hashHigh];
  }
  private after(move: Move): number {
    return scramble(this.id * 31 + move + 1);
  }
  /** From 0 to 9. */
  prize(move: Move): number {
    return (this.after(move) >>> 0) % 10;
  }
  moves(list: MoveList): void {
    list.clear();
    const count = this.actor === CHANCE ? 5 : this.width;
    for (let i = 0; i < count; i++) list.pushWeighted(i, 1 + (i % 2));
  }
  pick(random: Random): Move {
    return random.below(this.actor === CHANCE ? 5 : this.width);
  }
  play(move: Move): void {
    this.history.push(this.id, this.lead);
    if (this.actor >= 0) this.lead += (this.actor === 0 ? 1 : -1) * this.prize(move);
    this.id = this.after(move);
    this.ply++;
  }
  undo(): void {
    this.ply--;
    this.lead = this.history.pop() ?? 0;
    this.id = this.history.pop() ?? 0;
  }
  clone(): Duel {
    const copy = new Duel(this.width, this.turns, 0);
    copy.copyFrom(this);
    return copy;
  }
  copyFrom(other: Duel): void {
    this.id = other.id;
    this.ply = other.ply;
    this.lead = other.lead;
    this.history = [];
  }
  score(seat: number): number {
    return seat === 0 ? this.lead : -this.lead;
  }
  scores(): number[] {
    return [this.lead, -this.lead];
  }
  winners(): number[] | null {
    if (this.actor !== NOBODY) return null;
    return this.leaders([0, 1]);
  }
  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }
  share(seat: number): number {
    const winners = this.winners() ?? [];
    return winners.includes(seat) ? 1 / winners.length : 0;
  }
  team(seat: number): number {
    return seat;
  }
}

export const duelKnowledge: Knowledge<Duel> = {
  bound: 40,
  evaluate(position, values) {
    values[0] = position.lead;
    values[1] = -position.lead;
  },
  chances: logistic(5),
  candidates(position, list) {
    for (let move = 0; move < position.width; move++) list.push(move, 1 + position.prize(move));
  },
};
