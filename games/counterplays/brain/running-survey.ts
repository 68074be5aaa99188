import { MoveList } from '@countertop/core';
import { HALVES } from '../rules/halves.ts';
import { BLOCKS, orientationOf, REACH, shiftX, shiftY, tileOf } from '../rules/placement.ts';
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
} from '../rules/planes.ts';
import { type CounterplaysPosition, PLIES } from '../rules/position.ts';
import { MOST_LEVELS, type Stack, Survey } from '../rules/survey.ts';
import { ORIENTATIONS, TILES } from '../rules/tiles.ts';

/*
 * The same picture of the stack as in survey.ts, a plane a level, but kept from ply to ply and through one
 * window only: bit i of a row stands for the column `left + i`. A tile may lie on columns 5 to 26, so that whatever touches
 * it, and what touches that, is still inside. Stacks that are too wide for this are left to the survey.
 */
const LAST_COLUMN = 31 - MARGIN;
const WIDEST = LAST_COLUMN - MARGIN + 1;
const LEVEL_ROWS = MOST_LEVELS + 3;
const UNKNOWN = -1;
const LAST_TABLE = 0x7fffffff;

const SHAPES = TILES.length;
const ALL_TILES = (1 << SHAPES) - 1;
const HALF_COUNT = HALVES.length;

/**
 * What a stack offers to the tiles that are left: on which level each would come to lie, and where. It follows a position
 * through a search and looks again only at the levels that have changed.
 */
export class RunningSurvey implements Stack {
  ply = 0;
  /** The highest level with a tile. */
  top = 0;
  /** Too wide for the window: everything takes longer. */
  wide = false;
  private left = 0;
  private bottom = 0;
  readonly placed = new Int32Array(PLIES);
  readonly levels = new Uint8Array(PLIES);
  private readonly covered = new Int32Array(LEVEL_ROWS * PLANE);
  private readonly tilesOn = new Int32Array(LEVEL_ROWS);
  private readonly lowRow = new Int32Array(LEVEL_ROWS).fill(ROWS);
  private readonly highRow = new Int32Array(LEVEL_ROWS).fill(-1);
  /** By ply: the rows of the level that the tile placed there changed, as they were before. */
  private readonly lowBefore = new Int32Array(PLIES);
  private readonly highBefore = new Int32Array(PLIES);
  /** By tile and seat: when it was placed; -1 where it is still in hand. */
  private hands = ALL_TILES;
  private readonly since = new Int32Array(2 * SHAPES).fill(-1);
  /** By number of tiles placed and level: the set of tiles that fit there, or UNKNOWN. */
  private readonly fitting = new Int32Array((PLIES + 1) * LEVEL_ROWS).fill(UNKNOWN);
  /** By number of tiles placed: a number that belongs to what lies on the table. */
  private readonly tables = new Int32Array(PLIES + 1);
  private nextTable = 0;
  private tableDrawn = 0;

  private readonly flat = new Int32Array(PLANE);
  private readonly apart = new Int32Array(PLANE);
  private readonly halves = new Int32Array(HALF_COUNT * ROWS);
  private readonly seen = new Int32Array(HALF_COUNT);
  private readonly tableHalves = new Int32Array(HALF_COUNT * ROWS);
  private readonly apartHalves = new Int32Array(HALF_COUNT * ROWS);
  private readonly survey = new Survey();
  private readonly surveyed = new MoveList(1024);

  /** Looks at a position from now on, as it stands. To be called whenever it has changed. */
  follow(position: CounterplaysPosition): void {
    const { placed } = this;
    const theirs = position.placed;
    const length = Math.min(this.ply, position.ply);
    let same = 0;
    while (same < length && placed[same] === theirs[same]) same++;
    while (this.ply > same) this.pop();
    while (this.ply < position.ply) this.push(theirs[this.ply], position.levels[this.ply]);
  }

  /** R5: the level on which a tile that somebody has left must be placed. */
  level(tile: number): number {
    const bit = 1 << tile;
    for (let level = this.top + 1; level > 1; level--) if (this.fits(level) & bit) return level;
    return 1;
  }

  /** The set of tiles, of those that anybody has left, that fit on a level above the table (and perhaps not higher up). */
  fits(level: number): number {
    const place = this.ply * LEVEL_ROWS + level;
    const known = this.fitting[place];
    if (known !== UNKNOWN) return known;
    const found = this.wide ? this.askSurvey(level) : this.look(level);
    this.fitting[place] = found;
    return found;
  }

  /** Appends the placements of a tile on its level. Not for the first tile of a game. */
  spots(tile: number, list: MoveList): void {
    if (this.wide) {
      this.survey.find(this, this.holder(tile), 1 << tile, list);
      return;
    }
    const level = this.level(tile);
    if (level === 1) this.spotsOnTable(tile, list);
    else this.spotsOn(level, tile, list);
  }

  /** Appends the placements of one orientation on the table: there are always some. */
  spotsOfOrientation(id: number, list: MoveList): void {
    if (this.wide) {
      const { tile } = ORIENTATIONS[id];
      this.survey.find(this, this.holder(tile), 1 << tile, list);
      return;
    }
    this.drawTable();
    this.pushTable(id, list);
  }

  /** Lays a tile of the seat whose turn it is, on the level where it must go. */
  push(move: number, level: number): void {
    const { ply, tilesOn, lowRow, highRow, fitting, since } = this;
    const id = orientationOf(move);
    const tile = tileOf(move);
    this.placed[ply] = move;
    this.levels[ply] = level;
    since[2 * tile + (ply & 1)] = ply;
    if (since[2 * tile + 1 - (ply & 1)] >= 0) this.hands &= ~(1 << tile);
    if (level > this.top) this.top = level;
    this.lowBefore[ply] = lowRow[level];
    this.highBefore[ply] = highRow[level];
    tilesOn[level]++;
    this.ply = ply + 1;
    if (level === 1) this.nextTable = (this.nextTable % LAST_TABLE) + 1;
    this.tables[ply + 1] = level === 1 ? this.nextTable : this.tables[ply];
    const from = ply * LEVEL_ROWS;
    fitting.copyWithin(from + LEVEL_ROWS, from, from + LEVEL_ROWS);
    fitting[from + LEVEL_ROWS + level] = UNKNOWN;
    fitting[from + LEVEL_ROWS + level + 1] = UNKNOWN;
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
      // The survey only says where a tile fits best, which is no help once that place is taken.
      if (this.wide) fitting.fill(UNKNOWN, from + LEVEL_ROWS, from + 2 * LEVEL_ROWS);
      return;
    }
    lowRow[level] = Math.min(lowRow[level], row);
    highRow[level] = Math.max(highRow[level], row + HEIGHT[id] - 1);
    this.toggle(move, level);
  }

  /** Lets a tile go without laying it anywhere: for those who do not care where it is. */
  pushNowhere(tile: number): void {
    const { ply, fitting, since } = this;
    this.placed[ply] = -1 - tile;
    this.levels[ply] = 0;
    since[2 * tile + (ply & 1)] = ply;
    if (since[2 * tile + 1 - (ply & 1)] >= 0) this.hands &= ~(1 << tile);
    this.ply = ply + 1;
    this.tables[ply + 1] = this.tables[ply];
    const from = ply * LEVEL_ROWS;
    fitting.copyWithin(from + LEVEL_ROWS, from, from + LEVEL_ROWS);
  }

  /** Takes the last tile away. */
  pop(): void {
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

  private toggle(move: number, level: number): void {
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
    this.wide = right - left + 1 > WIDEST;
    this.tableDrawn = 0;
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

  /** The set of tiles in hand that fit on a level above the table. */
  private look(level: number): number {
    if (!this.mayHold(level) || !this.layFlat(level)) return 0;
    const { hands } = this;
    let found = 0;
    for (let tile = 0; tile < SHAPES; tile++) {
      if ((hands >> tile) & 1 && this.fitsOn(level, tile)) found |= 1 << tile;
    }
    return found;
  }

  private mayHold(level: number): boolean {
    return this.tilesOn[level - 1] >= 2 && this.tilesOn[level - 1] > this.tilesOn[level];
  }

  private askSurvey(level: number): number {
    const { survey, surveyed, since } = this;
    let found = 0;
    for (let seat = 0; seat < 2; seat++) {
      let tiles = 0;
      for (let tile = 0; tile < SHAPES; tile++) if (since[2 * tile + seat] < 0) tiles |= 1 << tile;
      if (tiles === 0) continue;
      surveyed.clear();
      survey.find(this, seat, tiles, surveyed);
      for (let tile = 0; tile < SHAPES; tile++) {
        // A tile that fits higher up is never asked about further down.
        if ((tiles >> tile) & 1 && survey.highest[tile] === level) found |= 1 << tile;
      }
    }
    return found;
  }

  /** A seat that has a tile left. */
  private holder(tile: number): number {
    return this.since[2 * tile] < 0 ? 0 : 1;
  }

  /** R4: draws the cells directly on tiles of the level below, and where tetriamonds fit there. */
  private layFlat(level: number): boolean {
    const { covered, flat } = this;
    const here = level * PLANE;
    const below = here - PLANE;
    const low = this.lowRow[level - 1];
    const high = this.highRow[level - 1];
    let some = 0;
    for (let row = low; row <= high; row++) {
      const ups = covered[below + row] & ~covered[here + row];
      const downs = covered[below + ROWS + row] & ~covered[here + ROWS + row];
      flat[row] = ups;
      flat[ROWS + row] = downs;
      some |= ups | downs;
    }
    if (some === 0) return false;
    layHalves(flat, this.halves, this.seen, low, high);
    return true;
  }

  /** The placement of the twin, the other player's tile of the same shape, where it lies on this level; -1 if not. */
  private twinOn(level: number, tile: number): number {
    const first = this.since[2 * tile];
    const twin = first >= 0 ? first : this.since[2 * tile + 1];
    return twin >= 0 && this.levels[twin] === level ? this.placed[twin] : -1;
  }

  private fitsOn(level: number, tile: number): boolean {
    const { halves, seen } = this;
    const low = this.lowRow[level - 1];
    const high = this.highRow[level - 1];
    const twin = this.twinOn(level - 1, tile);
    const twinOrientation = twin < 0 ? -1 : orientationOf(twin);
    const twinRow = twin < 0 ? 0 : shiftY(twin) - this.bottom;
    const end = FIRST_ORIENTATION[tile + 1];
    for (let id = FIRST_ORIENTATION[tile]; id < end; id++) {
      if (seen[FIRST[id]] === 0 || seen[SECOND[id]] === 0) continue;
      const first = FIRST_ROW[id];
      const second = SECOND_ROW[id];
      const byFirst = FIRST_COLUMN[id];
      const bySecond = SECOND_COLUMN[id];
      const last = high - HEIGHT[id] + 1;
      for (let row = low; row <= last; row++) {
        let fits = (halves[first + row] >>> byFirst) & (halves[second + row] >>> bySecond);
        // Six cells on one tile alone are that tile's own (R4).
        if (id === twinOrientation && row === twinRow) fits &= ~(1 << (shiftX(twin) - this.left));
        if (fits !== 0) return true;
      }
    }
    return false;
  }

  private spotsOn(level: number, tile: number, list: MoveList): void {
    this.layFlat(level);
    const { halves, seen } = this;
    const low = this.lowRow[level - 1];
    const high = this.highRow[level - 1];
    const twin = this.twinOn(level - 1, tile);
    const corner = this.corner();
    const end = FIRST_ORIENTATION[tile + 1];
    for (let id = FIRST_ORIENTATION[tile]; id < end; id++) {
      if (seen[FIRST[id]] === 0 || seen[SECOND[id]] === 0) continue;
      const first = FIRST_ROW[id];
      const second = SECOND_ROW[id];
      const byFirst = FIRST_COLUMN[id];
      const bySecond = SECOND_COLUMN[id];
      const last = high - HEIGHT[id] + 1;
      for (let row = low; row <= last; row++) {
        let rest = (halves[first + row] >>> byFirst) & (halves[second + row] >>> bySecond);
        for (const start = (id << 16) + corner + row; rest !== 0; rest &= rest - 1) {
          const move = start + ((31 - Math.clz32(rest & -rest)) << 8);
          if (move !== twin) list.push(move);
        }
      }
    }
  }

  private spotsOnTable(tile: number, list: MoveList): void {
    this.drawTable();
    for (let id = FIRST_ORIENTATION[tile]; id < FIRST_ORIENTATION[tile + 1]; id++) this.pushTable(id, list);
  }

  /** R3: where tetriamonds fit on the table, and where they would touch nothing. */
  private drawTable(): void {
    if (this.tableDrawn === this.tables[this.ply]) return;
    this.tableDrawn = this.tables[this.ply];
    const { covered, flat, apart } = this;
    const ups = PLANE;
    const downs = PLANE + ROWS;
    const low = this.lowRow[1] - MARGIN;
    const high = this.highRow[1] + MARGIN;
    for (let row = low; row <= high; row++) {
      const up = covered[ups + row];
      const down = covered[downs + row];
      flat[row] = ~up;
      flat[ROWS + row] = ~down;
      apart[row] = ~(up | down | (down << 1) | covered[downs + row - 1]);
      apart[ROWS + row] = ~(down | up | (up >>> 1) | covered[ups + row + 1]);
    }
    layHalves(flat, this.tableHalves, this.seen, low, high);
    layHalves(apart, this.apartHalves, this.seen, low, high);
  }

  private pushTable(id: number, list: MoveList): void {
    const { tableHalves, apartHalves } = this;
    const corner = this.corner();
    const first = FIRST_ROW[id];
    const second = SECOND_ROW[id];
    const byFirst = FIRST_COLUMN[id];
    const bySecond = SECOND_COLUMN[id];
    const last = this.highRow[1] + 1;
    for (let row = this.lowRow[1] - HEIGHT[id]; row <= last; row++) {
      const fits = (tableHalves[first + row] >>> byFirst) & (tableHalves[second + row] >>> bySecond);
      const lonely = (apartHalves[first + row] >>> byFirst) & (apartHalves[second + row] >>> bySecond);
      let rest = fits & ~lonely & ANSWERS;
      for (const start = (id << 16) + corner + row; rest !== 0; rest &= rest - 1) {
        list.push(start + ((31 - Math.clz32(rest & -rest)) << 8));
      }
    }
  }

  /** The shift of bit 0 in row 0, packed as in a move. */
  private corner(): number {
    return ((this.left + 128) << 8) + this.bottom + 128;
  }
}
