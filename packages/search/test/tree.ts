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
import type { Knowledge } from '@countertop/search';

export interface Shape {
  readonly seats: number;
  /** Two teams of alternating seats. */
  readonly partners?: boolean;
  readonly plies: number;
  readonly width: number;
  /** One node in so many is a chance node; 0: none. */
  readonly chance: number;
  readonly seed: number;
}

/**
 * A game that is nothing but a random tree with transpositions: who moves, how many moves there are and how it ends is
 * decided by hashing the sum of what was played. Seats do not alternate.
 */
export class Tree implements Position {
  readonly shape: Shape;
  readonly seats: number;
  ply = 0;
  private sum = 0;
  /** Draws so far: in the hash, so that equal hashes have equally much of any depth behind them. */
  private drawn = 0;
  private history: Move[] = [];

  constructor(shape: Shape) {
    this.shape = shape;
    this.seats = shape.seats;
  }

  /** A number that belongs to this node. */
  mix(salt: number): number {
    return scramble(scramble(this.sum + 1000 * this.ply + 77_777 * this.shape.seed) + salt) >>> 0;
  }

  get actor(): number {
    const { plies, chance } = this.shape;
    if (this.ply >= plies || (this.ply > 1 && this.mix(1) % 11 === 0)) return NOBODY;
    if (this.ply > 0 && chance > 0 && this.mix(2) % chance === 0) return CHANCE;
    return this.mix(3) % this.seats;
  }
  get hashLow(): number {
    return this.mix(4 + 1000 * this.drawn) | 0;
  }
  get hashHigh(): number {
    return this.mix(5 + 1000 * this.drawn) | 0;
  }
  freshHash(): readonly [number, number] {
    return [this.hashLow, this.hashHigh];
  }
  moves(list: MoveList): void {
    list.clear();
    const count = 1 + (this.mix(6) % this.shape.width);
    for (let i = 0; i < count; i++) list.pushWeighted(i, 1 + (this.mix(20 + i) % 3));
  }
  pick(random: Random): Move {
    return random.below(1 + (this.mix(6) % this.shape.width));
  }
  play(move: Move): void {
    if (this.actor === CHANCE) this.drawn++;
    this.history.push(move);
    this.sum += move;
    this.ply++;
  }
  undo(): void {
    this.ply--;
    this.sum -= this.history.pop() ?? 0;
    if (this.actor === CHANCE) this.drawn--;
  }
  clone(): Tree {
    const copy = new Tree(this.shape);
    copy.copyFrom(this);
    return copy;
  }
  copyFrom(other: Tree): void {
    this.ply = other.ply;
    this.sum = other.sum;
    this.drawn = other.drawn;
    this.history = [];
  }
  team(seat: number): number {
    return this.shape.partners === true ? seat % 2 : seat;
  }
  score(seat: number): number {
    return this.mix(100 + this.team(seat)) % 21;
  }
  scores(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => this.score(seat));
  }
  winners(): number[] | null {
    if (this.actor !== NOBODY) return null;
    return this.leaders(allSeats(this.seats));
  }
  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }
  share(seat: number): number {
    const winners = this.winners();
    if (winners === null || !winners.includes(seat)) return 0;
    return 1 / new Set(winners.map((winner) => this.team(winner))).size;
  }
}

/** Differences for two teams, own scores for more. */
export const treeKnowledge: Knowledge<Tree> = {
  bound: 21,
  evaluate(position, values) {
    for (let seat = 0; seat < position.seats; seat++) {
      const two = position.seats === 2 || position.shape.partners === true;
      values[seat] = two ? position.score(seat) - position.score((seat + 1) % position.seats) : position.score(seat);
    }
  },
  chances(position, values, chances) {
    let total = 0;
    for (let seat = 0; seat < position.seats; seat++) total += values[seat] + 22;
    for (let seat = 0; seat < position.seats; seat++) chances[seat] = (values[seat] + 22) / total;
  },
};
