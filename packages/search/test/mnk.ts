import { type Move, type MoveList, mostOf, NOBODY, type Position, type Random, zobristKeys } from '@countertop/core';
import { type Knowledge, logistic } from '@countertop/search';

/** k in a row on m x n. */
export class Mnk implements Position {
  readonly seats = 2;
  readonly columns: number;
  readonly rows: number;
  readonly goal: number;
  actor = 0;
  ply = 0;
  hashLow = 0;
  hashHigh = 0;
  /** 0 empty, 1 + seat. */
  readonly cells: Int8Array<ArrayBuffer>;
  private winner = -1;
  private readonly played: Int32Array<ArrayBuffer>;
  private readonly keys;

  constructor(columns: number, rows: number, goal: number) {
    this.columns = columns;
    this.rows = rows;
    this.goal = goal;
    this.cells = new Int8Array(columns * rows);
    this.played = new Int32Array(columns * rows + 1);
    this.keys = zobristKeys('mnk', 2 * columns * rows);
  }

  static of(picture: string, goal: number): Mnk {
    const lines = picture.trim().split(/\s+/);
    const position = new Mnk(lines[0].length, lines.length, goal);
    const marks = [[] as number[], [] as number[]];
    for (const [row, line] of lines.entries()) {
      for (const [column, mark] of [...line].entries()) {
        if (mark === 'x') marks[0].push(row * position.columns + column);
        if (mark === 'o') marks[1].push(row * position.columns + column);
      }
    }
    for (let i = 0; i < marks[0].length; i++) {
      position.play(marks[0][i]);
      if (i < marks[1].length) position.play(marks[1][i]);
    }
    return position;
  }

  moves(list: MoveList): void {
    list.clear();
    for (let cell = 0; cell < this.cells.length; cell++) if (this.cells[cell] === 0) list.push(cell);
  }
  pick(random: Random): Move {
    for (;;) {
      const cell = random.below(this.cells.length);
      if (this.cells[cell] === 0) return cell;
    }
  }
  play(move: Move): void {
    const seat = this.actor;
    this.played[this.ply++] = move;
    this.cells[move] = 1 + seat;
    this.flip(seat, move);
    if (this.row(move)) this.winner = seat;
    this.actor = this.winner >= 0 || this.ply === this.cells.length ? NOBODY : 1 - seat;
  }
  undo(): void {
    const move = this.played[--this.ply];
    const seat = this.cells[move] - 1;
    this.cells[move] = 0;
    this.flip(seat, move);
    this.winner = -1;
    this.actor = seat;
  }
  private flip(seat: number, move: Move): void {
    this.hashLow ^= this.keys.low[2 * move + seat];
    this.hashHigh ^= this.keys.high[2 * move + seat];
  }
  private row(cell: number): boolean {
    return this.run(cell, 1, 0) || this.run(cell, 0, 1) || this.run(cell, 1, 1) || this.run(cell, 1, -1);
  }
  private run(cell: number, dx: number, dy: number): boolean {
    return 1 + this.count(cell, dx, dy) + this.count(cell, -dx, -dy) >= this.goal;
  }
  private count(cell: number, dx: number, dy: number): number {
    const mark = this.cells[cell];
    let count = 0;
    let x = (cell % this.columns) + dx;
    let y = Math.floor(cell / this.columns) + dy;
    while (x >= 0 && y >= 0 && x < this.columns && y < this.rows && this.cells[y * this.columns + x] === mark) {
      count++;
      x += dx;
      y += dy;
    }
    return count;
  }
  clone(): Mnk {
    const copy = new Mnk(this.columns, this.rows, this.goal);
    copy.copyFrom(this);
    return copy;
  }
  copyFrom(other: Mnk): void {
    this.cells.set(other.cells);
    this.played.set(other.played);
    this.actor = other.actor;
    this.ply = other.ply;
    this.winner = other.winner;
    this.hashLow = other.hashLow;
    this.hashHigh = other.hashHigh;
  }
  score(seat: number): number {
    return this.winner === seat ? 1 : 0;
  }
  scores(): number[] {
    return [this.score(0), this.score(1)];
  }
  winners(): number[] | null {
    if (this.actor !== NOBODY) return null;
    return this.leaders([0, 1]);
  }
  leaders(seats: readonly number[]): number[] {
    return mostOf(seats, (seat) => this.score(seat));
  }
  share(seat: number): number {
    if (this.actor !== NOBODY) return 0;
    return this.winner < 0 ? 0.5 : this.winner === seat ? 1 : 0;
  }
  team(seat: number): number {
    return seat;
  }
  freshHash(): readonly [number, number] {
    let low = 0;
    let high = 0;
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (this.cells[cell] === 0) continue;
      low ^= this.keys.low[2 * cell + this.cells[cell] - 1];
      high ^= this.keys.high[2 * cell + this.cells[cell] - 1];
    }
    return [low, high];
  }
}

/** Knows who has won, nothing else. */
export const mnkKnowledge: Knowledge<Mnk> = {
  bound: 1000,
  decided: 500,
  evaluate(position, values) {
    const lead = (position.score(0) - position.score(1)) * (1000 - position.ply);
    values[0] = lead;
    values[1] = -lead;
  },
  chances: logistic(200),
};
