import type { Move } from '@countertop/core';
import { BLOCKS, orientationOf, REACH, shiftX, shiftY, tileOf } from './placement.ts';
import { HEIGHT, MARGIN, PLANE, ROWS, WIDTH } from './planes.ts';
import { MOST_LEVELS, type Stack } from './survey.ts';
import { PLIES, TILES } from './tiles.ts';

/*
 * The same picture of the stack as in survey.ts, a plane a level, but kept from ply to ply and through one
 * window only: bit i of a row stands for the column `left + i`. A tile may lie on columns 5 to 26, so that whatever touches
 * it, and what touches that, is still inside.
 */
const LAST_COLUMN = 31 - MARGIN;
const WIDEST = LAST_COLUMN - MARGIN + 1;
/** How many levels there is room for: one above the highest, and the one above that. */
export const LEVEL_ROWS = MOST_LEVELS + 3;

const SHAPES = TILES.length;
const ALL_TILES = (1 << SHAPES) - 1;

/** The tiles that lie there, as planes that are changed with every tile laid and taken away. */
export class Pile implements Stack {
  ply = 0;
  /** The highest level with a tile. */
  top = 0;
  /** Too wide for the window: the planes mean nothing. */
  wide = false;
  /** The column of bit 0 and the y of row 0. */
  left = 0;
  bottom = 0;
  /** How often the window has been moved. */
  window = 0;
  readonly placed = new Int32Array(PLIES);
  readonly levels = new Uint8Array(PLIES);
  /** By level: the cells covered there. */
  readonly covered = new Int32Array(LEVEL_ROWS * PLANE);
  readonly tilesOn = new Int32Array(LEVEL_ROWS);
  /** By level: the rows with tiles. */
  readonly lowRow = new Int32Array(LEVEL_ROWS).fill(ROWS);
  readonly highRow = new Int32Array(LEVEL_ROWS).fill(-1);
  /** The tiles that somebody still has in hand. */
  hands = ALL_TILES;
  /** By ply: the rows of the level that the tile placed there changed, as they were before. */
  private readonly lowBefore = new Int32Array(PLIES);
  private readonly highBefore = new Int32Array(PLIES);
  /** By tile and seat: when it was placed; -1 where it is still in hand. */
  private readonly since = new Int32Array(2 * SHAPES).fill(-1);

  /** Lays a tile of the seat whose turn it is. */
  protected lay(move: Move, level: number): void {
    const { ply, lowRow, highRow } = this;
    const id = orientationOf(move);
    this.leaveHand(tileOf(move));
    this.placed[ply] = move;
    this.levels[ply] = level;
    this.ply = ply + 1;
    if (level > this.top) this.top = level;
    this.lowBefore[ply] = lowRow[level];
    this.highBefore[ply] = highRow[level];
    this.tilesOn[level]++;
    const column = shiftX(move) - this.left;
    const row = shiftY(move) - this.bottom;
    const inside =
      ply > 0 &&
      !this.wide &&
      column >= MARGIN &&
      column + WIDTH[id] - 1 <= LAST_COLUMN &&
      row >= MARGIN &&
      row + HEIGHT[id] - 1 < ROWS - MARGIN;
    if (!inside) {
      this.draw();
      return;
    }
    if (row < lowRow[level]) lowRow[level] = row;
    if (row + HEIGHT[id] > highRow[level]) highRow[level] = row + HEIGHT[id] - 1;
    this.toggle(move, level);
  }

  /** Lets a tile go without laying it anywhere. */
  protected letGo(tile: number): void {
    this.leaveHand(tile);
    this.placed[this.ply] = -1 - tile;
    this.levels[this.ply] = 0;
    this.ply++;
  }

  /** Takes the last tile away. */
  protected takeBack(): void {
    const ply = --this.ply;
    const move = this.placed[ply];
    const level = this.levels[ply];
    const tile = move < 0 ? -1 - move : tileOf(move);
    this.since[2 * tile + (ply & 1)] = -1;
    this.hands |= 1 << tile;
    if (move < 0) return;
    this.tilesOn[level]--;
    if (this.tilesOn[this.top] === 0) this.top--;
    if (this.wide) {
      this.draw();
      return;
    }
    this.lowRow[level] = this.lowBefore[ply];
    this.highRow[level] = this.highBefore[ply];
    this.toggle(move, level);
  }

  /** R4: two tiles on the level below, with room left for a whole one. */
  protected mayHold(level: number): boolean {
    return this.tilesOn[level - 1] >= 2 && this.tilesOn[level - 1] > this.tilesOn[level];
  }

  /** Whether a seat has a tile in hand. */
  protected holds(seat: number, tile: number): boolean {
    return this.since[2 * tile + seat] < 0;
  }

  /** R3: whether a placement, its shift counted from the window's corner, lies on the table and touches a tile there. */
  protected liesBeside(id: number, column: number, row: number): boolean {
    const { covered } = this;
    const block = BLOCKS[id];
    const height = HEIGHT[id];
    const plane = PLANE + row;
    let touched = 0;
    for (let y = 0; y < height; y++) {
      const ups = ((block >>> (4 * y)) & 15) << column;
      const downs = ((block >>> (16 + 4 * y)) & 15) << column;
      const up = covered[plane + y];
      const down = covered[plane + ROWS + y];
      if (((up & ups) | (down & downs)) !== 0) return false;
      touched |= ups & (down | (down << 1) | covered[plane + ROWS + y - 1]);
      touched |= downs & (up | (up >>> 1) | covered[plane + y + 1]);
    }
    return touched !== 0;
  }

  protected moveAt(id: number, column: number, row: number): Move {
    return (id << 16) + this.corner() + (column << 8) + row;
  }

  /** The shift of bit 0 in row 0, packed as in a move. */
  protected corner(): number {
    return ((this.left + 128) << 8) + this.bottom + 128;
  }

  private leaveHand(tile: number): void {
    const { since } = this;
    const seat = this.ply & 1;
    since[2 * tile + seat] = this.ply;
    if (since[2 * tile + 1 - seat] >= 0) this.hands &= ~(1 << tile);
  }

  private toggle(move: Move, level: number): void {
    const { covered } = this;
    const id = orientationOf(move);
    const column = shiftX(move) - this.left;
    const row = level * PLANE + shiftY(move) - this.bottom;
    const block = BLOCKS[id];
    for (let y = 0; y < HEIGHT[id]; y++) {
      covered[row + y] ^= ((block >>> (4 * y)) & 15) << column;
      covered[row + ROWS + y] ^= ((block >>> (16 + 4 * y)) & 15) << column;
    }
  }

  /** Draws the whole stack anew in the middle of the window, or finds it too wide. */
  private draw(): void {
    const { ply, placed, levels, lowRow, highRow } = this;
    let left = REACH;
    let right = -REACH;
    let bottom = REACH;
    let top = -REACH;
    for (let i = 0; i < ply; i++) {
      const id = orientationOf(placed[i]);
      const x = shiftX(placed[i]);
      const y = shiftY(placed[i]);
      left = Math.min(left, x);
      right = Math.max(right, x + WIDTH[id] - 1);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y + HEIGHT[id] - 1);
    }
    this.window++;
    this.wide = right - left + 1 > WIDEST;
    if (this.wide) return;
    this.left = left - MARGIN - ((WIDEST - (right - left + 1)) >> 1);
    this.bottom = bottom - ((ROWS - (top - bottom + 1)) >> 1);
    this.covered.fill(0);
    lowRow.fill(ROWS);
    highRow.fill(-1);
    for (let i = 0; i < ply; i++) {
      const level = levels[i];
      const row = shiftY(placed[i]) - this.bottom;
      this.lowBefore[i] = lowRow[level];
      this.highBefore[i] = highRow[level];
      lowRow[level] = Math.min(lowRow[level], row);
      highRow[level] = Math.max(highRow[level], row + HEIGHT[orientationOf(placed[i])] - 1);
      this.toggle(placed[i], level);
    }
  }
}
