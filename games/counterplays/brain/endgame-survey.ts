import { type Move, scramble } from '@countertop/core';
import { BLOCKS, orientationOf, shiftX, shiftY } from '../rules/placement.ts';
import { HEIGHT, MARGIN, PLANE, ROWS, WIDTH } from '../rules/planes.ts';
import type { Room } from '../rules/room.ts';
import { RunningSurvey } from '../rules/running-survey.ts';
import { ORIENTATIONS, PLIES, TILES } from '../rules/tiles.ts';
import { EndgamePatch } from './endgame-patch.ts';
import { EndgameRooms } from './endgame-rooms.ts';
import { NO_MOVE } from './endgame-table.ts';

const WORDS = 3;
const SHAPES = TILES.length;
/** A tile that lies partly on another one does not reach further beyond it than this. */
const REACH = 3;
const LAST_COLUMN = 31 - MARGIN;
const TILE = Uint8Array.from(ORIENTATIONS, ({ tile }) => tile);
/** How many placements on the table are remembered with the places they make. */
const REMEMBERED = 1 << 14;
/** Each with two words a tile. */
const WIDE = 2 * SHAPES;

/**
 * A survey that takes prints of the table: two tables with the same print offer the same on level 2, as far as was asked. A
 * placement on the table only adds the places that lie partly on it, and these depend on nothing but what is near.
 */
export class EndgameSurvey extends RunningSurvey {
  /** The print that was taken last. */
  low = 0;
  high = 0;
  /** The tiles that are of interest. */
  private tiles = 0;
  private readonly sets = new Int32Array(WORDS);
  /** By ply, tile and word: a print of the places on level 2. */
  private readonly prints = new Int32Array((PLIES + 1) * WIDE);
  /** By ply: the window through which the print was taken, or -1. */
  private readonly printed = new Int32Array(PLIES + 1).fill(-1);
  private readonly keys = new Int32Array(2 * REMEMBERED);
  /** By placement remembered, tile and word: a print of the places it makes. */
  private readonly made = new Int32Array(WIDE * REMEMBERED);
  /** The placement foreseen last, among those remembered. */
  private foreseen = 0;
  private readonly patch = new EndgamePatch();
  private readonly kept = new EndgameRooms(this);

  /** Looks at the places of a set of tiles from now on. */
  begin(tiles: number): void {
    this.printed.fill(-1);
    if (tiles === this.tiles) return;
    this.tiles = tiles;
    this.keys.fill(0);
    this.sets.fill(0);
    for (let id = 0; id < TILE.length; id++) if ((tiles >> TILE[id]) & 1) this.sets[id >> 5] |= 1 << (id & 31);
  }

  override push(move: Move, level: number): void {
    super.push(move, level);
    this.kept.lay(move, level);
    this.printed[this.ply] = -1;
  }

  override pushNowhere(tile: number): void {
    super.pushNowhere(tile);
    this.kept.keep();
    this.printed[this.ply] = -1;
  }

  protected override roomOn(level: number): Room {
    return this.kept.on(level);
  }

  /** Looks at the places on level 2. */
  lookAtTwo(): void {
    const { ply, prints, printed, window } = this;
    if (printed[ply] === window) return;
    printed[ply] = window;
    const start = WIDE * ply;
    const level = this.levels[ply - 1];
    if (printed[ply - 1] === window && level !== 2) {
      prints.copyWithin(start, start - WIDE, start);
      if (level !== 1) return;
      const move = this.placed[ply - 1];
      const more = WIDE * this.madeBy(move);
      for (let i = 0; i < WIDE; i++) prints[start + i] ^= this.made[more + i];
      return;
    }
    prints.fill(0, start, start + WIDE);
    if (this.mayHold(2)) this.printPlaces(this.roomOn(2), prints, start, NO_MOVE);
  }

  /** Looks at the places on level 2 that a placement on the table would make; false if it lies too far away for that. */
  foresee(move: Move): boolean {
    const id = orientationOf(move);
    const column = shiftX(move) - this.left;
    const row = shiftY(move) - this.bottom;
    if (column < MARGIN || column + WIDTH[id] - 1 > LAST_COLUMN || row < MARGIN || row + HEIGHT[id] > ROWS - MARGIN)
      return false;
    this.foreseen = this.madeBy(move);
    return true;
  }

  /** Takes a print of where some tiles fit on level 2, and of the table around others. */
  takePrint(tiles: number, around: readonly Move[]): void {
    this.startPrint(tiles, -1);
    for (const move of around) this.addSurroundings(move);
  }

  /** The same after the placement that was foreseen last; false if it lies in what is around the others. */
  takePrintAfter(next: Move, tiles: number, around: readonly Move[]): boolean {
    for (const move of around) if (isAround(next, move)) return false;
    this.startPrint(tiles, WIDE * this.foreseen);
    for (const move of around) this.addSurroundings(move);
    return true;
  }

  private startPrint(tiles: number, more: number): void {
    const { made, prints } = this;
    const start = WIDE * this.ply;
    let low = scramble(this.left * ROWS + this.bottom);
    let high = low;
    for (let rest = tiles; rest !== 0; rest &= rest - 1) {
      const at = 2 * (31 - Math.clz32(rest & -rest));
      low ^= prints[start + at];
      high ^= prints[start + at + 1];
      if (more < 0) continue;
      low ^= made[more + at];
      high ^= made[more + at + 1];
    }
    this.low = low;
    this.high = high;
  }

  /** Where the places that a placement makes are remembered, whether it has been laid or not. */
  private madeBy(move: Move): number {
    const { covered, keys, made } = this;
    const id = orientationOf(move);
    const block = BLOCKS[id];
    const column = shiftX(move) - this.left;
    const row = shiftY(move) - this.bottom;
    const mask = columnsAround(move, this.left);
    const first = row - REACH;
    const last = row + HEIGHT[id] + REACH - 1;
    let low = scramble(move ^ (this.left << 24)) ^ this.bottom;
    let high = low ^ move;
    for (let y = first; y <= last; y++) {
      let ups = mask & ~covered[2 * PLANE + y];
      let downs = mask & ~covered[2 * PLANE + ROWS + y];
      if (y >= row && y < row + 4) {
        ups &= ~(((block >>> (4 * (y - row))) & 15) << column);
        downs &= ~(((block >>> (16 + 4 * (y - row))) & 15) << column);
      }
      low = stir(low, covered[PLANE + y] & ups, covered[PLANE + ROWS + y] & downs);
      high = stir(high, covered[PLANE + ROWS + y] & downs, covered[PLANE + y] & ups);
    }
    // Nothing is remembered under 0.
    low |= 1;
    const at = (low ^ (low >>> 15) ^ high) & (REMEMBERED - 1);
    if (keys[2 * at] === low && keys[2 * at + 1] === high) return at;
    keys[2 * at] = low;
    keys[2 * at + 1] = high;
    made.fill(0, WIDE * at, WIDE * at + WIDE);
    this.printPlaces(this.patch.roomAround(this, move, first, last, mask), made, WIDE * at, move);
    return at;
  }

  /** Adds the places of a room to a print; if a placement is given, only those that lie on it, too. */
  private printPlaces(room: Room, print: Int32Array, start: number, on: Move): void {
    const { sets } = this;
    if ((room.tiles & this.tiles) === 0) return;
    for (let i = 0; i < room.count; i++) {
      for (let word = 0; word < WORDS; word++) {
        for (let rest = room.sets[WORDS * i + word] & sets[word]; rest !== 0; rest &= rest - 1) {
          const id = 32 * word + 31 - Math.clz32(rest & -rest);
          const shift = room.shifts[i];
          if (on >= 0 && !overlap(on, id, (shift & 31) + this.left, (shift >> 5) + this.bottom)) continue;
          const place = (id << 12) | shift;
          const at = start + 2 * TILE[id];
          print[at] ^= scramble(place);
          print[at + 1] ^= scramble(~place);
        }
      }
    }
  }

  private addSurroundings(move: Move): void {
    const { covered } = this;
    const row = shiftY(move) - this.bottom;
    const last = Math.min(ROWS - 1, row + HEIGHT[orientationOf(move)] + REACH - 1);
    const mask = columnsAround(move, this.left);
    for (let y = Math.max(0, row - REACH); y <= last; y++) {
      const ups = covered[PLANE + y] & mask;
      const downs = covered[PLANE + ROWS + y] & mask;
      this.low = stir(this.low, ups, downs);
      this.high = stir(this.high, downs, ups);
    }
  }
}

/** The columns of the window in which there is anything on which a tile can lie that also lies on the given one. */
function columnsAround(move: Move, left: number): number {
  const columns = (1 << (WIDTH[orientationOf(move)] + 2 * REACH)) - 1;
  const first = shiftX(move) - left - REACH;
  // What has left the window has nothing around it.
  if (first <= -32 || first >= 32) return 0;
  return first >= 0 ? columns << first : columns >>> -first;
}

function stir(hash: number, one: number, other: number): number {
  const half = Math.imul(hash ^ one, 0x21f0aaad) ^ (hash >>> 15);
  return Math.imul(half ^ other, 0x735a2d97) ^ (half >>> 15);
}

/** Whether a placement reaches into the surroundings of another. */
function isAround(next: Move, move: Move): boolean {
  const x = shiftX(next) - shiftX(move);
  const y = shiftY(next) - shiftY(move);
  const id = orientationOf(next);
  const other = orientationOf(move);
  const beside = x + WIDTH[id] <= -REACH || x >= WIDTH[other] + REACH;
  return !beside && y + HEIGHT[id] > -REACH && y < HEIGHT[other] + REACH;
}

/** Whether a placement and an orientation at a shift have a cell in common. */
function overlap(move: Move, id: number, x: number, y: number): boolean {
  const dx = x - shiftX(move);
  const dy = y - shiftY(move);
  if (dx <= -4 || dx >= 4) return false;
  const one = BLOCKS[orientationOf(move)];
  const other = BLOCKS[id];
  for (let row = Math.max(0, dy); row < Math.min(4, 4 + dy); row++) {
    for (let kind = 0; kind < 32; kind += 16) {
      const mine = (one >>> (kind + 4 * row)) & 15;
      const theirs = (other >>> (kind + 4 * (row - dy))) & 15;
      if ((mine & (dx >= 0 ? theirs << dx : theirs >> -dx)) !== 0) return true;
    }
  }
  return false;
}
