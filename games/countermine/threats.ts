import { type Move, NOBODY } from '@countertop/core';
import { CELLS } from './lines.ts';
import type { Reading } from './reading.ts';
import { type CounterminePosition, GOAL } from './rules.ts';

export const NO_WIN: Move = -1;

const DEEPEST = 40;
const SLOTS = 1 << 16;
const UNKNOWN = 0;
const FAILS = 1;
const WINS = 2;

/**
 * Wins by fours alone, for a seat with two points: every four threatens the last point, so the answer is forced.
 *
 * What the other scores meanwhile is no defence unless it wins: a five in answer to a four is struck away, and the strike
 * lands on the very cell that was to be blocked. So whatever is found here is proven.
 */
export class FourSearch {
  /** Plies of the win found last, the last cube included. */
  length = 0;
  private readonly reading: Reading;
  private readonly fours = new Int32Array(DEEPEST * CELLS);
  private readonly low = new Int32Array(SLOTS);
  private readonly high = new Int32Array(SLOTS);
  /** FAILS, or WINS with the move and the length of the win. */
  private readonly known = new Int32Array(SLOTS);
  private left = 0;

  constructor(reading: Reading) {
    this.reading = reading;
  }

  /** The first move of a win by fours of the seat to move, or NO_WIN; looks at no more than `nodes` fours. */
  win(position: CounterminePosition, nodes: number): Move {
    if (position.score(position.actor) !== GOAL - 1 || position.mustStrike) return NO_WIN;
    this.left = nodes;
    return this.attack(position, 0);
  }

  private attack(position: CounterminePosition, depth: number): Move {
    const { reading } = this;
    const seat = position.actor;
    reading.follow(position);
    if (reading.listCompletions(seat, 1) > 0) {
      this.length = 1;
      return reading.cells[0];
    }
    // One cube for the four, one to complete it.
    if (position.supplyOf(seat) < 2 || depth >= DEEPEST || reading.fourMaking(seat) === 0) return NO_WIN;
    const slot = position.hashLow & (SLOTS - 1);
    if (this.low[slot] === position.hashLow && this.high[slot] === position.hashHigh && this.known[slot] !== UNKNOWN) {
      const known = this.known[slot];
      if (known === FAILS) return NO_WIN;
      this.length = known >> 16;
      return (known >> 2) & 0xff;
    }
    const low = position.hashLow;
    const high = position.hashHigh;
    const blocks = reading.listCompletions(1 - seat, GOAL - position.score(1 - seat));
    if (blocks > 1) return NO_WIN;
    const must = blocks === 1 ? reading.cells[0] : -1;
    const begin = depth * CELLS;
    const count = reading.listFours(seat);
    for (let i = 0; i < count; i++) this.fours[begin + i] = reading.cells[i];
    for (let i = begin; i < begin + count; i++) {
      const cell = this.fours[i];
      if (must >= 0 && cell !== must) continue;
      if (this.left-- <= 0) return NO_WIN;
      position.play(cell);
      const won = this.answered(position, seat, depth);
      position.undo();
      if (won) {
        this.remember(slot, low, high, WINS | (cell << 2) | (this.length << 16));
        return cell;
      }
    }
    if (this.left > 0) this.remember(slot, low, high, FAILS);
    return NO_WIN;
  }

  /** Does the four that was just made win against every answer? */
  private answered(position: CounterminePosition, seat: number, depth: number): boolean {
    const { reading } = this;
    const other = 1 - seat;
    if (position.actor === NOBODY) return false;
    reading.follow(position);
    if (reading.listCompletions(other, GOAL - position.score(other)) > 0) return false;
    const count = reading.listCompletions(seat, 1);
    if (count === 0) return false;
    if (count > 1) {
      this.length = 3;
      return true;
    }
    position.play(reading.cells[0]);
    let won = false;
    if (position.actor === seat) {
      if (position.mustStrike) {
        this.length = 1;
        won = true;
      } else won = this.attack(position, depth + 1) !== NO_WIN;
    }
    position.undo();
    if (won) this.length += 2;
    return won;
  }

  private remember(slot: number, low: number, high: number, known: number): void {
    this.low[slot] = low;
    this.high[slot] = high;
    this.known[slot] = known;
  }
}
