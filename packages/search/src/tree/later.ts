import type { Move } from '@countertop/core';

const SLOTS = 1 << 12;
const TEAMS = 8;
const LAST_MARK = 0x3fffffff;
/** Moves below this number have a place of their own, which is found without looking for it. */
const SMALL = 1 << 13;
/** Of so many teams. */
const FEW_TEAMS = 2;

/** Which team played which move in the simulation under way: a small hash set that is emptied by counting on. */
export class Later {
  private readonly small = new Int32Array(SMALL * FEW_TEAMS);
  private readonly moves = new Int32Array(SLOTS);
  /** Which simulation filled a slot, times the number of teams, plus the team. */
  private readonly marks = new Int32Array(SLOTS);
  private mark = 0;
  private count = 0;

  begin(): void {
    this.mark += TEAMS;
    this.count = 0;
    if (this.mark < LAST_MARK) return;
    this.small.fill(0);
    this.marks.fill(0);
    this.mark = TEAMS;
  }

  add(move: Move, team: number): void {
    if (move < SMALL && team < FEW_TEAMS) this.small[move * FEW_TEAMS + team] = this.mark;
    else this.addLarge(move, team);
  }

  /** 1 if the team played the move, or else 0. Without a branch for small moves: which it is cannot be foreseen. */
  times(move: Move, team: number): number {
    if (move >= SMALL || team >= FEW_TEAMS) return this.hasLarge(move, team) ? 1 : 0;
    const differs = this.small[move * FEW_TEAMS + team] ^ this.mark;
    return ((differs | -differs) >>> 31) ^ 1;
  }

  private addLarge(move: Move, team: number): void {
    // Enough for any playout in which single moves still say something.
    if (this.count >= SLOTS / 2) return;
    const { moves, marks, mark } = this;
    let slot = place(move, team);
    while (marks[slot] >= mark) {
      if (moves[slot] === move && marks[slot] === mark + team) return;
      slot = (slot + 1) & (SLOTS - 1);
    }
    marks[slot] = mark + team;
    moves[slot] = move;
    this.count++;
  }

  private hasLarge(move: Move, team: number): boolean {
    const { moves, marks, mark } = this;
    let slot = place(move, team);
    while (marks[slot] >= mark) {
      if (moves[slot] === move && marks[slot] === mark + team) return true;
      slot = (slot + 1) & (SLOTS - 1);
    }
    return false;
  }
}

function place(move: Move, team: number): number {
  return Math.imul(move + 0x1000 * team, 0x9e3779b1) >>> 20;
}

/** Where moves stand: a hash map from moves to numbers from 0 up that is emptied by counting on. */
export class Places {
  owner = -1;
  private readonly small = new Int32Array(SMALL);
  private readonly smallMarks = new Int32Array(SMALL);
  private moves = new Int32Array(256);
  private numbers = new Int32Array(256);
  private marks = new Int32Array(256);
  private mark = 1;
  private count = 0;

  begin(owner: number): void {
    this.owner = owner;
    this.mark++;
    this.count = 0;
  }

  put(move: Move, number: number): void {
    if (move >= SMALL) {
      this.putLarge(move, number);
      return;
    }
    this.small[move] = number;
    this.smallMarks[move] = this.mark;
  }

  /** -1 where it is not here. */
  get(move: Move): number {
    if (move >= SMALL) return this.getLarge(move);
    return this.smallMarks[move] === this.mark ? this.small[move] : -1;
  }

  private putLarge(move: Move, number: number): void {
    if (2 * this.count >= this.moves.length) this.grow();
    const mask = this.moves.length - 1;
    let slot = (Math.imul(move, 0x9e3779b1) >>> 8) & mask;
    while (this.marks[slot] === this.mark && this.moves[slot] !== move) slot = (slot + 1) & mask;
    if (this.marks[slot] !== this.mark) this.count++;
    this.marks[slot] = this.mark;
    this.moves[slot] = move;
    this.numbers[slot] = number;
  }

  private getLarge(move: Move): number {
    const mask = this.moves.length - 1;
    let slot = (Math.imul(move, 0x9e3779b1) >>> 8) & mask;
    while (this.marks[slot] === this.mark) {
      if (this.moves[slot] === move) return this.numbers[slot];
      slot = (slot + 1) & mask;
    }
    return -1;
  }

  private grow(): void {
    const { moves, numbers, marks, mark } = this;
    this.moves = new Int32Array(moves.length * 2);
    this.numbers = new Int32Array(moves.length * 2);
    this.marks = new Int32Array(moves.length * 2);
    this.count = 0;
    for (let i = 0; i < moves.length; i++) if (marks[i] === mark) this.putLarge(moves[i], numbers[i]);
  }
}
