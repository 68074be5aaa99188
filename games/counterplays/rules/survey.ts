import type { Move, MoveList } from '@countertop/core';
import { HALVES } from './halves.ts';
import { BLOCKS, orientationOf, REACH, shiftX, shiftY, tileOf } from './placement.ts';
import {
  ANSWERS,
  FIRST,
  FIRST_COLUMN,
  FIRST_ORIENTATION,
  FIRST_ROW,
  HEIGHT,
  layHalves,
  MARGIN,
  PLANE,
  ROWS,
  SECOND,
  SECOND_COLUMN,
  SECOND_ROW,
  WIDTH,
} from './planes.ts';
import { TILES } from './tiles.ts';

/** The tiles in the order in which they were placed; White's are those with even numbers. */
export interface Stack {
  readonly placed: ArrayLike<Move>;
  readonly levels: ArrayLike<number>;
  readonly ply: number;
}

/** Each level but the highest holds at least two tiles (R4), so 24 tiles make at most 12 levels. */
export const MOST_LEVELS = 12;

/*
 * The stack is looked at through windows of 32 columns: bit i of a row stands for the column `left + 27 * window + i`.
 * A window answers for the shifts at its bits 1 to 27. Most stacks need one window.
 */
const STRIDE = 27;
/** A stack is at most 24 * 4 columns wide; level 1 looks five further on both sides. */
const WINDOWS = 4;

/**
 * Finds where tiles fit, for all shifts of a row at once. It works on nothing but what it is given, so one survey
 * serves all positions.
 */
export class Survey {
  /** By tile, for those asked for last: the highest level on which it fits. */
  readonly highest = new Uint8Array(TILES.length);

  private left = 0;
  private bottom = 0;
  private rows = 0;
  private windows = 0;
  private top = 0;
  /** By window and level: the cells covered on that level. */
  private readonly covered = new Int32Array(WINDOWS * (MOST_LEVELS + 2) * PLANE);
  private readonly tilesOn = new Int32Array(MOST_LEVELS + 2);
  private readonly lowRow = new Int32Array(MOST_LEVELS + 2);
  private readonly highRow = new Int32Array(MOST_LEVELS + 2);
  /** By tile: the other player's tile of the same shape, as its place in the stack; -1 where it is not placed. */
  private readonly twin = new Int32Array(TILES.length);

  /** The cells on which a tile may lie, and those of them that touch nothing on the table. */
  private flatLow = 0;
  private flatHigh = 0;
  private readonly flat = new Int32Array(PLANE);
  private readonly apart = new Int32Array(PLANE);
  private readonly flatHalves = new Int32Array(HALVES.length * ROWS);
  private readonly apartHalves = new Int32Array(HALVES.length * ROWS);
  private readonly seen = new Int32Array(HALVES.length);

  /** Appends the legal placements of `tiles`, a set of tiles left to `seat`. At least one tile must have been placed. */
  find(stack: Stack, seat: number, tiles: number, list: MoveList): void {
    this.measure(stack);
    this.draw(stack, seat);
    let open = tiles;
    // R5: a tile that fits on a level is not looked for further down. On the table every tile fits.
    for (let level = this.top + 1; open !== 0; level--) {
      if (level > 1 && !this.mayHold(level)) continue;
      let found = 0;
      for (let window = 0; window < this.windows; window++) {
        if (level === 1) {
          this.layTable(window);
          found |= this.findOnTable(window, open, list);
        } else if (this.layFlat(window, level)) {
          found |= this.findOnTiles(stack, window, level, open, list);
        }
      }
      for (let tile = 0; tile < TILES.length; tile++) if ((found >> tile) & 1) this.highest[tile] = level;
      open &= ~found;
    }
  }

  private measure({ placed, ply }: Stack): void {
    let left = REACH;
    let right = -REACH;
    let bottom = REACH;
    let up = -REACH;
    for (let i = 0; i < ply; i++) {
      const x = shiftX(placed[i]);
      const y = shiftY(placed[i]);
      const orientation = orientationOf(placed[i]);
      left = Math.min(left, x);
      bottom = Math.min(bottom, y);
      right = Math.max(right, x + WIDTH[orientation] - 1);
      up = Math.max(up, y + HEIGHT[orientation] - 1);
    }
    this.left = left - MARGIN;
    this.bottom = bottom - MARGIN;
    this.rows = up + MARGIN - this.bottom + 1;
    // Shifts from `left - 4` to `right + 1` may touch the stack.
    this.windows = Math.ceil((right - left + 6) / STRIDE);
  }

  private draw({ placed, levels, ply }: Stack, seat: number): void {
    const { covered, tilesOn, lowRow, highRow, twin } = this;
    this.top = 0;
    for (let i = 0; i < ply; i++) this.top = Math.max(this.top, levels[i]);
    for (let level = 1; level <= this.top + 1; level++) {
      tilesOn[level] = 0;
      lowRow[level] = ROWS;
      highRow[level] = 0;
      for (let window = 0; window < this.windows; window++) {
        const plane = planeAt(window, level);
        covered.fill(0, plane, plane + this.rows + 1);
        covered.fill(0, plane + ROWS, plane + ROWS + this.rows + 1);
      }
    }
    twin.fill(-1);
    for (let i = 0; i < ply; i++) {
      const orientation = orientationOf(placed[i]);
      const level = levels[i];
      const row = shiftY(placed[i]) - this.bottom;
      const column = shiftX(placed[i]) - this.left;
      tilesOn[level]++;
      lowRow[level] = Math.min(lowRow[level], row);
      highRow[level] = Math.max(highRow[level], row + HEIGHT[orientation] - 1);
      if ((i & 1) !== seat) twin[tileOf(placed[i])] = i;
      for (let window = 0; window < this.windows; window++) {
        const shift = column - window * STRIDE;
        if (shift <= -4 || shift >= 32) continue;
        const plane = planeAt(window, level) + row;
        const block = BLOCKS[orientation];
        for (let y = 0; y < HEIGHT[orientation]; y++) {
          const ups = (block >>> (4 * y)) & 15;
          const downs = (block >>> (16 + 4 * y)) & 15;
          covered[plane + y] |= shift >= 0 ? ups << shift : ups >> -shift;
          covered[plane + ROWS + y] |= shift >= 0 ? downs << shift : downs >> -shift;
        }
      }
    }
  }

  /** R4: two tiles on the level below, with room left for a whole one. */
  private mayHold(level: number): boolean {
    return this.tilesOn[level - 1] >= 2 && this.tilesOn[level - 1] > this.tilesOn[level];
  }

  /** R3: the free cells of the table, and those apart from all tiles on it. */
  private layTable(window: number): void {
    const { covered, flat, apart } = this;
    const ups = planeAt(window, 1);
    const downs = ups + ROWS;
    for (let row = 1; row < this.rows; row++) {
      const up = covered[ups + row];
      const down = covered[downs + row];
      flat[row] = ~up;
      flat[ROWS + row] = ~down;
      apart[row] = ~(up | down | (down << 1) | covered[downs + row - 1]);
      apart[ROWS + row] = ~(down | up | (up >>> 1) | covered[ups + row + 1]);
    }
    layHalves(flat, this.flatHalves, this.seen, 1, this.rows - 1);
    layHalves(apart, this.apartHalves, this.seen, 1, this.rows - 1);
  }

  /** R4: the cells directly on tiles of the level below; false if there are none. */
  private layFlat(window: number, level: number): boolean {
    const { covered, flat } = this;
    const below = planeAt(window, level - 1);
    const here = planeAt(window, level);
    let low = ROWS;
    let high = 0;
    for (let row = this.lowRow[level - 1]; row <= this.highRow[level - 1]; row++) {
      const ups = covered[below + row] & ~covered[here + row];
      const downs = covered[below + ROWS + row] & ~covered[here + ROWS + row];
      flat[row] = ups;
      flat[ROWS + row] = downs;
      if ((ups | downs) === 0) continue;
      if (low === ROWS) low = row;
      high = row;
    }
    this.flatLow = low;
    this.flatHigh = high;
    if (low > high) return false;
    layHalves(flat, this.flatHalves, this.seen, low, high);
    return true;
  }

  /** Appends the placements on the table and returns the set of the tiles found. */
  private findOnTable(window: number, tiles: number, list: MoveList): number {
    const { flatHalves, apartHalves } = this;
    const corner = this.corner(window);
    let found = 0;
    for (let tile = 0; tile < TILES.length; tile++) {
      if (((tiles >> tile) & 1) === 0) continue;
      const length = list.length;
      for (let id = FIRST_ORIENTATION[tile]; id < FIRST_ORIENTATION[tile + 1]; id++) {
        const first = FIRST_ROW[id];
        const second = SECOND_ROW[id];
        const byFirst = FIRST_COLUMN[id];
        const bySecond = SECOND_COLUMN[id];
        // Lower or higher it could not touch the stack.
        const last = this.rows - MARGIN;
        for (let row = MARGIN - HEIGHT[id]; row <= last; row++) {
          const fits = (flatHalves[first + row] >>> byFirst) & (flatHalves[second + row] >>> bySecond);
          const lonely = (apartHalves[first + row] >>> byFirst) & (apartHalves[second + row] >>> bySecond);
          let rest = fits & ~lonely & ANSWERS;
          for (const start = (id << 16) + corner + row; rest !== 0; rest &= rest - 1) {
            list.push(start + ((31 - Math.clz32(rest & -rest)) << 8));
          }
        }
      }
      if (list.length > length) found |= 1 << tile;
    }
    return found;
  }

  /** The same for placements on tiles of the level below. */
  private findOnTiles(stack: Stack, window: number, level: number, tiles: number, list: MoveList): number {
    const { flatHalves, seen } = this;
    const corner = this.corner(window);
    const low = this.flatLow;
    const high = this.flatHigh;
    let found = 0;
    for (let tile = 0; tile < TILES.length; tile++) {
      if (((tiles >> tile) & 1) === 0) continue;
      const twin = this.twin[tile];
      // Six cells on one tile alone are that tile's own: it has the same shape and lies in the same place (R4).
      const same = twin >= 0 && stack.levels[twin] === level - 1 ? stack.placed[twin] : -1;
      const length = list.length;
      for (let id = FIRST_ORIENTATION[tile]; id < FIRST_ORIENTATION[tile + 1]; id++) {
        if (seen[FIRST[id]] === 0 || seen[SECOND[id]] === 0) continue;
        const first = FIRST_ROW[id];
        const second = SECOND_ROW[id];
        const byFirst = FIRST_COLUMN[id];
        const bySecond = SECOND_COLUMN[id];
        const last = high - HEIGHT[id] + 1;
        for (let row = low; row <= last; row++) {
          let rest = (flatHalves[first + row] >>> byFirst) & (flatHalves[second + row] >>> bySecond) & ANSWERS;
          for (const start = (id << 16) + corner + row; rest !== 0; rest &= rest - 1) {
            const move = start + ((31 - Math.clz32(rest & -rest)) << 8);
            if (move !== same) list.push(move);
          }
        }
      }
      if (list.length > length) found |= 1 << tile;
    }
    return found;
  }

  /** The shift of a window's bit 0 in row 0, packed as in a move. */
  private corner(window: number): number {
    return ((this.left + window * STRIDE + 128) << 8) + this.bottom + 128;
  }
}

function planeAt(window: number, level: number): number {
  return (window * (MOST_LEVELS + 2) + level) * PLANE;
}
