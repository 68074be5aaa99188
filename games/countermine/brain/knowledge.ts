import { type Move, MoveList } from '@countertop/core';
import { type Budget, type Candidates, type Knowledge, logistic } from '@countertop/search';
import { CELLS } from '../rules/lines.ts';
import { cellOfMove, SWAP } from '../rules/moves.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';
import { CHANCE_SCALE, DECIDED, leadOfFirst, WIN } from './evaluation.ts';
import { MOST_PULL, Reading } from './reading.ts';
import { ForcedSearch, NO_WIN } from './threats.ts';

/** The pull of a cell that nothing but the empty board gives it: two seats, four directions. */
const FAR = 8;
/** Where nothing is yet, the middle. */
const MIDDLE = [65, 66, 77, 78];
/** Threats tried in one position of a search: few more wins are found with more, and most of the time would go into them. */
const THREATS = 12;
/** So few cubes, and windows tell whether anybody can still score. */
const LAST = 4;

/** What the eye may leave out. */
export interface Attention {
  /** Candidates of a position at the root of a search, and below. */
  readonly atRoot: number;
  readonly below: number;
}

/** Few and deep: 12 below the root scored better than 24 at the same number of nodes. */
const NARROW: Attention = { atRoot: 40, below: 12 };

/** What Countermine knows about good play. Has scratch of its own: one object for each thinker. */
export class CountermineKnowledge implements Knowledge<CounterminePosition> {
  readonly bound = WIN;
  readonly decided = DECIDED;
  readonly chances = logistic(CHANCE_SCALE);
  private readonly reading = new Reading();
  private readonly forced = new ForcedSearch(this.reading);
  private readonly strikes = new MoveList();
  private readonly buckets = new Int32Array(128);
  private readonly nearby = new Int32Array(CELLS);
  private readonly weights = new Int32Array(CELLS);
  private readonly attention: Attention;

  constructor(attention: Attention = NARROW) {
    this.attention = attention;
  }

  evaluate(position: CounterminePosition, values: Float64Array): void {
    this.reading.follow(position);
    const lead = leadOfFirst(position, this.reading);
    values[0] = lead;
    values[1] = -lead;
  }

  solved(position: CounterminePosition, values: Float64Array): boolean {
    if (position.mustStrike) return false;
    const { reading } = this;
    reading.follow(position);
    const seat = position.actor;
    const other = 1 - seat;
    const need = GOAL - position.score(seat);
    let plies = 0;
    if (reading.completing(seat) >= need && reading.listCompletions(seat, need) > 0) plies = 1;
    else if (this.isLost(position, seat)) plies = -2;
    else if (need === 1 ? reading.fourMaking(seat) > 0 : need === 2 && reading.completing(seat) > 1) {
      if (this.forced.win(position, THREATS) !== NO_WIN) plies = this.forced.plies;
    } else if (position.supplyOf(seat) <= LAST && position.supplyOf(other) <= LAST) {
      if (this.canScore(position, 0) || this.canScore(position, 1)) return false;
      const lead = position.score(0) - position.score(1);
      const end = position.ply + position.supplyOf(seat) * 2;
      values[0] = Math.sign(lead) * (WIN - end);
      values[1] = -values[0];
      return true;
    }
    if (plies === 0) return false;
    const value = plies > 0 ? WIN - position.ply - plies : -(WIN - position.ply + plies);
    values[seat] = value;
    values[other] = -value;
    return true;
  }

  /** A forced answer costs no depth. */
  extension(position: CounterminePosition): number {
    if (position.mustStrike) return 1;
    this.reading.follow(position);
    return this.winning(position, 1 - position.actor) === 1 ? 1 : 0;
  }

  candidates(position: CounterminePosition, list: Candidates, ply: number): void {
    if (position.mustStrike) {
      this.pushStrikes(position, list);
      return;
    }
    const { reading } = this;
    reading.follow(position);
    const seat = position.actor;
    const wins = this.winning(position, seat);
    if (wins > 0) {
      // Nothing else matters, and the first is as good as any.
      list.push(reading.cells[0], 1);
      return;
    }
    // Every other cube loses at once.
    if (this.winning(position, 1 - seat) > 0) {
      list.push(reading.cells[0], 1);
      return;
    }
    this.pushCells(position, list, ply === 0 ? this.attention.atRoot : this.attention.below);
    if (position.maySwap) list.push(SWAP, 100);
  }

  loud(position: CounterminePosition, list: Candidates): void {
    if (position.mustStrike) {
      this.pushStrikes(position, list);
      list.forced = true;
      return;
    }
    const { reading } = this;
    reading.follow(position);
    const seat = position.actor;
    const wins = this.winning(position, seat);
    if (wins > 0) {
      list.push(reading.cells[0], 1);
      return;
    }
    if (this.winning(position, 1 - seat) > 0) {
      list.push(reading.cells[0], 1);
      list.forced = true;
      return;
    }
    const count = reading.listCompletions(seat, 1);
    for (let i = 0; i < count; i++) list.push(reading.cells[i], reading.gains[i]);
  }

  /** A win by force of the seat to move, of few threats, or NO_WIN: for the root, where more may be spent on it. */
  forcedWin(position: CounterminePosition, nodes: number, budget?: Budget): { move: Move; plies: number } {
    const move = this.forced.shortestWin(position, nodes, budget);
    return { move, plies: this.forced.plies };
  }

  /** One of the cells at which the seat wins next, or NO_WIN. */
  cellToStop(position: CounterminePosition, seat: number): Move {
    this.reading.follow(position);
    return this.winning(position, seat) > 0 ? this.reading.cells[0] : NO_WIN;
  }

  /** Counts (and lists in the reading) the cells where a cube of the seat wins the game. */
  private winning(position: CounterminePosition, seat: number): number {
    const need = GOAL - position.score(seat);
    if (this.reading.completing(seat) < need || position.supplyOf(seat) === 0) return 0;
    return this.reading.listCompletions(seat, need);
  }

  /** Two cells at which the other wins next: only one can be taken. */
  private isLost(position: CounterminePosition, seat: number): boolean {
    return this.winning(position, 1 - seat) > 1;
  }

  /** Could this seat still complete a row if it were left alone? Supplies must be at most LAST. */
  private canScore(position: CounterminePosition, seat: number): boolean {
    const { reading } = this;
    const supply = position.supplyOf(seat);
    if (supply > 0 && reading.completing(seat) > 0) return true;
    for (let cubes = Math.max(1, 5 - supply); cubes < 4; cubes++) if (reading.windowsWith(seat, cubes) > 0) return true;
    return false;
  }

  private pushStrikes(position: CounterminePosition, list: Candidates): void {
    const { strikes, reading } = this;
    const seat = position.actor;
    position.moves(strikes);
    reading.follow(position);
    for (let i = 0; i < strikes.length; i++) {
      const move = strikes.moves[i];
      const cell = cellOfMove(move);
      // The cube that stands there hides what the striker's would make: the windows around must do.
      let weight = 10 + 1000 * position.gain(seat, cell);
      for (let direction = 0; direction < 4; direction++) {
        weight += 4 * bits(position.maskThrough(seat, cell, direction));
      }
      list.push(move, weight);
    }
  }

  private pushCells(position: CounterminePosition, list: Candidates, most: number): void {
    const { reading, buckets, nearby, weights } = this;
    const count = position.emptyCount;
    const seat = position.actor;
    reading.look();
    buckets.fill(0);
    let near = 0;
    for (let i = 0; i < count; i++) {
      const cell = position.emptyCell(i);
      const weight = reading.pull(seat, cell);
      if (weight <= FAR) continue;
      nearby[near] = cell;
      weights[near++] = weight;
      buckets[BUCKETS[weight]]++;
    }
    if (near === 0) {
      for (let i = 0; i < MIDDLE.length; i++) if (position.ownerAt(MIDDLE[i]) < 0) list.push(MIDDLE[i], 4 - i);
      if (list.length === 0) for (let i = 0; i < count; i++) list.push(position.emptyCell(i), 1);
      list.complete = list.length === count;
      return;
    }
    let least = buckets.length - 1;
    for (let kept = 0; least > 0 && kept + buckets[least] <= most; least--) kept += buckets[least];
    if (least < buckets.length - 1) least++;
    for (let i = 0; i < near; i++) if (BUCKETS[weights[i]] >= least) list.push(nearby[i], weights[i]);
    if (list.length < count) list.complete = false;
  }
}

/** By weight: weights alike have the same bucket, four for every doubling. */
const BUCKETS = Uint8Array.from({ length: MOST_PULL + 1 }, (_, weight) => bucketOf(weight));

function bucketOf(weight: number): number {
  const scaled = (weight * 4) | 0;
  const top = 31 - Math.clz32(scaled);
  return top < 2 ? top : 4 * top + ((scaled >> (top - 2)) & 3) - 6;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
