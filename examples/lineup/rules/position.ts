import {
  Log,
  type Move,
  type MoveList,
  mostOf,
  NOBODY,
  type Position,
  type Random,
  zobristKeys,
} from '@countertop/core';

export const ROWS = 6;
export const WIDEST = 9;
const LINE = 4;
const FREE = -1;
/** Across, up, rising, falling: a step in columns and rows. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
// Keys for every seat on every cell; the seat to move follows from how many discs there are.
const keys = zobristKeys('lineup', 2 * WIDEST * ROWS);

/** What stands at an index that is known to be there. */
const at = (from: ArrayLike<number>, index: number): number => from[index] ?? FREE;

/** Discs in columns. A move is the number of a column. */
export class LineupPosition implements Position {
  readonly seats = 2;
  readonly width: number;
  actor = 0;
  hashLow = 0;
  hashHigh = 0;
  /** The seat on each cell, column by column from below. */
  private readonly cells: Int8Array<ArrayBuffer>;
  private readonly heights: Int8Array<ArrayBuffer>;
  private winner = FREE;
  private readonly log = new Log(WIDEST * ROWS);
  ply = 0;

  constructor(width: number) {
    this.width = width;
    this.cells = new Int8Array(width * ROWS).fill(FREE);
    this.heights = new Int8Array(width);
  }

  /** The seat whose disc lies there, or -1. */
  ownerAt(column: number, row: number): number {
    if (column < 0 || row < 0 || column >= this.width || row >= ROWS) return FREE;
    return at(this.cells, column * ROWS + row);
  }

  /** R2 */
  isFull(column: number): boolean {
    return this.heights[column] === ROWS;
  }

  moves(list: MoveList): void {
    list.clear();
    if (this.actor === NOBODY) return;
    for (let column = 0; column < this.width; column++) if (!this.isFull(column)) list.push(column);
  }

  pick(random: Random): Move {
    for (;;) {
      const column = random.below(this.width);
      if (!this.isFull(column)) return column;
    }
  }

  play(column: Move): void {
    const seat = this.ply % 2;
    const row = at(this.heights, column);
    this.heights[column] = row + 1;
    this.put(column, row, seat);
    this.log.push(column);
    this.ply++;
    if (this.completesLine(column, row, seat)) this.winner = seat; // R3
    this.actor = this.winner !== FREE || this.ply === this.cells.length ? NOBODY : 1 - seat; // R4
  }

  undo(): void {
    const column = this.log.pop();
    this.ply--;
    const seat = this.ply % 2;
    const row = at(this.heights, column) - 1;
    this.heights[column] = row;
    this.put(column, row, seat);
    this.cells[column * ROWS + row] = FREE;
    this.winner = FREE;
    this.actor = seat;
  }

  private put(column: number, row: number, seat: number): void {
    const cell = column * ROWS + row;
    this.cells[cell] = seat;
    this.hashLow ^= at(keys.low, 2 * cell + seat);
    this.hashHigh ^= at(keys.high, 2 * cell + seat);
  }

  private completesLine(column: number, row: number, seat: number): boolean {
    return DIRECTIONS.some(
      ([dx, dy]) => 1 + this.run(column, row, dx, dy, seat) + this.run(column, row, -dx, -dy, seat) >= LINE,
    );
  }

  private run(column: number, row: number, dx: number, dy: number, seat: number): number {
    let length = 0;
    while (this.ownerAt(column + dx * (length + 1), row + dy * (length + 1)) === seat) length++;
    return length;
  }

  clone(): LineupPosition {
    const copy = new LineupPosition(this.width);
    copy.copyFrom(this);
    return copy;
  }

  copyFrom(other: LineupPosition): void {
    this.cells.set(other.cells);
    this.heights.set(other.heights);
    this.winner = other.winner;
    this.actor = other.actor;
    this.ply = other.ply;
    this.hashLow = other.hashLow;
    this.hashHigh = other.hashHigh;
    this.log.clear();
  }

  scores(): number[] {
    return [this.score(0), this.score(1)];
  }

  score(seat: number): number {
    return this.winner === seat ? 1 : 0;
  }

  winners(): number[] | null {
    return this.actor === NOBODY ? this.leaders([0, 1]) : null;
  }

  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }

  share(seat: number): number {
    if (this.actor !== NOBODY) return 0;
    return this.winner === FREE ? 0.5 : this.score(seat);
  }

  team(seat: number): number {
    return seat;
  }

  freshHash(): readonly [low: number, high: number] {
    let low = 0;
    let high = 0;
    for (let cell = 0; cell < this.cells.length; cell++) {
      const seat = at(this.cells, cell);
      if (seat === FREE) continue;
      low ^= at(keys.low, 2 * cell + seat);
      high ^= at(keys.high, 2 * cell + seat);
    }
    return [low, high];
  }
}
