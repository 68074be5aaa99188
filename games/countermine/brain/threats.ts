import { type Move, NOBODY } from '@countertop/core';
import type { Budget } from '@countertop/search';
import { CELLS } from '../rules/lines.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';
import type { Reading } from './reading.ts';

export const NO_WIN: Move = -1;

/** More fours in a row than anybody has cubes for. */
const MOST_FOURS = 40;
const SLOTS = 1 << 16;
// What is known of a position: nothing, that no win takes so few fours, or a win: its plies and first move.
const UNKNOWN = 0;
const FAILS = 1;
const WINS = 2;
const MOVE_SHIFT = 2;
const COUNT_SHIFT = 10;

/**
 * Wins by fours alone, for a seat with two points: every four threatens the last point, so the answer is forced.
 *
 * What the other scores meanwhile is no defence unless it wins: a five in answer to a four is struck away, and the strike
 * lands on the very cell that was to be blocked. So whatever is found here is proven.
 */
export class FourSearch {
  /** Plies of the win found last, the last cube included. */
  plies = 0;
  private readonly reading: Reading;
  private readonly fours = new Int32Array((MOST_FOURS + 1) * CELLS);
  private readonly low = new Int32Array(SLOTS);
  private readonly high = new Int32Array(SLOTS);
  private readonly known = new Int32Array(SLOTS);
  private left = 0;
  private budget: Budget | undefined;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  /** The first move of a win by fours of the seat to move, or NO_WIN; tries no more than `nodes` fours. */
  win(position: CounterminePosition, nodes: number): Move {
    this.left = nodes;
    this.budget = undefined;
    return this.within(position, MOST_FOURS);
  }

  /** The same, but the shortest that the nodes and the budget allow to find. */
  shortestWin(position: CounterminePosition, nodes: number, budget?: Budget): Move {
    this.left = nodes;
    this.budget = budget;
    const move = this.within(position, MOST_FOURS);
    const { plies } = this;
    if (move === NO_WIN) return NO_WIN;
    for (let most = 0; 2 * most + 1 < plies && this.left > 0; most++) {
      const shorter = this.within(position, most);
      if (shorter !== NO_WIN) return shorter;
    }
    this.plies = plies;
    return move;
  }

  private within(position: CounterminePosition, most: number): Move {
    if (position.score(position.actor) !== GOAL - 1 || position.mustStrike) return NO_WIN;
    return this.attack(position, most);
  }

  /** With `most` fours to come. */
  private attack(position: CounterminePosition, most: number): Move {
    const { reading } = this;
    const seat = position.actor;
    reading.follow(position);
    if (reading.listCompletions(seat, 1) > 0) {
      this.plies = 1;
      return reading.cells[0];
    }
    // One cube for the four, one to complete it.
    if (position.supplyOf(seat) < 2 || most === 0 || reading.fourMaking(seat) === 0) return NO_WIN;
    const low = position.hashLow;
    const high = position.hashHigh;
    const slot = low & (SLOTS - 1);
    const known = this.low[slot] === low && this.high[slot] === high ? this.known[slot] : UNKNOWN;
    const count = known >> COUNT_SHIFT;
    if ((known & 3) === FAILS && count >= most) return NO_WIN;
    if ((known & 3) === WINS && count <= 2 * most + 1) {
      this.plies = count;
      return (known >> MOVE_SHIFT) & 0xff;
    }
    const move = this.tryFours(position, seat, most);
    if (move !== NO_WIN) this.remember(slot, low, high, WINS | (move << MOVE_SHIFT) | (this.plies << COUNT_SHIFT));
    else if (this.left > 0 && (known & 3) !== WINS) this.remember(slot, low, high, FAILS | (most << COUNT_SHIFT));
    return move;
  }

  private tryFours(position: CounterminePosition, seat: number, most: number): Move {
    const { reading, fours } = this;
    const blocks = reading.listCompletions(1 - seat, GOAL - position.score(1 - seat));
    if (blocks > 1) return NO_WIN;
    const must = blocks === 1 ? reading.cells[0] : -1;
    const begin = most * CELLS;
    const count = reading.listFours(seat);
    for (let i = 0; i < count; i++) fours[begin + i] = reading.cells[i];
    for (let i = begin; i < begin + count; i++) {
      const cell = fours[i];
      if (must >= 0 && cell !== must) continue;
      if (--this.left <= 0 || this.isOver()) return NO_WIN;
      position.play(cell);
      const won = this.answered(position, seat, most - 1);
      position.undo();
      if (won) return cell;
    }
    return NO_WIN;
  }

  /** Looks at the clock now and then. */
  private isOver(): boolean {
    if (this.budget === undefined || (this.left & 127) !== 0 || !this.budget.look()) return false;
    this.left = 0;
    return true;
  }

  /** Does the four that was just made win against every answer? */
  private answered(position: CounterminePosition, seat: number, most: number): boolean {
    const { reading } = this;
    const other = 1 - seat;
    if (position.actor === NOBODY) return false;
    reading.follow(position);
    if (reading.listCompletions(other, GOAL - position.score(other)) > 0) return false;
    const count = reading.listCompletions(seat, 1);
    if (count === 0) return false;
    if (count > 1) {
      this.plies = 3;
      return true;
    }
    position.play(reading.cells[0]);
    let won = false;
    if (position.actor === seat) {
      if (position.mustStrike) {
        // The answer scored: it is struck, and the strike completes the row.
        this.plies = 1;
        won = true;
      } else won = this.attack(position, most) !== NO_WIN;
    }
    position.undo();
    if (won) this.plies += 2;
    return won;
  }

  private remember(slot: number, low: number, high: number, known: number): void {
    this.low[slot] = low;
    this.high[slot] = high;
    this.known[slot] = known;
  }
}
