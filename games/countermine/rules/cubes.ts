import type { Log, Random } from '@countertop/core';
import { PLACING_HIGH, PLACING_LOW } from './keys.ts';
import { CELLS, FIRST_COLUMN, FIRST_FALLING, LINE_OF, MAIN_RISING, SIZE } from './lines.ts';

/** Cubes a player has at the start (R1). */
export const CUBES = 40;

// One array holds everything, so that a copy is one call and few registers are needed. Two habits below keep playouts
// fast: constants are this file's own, because imported ones are looked up at every use, and what is read is narrowed
// with &, which tells the compiler a range and so spares it checks for overflow.
/** By seat * SEAT + line: the line's mask of the seat's cubes. Two lines a seat are not there, so that twice SEAT is CELLS. */
const MASKS = 0;
const SEAT = CELLS / 2;
const WIDTH = SIZE;
const COLUMNS = MASKS + FIRST_COLUMN;
const RISING = MASKS + MAIN_RISING;
const FALLING = MASKS + FIRST_FALLING;
/** The empty cells, in any order; above EMPTY_COUNT lies what is needed to put a cell back where it was. */
const EMPTIES = MASKS + 2 * SEAT;
/** By cell: its index among the empty cells, or the one it had when it was taken. */
const SPOT = EMPTIES + CELLS;
const EMPTY_COUNT = SPOT + CELLS;
const SUPPLY = EMPTY_COUNT + 1;
/** The position's hash, of which the cubes are the most. */
const LOW = SUPPLY + 2;
const HIGH = LOW + 1;
export const HASH_LOW = LOW;
export const HASH_HIGH = HIGH;
/** Where the state of those begins who know more than cubes. */
export const CUBES_END = HIGH + 1;
const LOW_OF_PLACING = PLACING_LOW;
const HIGH_OF_PLACING = PLACING_HIGH;

/** cell / 12, rounded down, for cells of the board. */
const rowOf = (cell: number): number => ((cell & 255) * 171) >> 11;

/** By mask: 1 where it holds a run of five or more. */
const HAS_FIVE = Uint8Array.from({ length: 1 << SIZE }, (_, mask) =>
  (mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & (mask >> 4)) === 0 ? 0 : 1,
);

/** Where the 80 cubes are: on the board, seen as lines and as a list of empty cells, and in the supplies. */
export class Cubes {
  protected readonly state: Int32Array<ArrayBuffer>;

  /** @param length of the state, CUBES_END or more */
  constructor(length: number) {
    const state = new Int32Array(length);
    for (let cell = 0; cell < CELLS; cell++) {
      state[EMPTIES + cell] = cell;
      state[SPOT + cell] = cell;
    }
    state[EMPTY_COUNT] = CELLS;
    state[SUPPLY] = CUBES;
    state[SUPPLY + 1] = CUBES;
    this.state = state;
  }

  /** How many cubes a seat has left. */
  supplyOf(seat: number): number {
    return this.state[SUPPLY + (seat & 1)];
  }

  get emptyCount(): number {
    return this.state[EMPTY_COUNT];
  }

  /** The empty cells, `index` from 0 to emptyCount - 1, in no order that means anything. */
  emptyCell(index: number): number {
    return this.state[EMPTIES + (index & 255)];
  }

  /** The seat's cubes on a line as a 12-bit mask (see lines.ts). */
  lineMask(seat: number, line: number): number {
    return this.state[MASKS + seat * SEAT + line];
  }

  /** The seat's cubes on the line through a cell. */
  maskThrough(seat: number, cell: number, direction: number): number {
    return this.state[MASKS + seat * SEAT + LINE_OF[cell * 4 + direction]];
  }

  /** Whether a cube of the seat stands on a cell. */
  stands(seat: number, cell: number): boolean {
    const row = rowOf(cell);
    return ((this.state[MASKS + seat * SEAT + row] >> (cell - row * WIDTH)) & 1) === 1;
  }

  /** The seat whose cube stands on a cell, or -1. */
  ownerAt(cell: number): number {
    return this.stands(0, cell) ? 0 : this.stands(1, cell) ? 1 : -1;
  }

  /** The cell of the only cube of a seat that has put just one. */
  protected onlyCube(seat: number): number {
    let row = 0;
    while (this.lineMask(seat, row) === 0) row++;
    return row * WIDTH + 31 - Math.clz32(this.lineMask(seat, row));
  }

  /** A cube onto an empty cell. 1 where a line through it then holds a five, with this cube or without it. */
  protected put(seat: number, cell: number): number {
    const state = this.state;
    const row = rowOf(cell);
    const column = cell - row * WIDTH;
    const bit = 1 << column;
    const base = seat * SEAT;
    const onRow = base + row;
    const onColumn = base + column + COLUMNS;
    const onRising = base + column - row + RISING;
    const onFalling = base + column + row + FALLING;
    const along = state[onRow] | bit;
    const up = state[onColumn] | (1 << row);
    const rising = state[onRising] | bit;
    const falling = state[onFalling] | bit;
    state[onRow] = along;
    state[onColumn] = up;
    state[onRising] = rising;
    state[onFalling] = falling;

    const count = (state[EMPTY_COUNT] - 1) & 255;
    const spot = state[SPOT + cell] & 255;
    const last = state[EMPTIES + count] & 255;
    state[EMPTIES + spot] = last;
    state[SPOT + last] = spot;
    state[EMPTY_COUNT] = count;
    state[SUPPLY + seat]--;
    return HAS_FIVE[along] | HAS_FIVE[up] | HAS_FIVE[rising] | HAS_FIVE[falling];
  }

  /**
   * Cubes on any empty cells, the seats in turn, beginning with `seat`: `most` of them, or up to the first that stands in a
   * five. After each but the last the turn has passed; the last is put, and not yet in the hash. Returns how many there were. It cannot be undone.
   */
  protected strew(seat: number, most: number, random: Random): number {
    const state = this.state;
    let count = state[EMPTY_COUNT] & 255;
    const begin = count;
    const end = count - most;
    let low = state[LOW];
    let high = state[HIGH];
    let base = (seat & 1) * SEAT;
    for (;;) {
      const spot = random.below(count);
      const cell = state[EMPTIES + spot] & 255;
      count--;
      const last = state[EMPTIES + count] & 255;
      const row = rowOf(cell);
      const column = cell - row * WIDTH;
      const bit = 1 << column;
      const onRow = base + row;
      const onColumn = base + column + COLUMNS;
      const onRising = base + column - row + RISING;
      const onFalling = base + column + row + FALLING;
      const along = state[onRow] | bit;
      const up = state[onColumn] | (1 << row);
      const rising = state[onRising] | bit;
      const falling = state[onFalling] | bit;
      state[onRow] = along;
      state[onColumn] = up;
      state[onRising] = rising;
      state[onFalling] = falling;
      state[EMPTIES + spot] = last;
      state[SPOT + last] = spot;
      if ((HAS_FIVE[along] | HAS_FIVE[up] | HAS_FIVE[rising] | HAS_FIVE[falling]) !== 0 || count === end) {
        state[EMPTIES + count] = cell;
        break;
      }
      low ^= LOW_OF_PLACING[2 * base + cell];
      high ^= HIGH_OF_PLACING[2 * base + cell];
      base = SEAT - base;
    }
    const plies = begin - count;
    state[LOW] = low;
    state[HIGH] = high;
    state[EMPTY_COUNT] = count;
    state[SUPPLY + (seat & 1)] -= (plies + 1) >> 1;
    state[SUPPLY + 1 - (seat & 1)] -= plies >> 1;
    return plies;
  }

  /** Where `strew` has put the last cube. */
  protected get lastStrewn(): number {
    return this.state[EMPTIES + this.state[EMPTY_COUNT]];
  }

  /** Undoes the last `put`. */
  protected unput(seat: number, cell: number): void {
    const state = this.state;
    const count = state[EMPTY_COUNT] & 255;
    // Nobody has written above the list since: the cell that took this one's index still is where it came from.
    const last = state[EMPTIES + count] & 255;
    state[EMPTIES + (state[SPOT + cell] & 255)] = cell;
    state[SPOT + last] = count;
    state[EMPTY_COUNT] = count + 1;
    state[SUPPLY + seat]++;
    this.flip(seat, cell);
  }

  /** A cube back from the board into its owner's supply. */
  protected lift(seat: number, cell: number, log: Log): void {
    const state = this.state;
    const count = state[EMPTY_COUNT];
    log.push(state[SPOT + cell]);
    log.push(state[EMPTIES + count]);
    state[EMPTIES + count] = cell;
    state[SPOT + cell] = count;
    state[EMPTY_COUNT] = count + 1;
    state[SUPPLY + seat]++;
    this.flip(seat, cell);
  }

  /** Undoes the last `lift`. */
  protected unlift(seat: number, cell: number, log: Log): void {
    const state = this.state;
    const count = state[EMPTY_COUNT] - 1;
    state[EMPTY_COUNT] = count;
    state[EMPTIES + count] = log.pop();
    state[SPOT + cell] = log.pop();
    state[SUPPLY + seat]--;
    this.flip(seat, cell);
  }

  /** A cube on the board is exchanged for one of the other seat. */
  protected turnOver(cell: number, from: number): void {
    this.flip(from, cell);
    this.flip(1 - from, cell);
    this.state[SUPPLY + from]++;
    this.state[SUPPLY + 1 - from]--;
  }

  private flip(seat: number, cell: number): void {
    const state = this.state;
    const row = rowOf(cell);
    const column = cell - row * WIDTH;
    const bit = 1 << column;
    const base = seat * SEAT;
    state[MASKS + base + row] ^= bit;
    state[COLUMNS + base + column] ^= 1 << row;
    state[RISING + base + column - row] ^= bit;
    state[FALLING + base + column + row] ^= bit;
  }
}
