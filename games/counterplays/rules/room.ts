import type { Move, MoveList } from '@countertop/core';
import type { Pile } from './pile.ts';
import { orientationOf, shiftX, shiftY } from './placement.ts';
import { HEIGHT, PLANE, ROWS, WIDTH } from './planes.ts';
import { ORIENTATIONS, TILES } from './tiles.ts';

/*
 * All 94 orientations are looked at together, as a set of bits in three words. A line is a row of cells with the two of a
 * rhombus side by side: bit 2x stands for the cell at x that points up, 2x + 1 for the one that points down. An orientation
 * is at most four columns wide, so in each of its four rows it asks for some cells of a byte.
 */
const WORDS = 3;
const BLOCK_ROWS = 4;
const BYTE = 256;
/** By row of the block and byte of cells that are there, four words each: the orientations that ask for no others. */
const CONTENT = contentTable();
/** By tile and word: its orientations. */
const TURNS = new Int32Array(WORDS * TILES.length);
for (const { id, tile } of ORIENTATIONS) TURNS[WORDS * tile + (id >> 5)] |= 1 << (id & 31);

/** A line holds 16 columns; the last three only serve those who begin further to the left. */
const COLUMNS = 13;
/** No level has more shifts than this: 22 columns by 96 rows. */
const MOST_SHIFTS = 22 * 96;

/** Tiles that share a cell have shifts at most this far apart. */
const REACH = 3;
const SPAN = 2 * REACH + 1;

const ups = new Int32Array(ROWS);
const downs = new Int32Array(ROWS);
const lines = new Int32Array(ROWS + BLOCK_ROWS);

/** The room on a level above the table: at which shifts which orientations fit (R4). */
export class Room {
  /** What it was laid from: a number that belongs to the levels, and one that belongs to the window. */
  version = 0;
  window = 0;
  /** How many shifts there are at which something fits. */
  count = 0;
  /** By shift: its row * 32 + its column, counted from the corner of the pile's window. */
  readonly shifts = new Int32Array(MOST_SHIFTS);
  /** By shift: the orientations that fit there. */
  readonly sets = new Int32Array(WORDS * MOST_SHIFTS);
  /** The set of tiles that fit somewhere. */
  tiles = 0;
  /** By row * 32 + column: the number of the shift, if it is one. */
  private readonly numbers = new Int16Array(32 * ROWS);

  lay(pile: Pile, level: number): void {
    const low = pile.lowRow[level - 1];
    const high = pile.highRow[level - 1];
    this.count = 0;
    this.tiles = 0;
    const columns = this.drawCells(pile, level, low, high);
    if (columns === 0) return;
    const right = 31 - Math.clz32(columns);
    for (let left = 31 - Math.clz32(columns & -columns); left <= right; left += COLUMNS) {
      this.layStrip(left, Math.min(right - left, COLUMNS - 1), low, high, high);
    }
    this.excludeOwn(pile, level - 1);
    this.sumUp();
  }

  /** What is left of a room after a placement on its own level. */
  layWithout(before: Room, pile: Pile, move: Move): void {
    const { sets, shifts } = this;
    const clashes = clashesWith(orientationOf(move));
    const column = shiftX(move) - pile.left;
    const row = shiftY(move) - pile.bottom;
    let count = 0;
    for (let i = 0; i < before.count; i++) {
      const place = before.shifts[i];
      const x = (place & 31) - column + REACH;
      const y = (place >> 5) - row + REACH;
      let set0 = before.sets[WORDS * i];
      let set1 = before.sets[WORDS * i + 1];
      let set2 = before.sets[WORDS * i + 2];
      if (x >= 0 && x < SPAN && y >= 0 && y < SPAN) {
        const at = WORDS * (y * SPAN + x);
        set0 &= ~clashes[at];
        set1 &= ~clashes[at + 1];
        set2 &= ~clashes[at + 2];
        if ((set0 | set1 | set2) === 0) continue;
      }
      shifts[count] = place;
      sets[WORDS * count] = set0;
      sets[WORDS * count + 1] = set1;
      sets[WORDS * count + 2] = set2;
      count++;
    }
    this.count = count;
    this.sumUp();
  }

  /** What a room has become by a placement on the level below: all that is new lies upon it. `before`: undefined where nothing fitted. */
  layUpon(before: Room | undefined, pile: Pile, level: number, move: Move): void {
    const id = orientationOf(move);
    const left = shiftX(move) - pile.left - REACH;
    const row = shiftY(move) - pile.bottom;
    const last = WIDTH[id] + REACH - 1;
    const low = Math.max(pile.lowRow[level - 1], row - REACH);
    const high = Math.min(pile.highRow[level - 1], row + HEIGHT[id] - 1);
    const end = Math.min(pile.highRow[level - 1], high + REACH);
    this.count = 0;
    if (before !== undefined) this.copyBut(before, left, last, low, high);
    this.drawCells(pile, level, low, end);
    this.layStrip(left, last, low, high, end);
    this.excludeOwn(pile, level - 1);
    this.sumUp();
  }

  /** Whether an orientation fits at a shift. */
  holds(number: number, id: number): boolean {
    return ((this.sets[WORDS * number + (id >> 5)] >> (id & 31)) & 1) === 1;
  }

  /** Appends the placements of a tile. `corner`: the shift of row 0, column 0, packed as in a move. */
  list(tile: number, corner: number, list: MoveList): void {
    const { count, sets, shifts } = this;
    for (let word = 0; word < WORDS; word++) {
      const turns = TURNS[WORDS * tile + word];
      if (turns === 0) continue;
      for (let i = 0; i < count; i++) {
        for (let rest = sets[WORDS * i + word] & turns; rest !== 0; rest &= rest - 1) {
          const id = 32 * word + 31 - Math.clz32(rest & -rest);
          list.push((id << 16) + corner + ((shifts[i] & 31) << 8) + (shifts[i] >> 5));
        }
      }
    }
  }

  /** The cells on which something may lie, from row `low` to row `high`. Returns their columns. */
  private drawCells({ covered }: Pile, level: number, low: number, high: number): number {
    const below = (level - 1) * PLANE;
    const here = level * PLANE;
    let columns = 0;
    for (let row = low; row <= high; row++) {
      ups[row] = covered[below + row] & ~covered[here + row];
      downs[row] = covered[below + ROWS + row] & ~covered[here + ROWS + row];
      columns |= ups[row] | downs[row];
    }
    return columns;
  }

  /** Takes over all but some columns of some rows. */
  private copyBut(before: Room, left: number, last: number, low: number, high: number): void {
    const { sets, shifts } = this;
    let { count } = this;
    for (let i = 0; i < before.count; i++) {
      const place = before.shifts[i];
      const x = (place & 31) - left;
      const row = place >> 5;
      if (x >= 0 && x <= last && row >= low && row <= high) continue;
      shifts[count] = place;
      sets[WORDS * count] = before.sets[WORDS * i];
      sets[WORDS * count + 1] = before.sets[WORDS * i + 1];
      sets[WORDS * count + 2] = before.sets[WORDS * i + 2];
      count++;
    }
    this.count = count;
  }

  /** Adds what fits at shifts on rows `low` to `high`, with cells up to row `end`. */
  private layStrip(left: number, last: number, low: number, high: number, end: number): void {
    const { numbers, sets, shifts } = this;
    for (let row = low; row <= end; row++) lines[row] = spread(ups[row] >>> left) | (spread(downs[row] >>> left) << 1);
    for (let row = end + 1; row < end + BLOCK_ROWS; row++) lines[row] = 0;
    let { count } = this;
    for (let row = low; row <= high; row++) {
      // Every orientation has a cell in its lowest row.
      let line0 = lines[row];
      if (line0 === 0) continue;
      let line1 = lines[row + 1];
      let line2 = lines[row + 2];
      let line3 = lines[row + 3];
      for (let column = 0; column <= last && line0 !== 0; column++) {
        const at0 = (line0 & 255) << 2;
        const at1 = ((line1 & 255) << 2) + 4 * BYTE;
        const at2 = ((line2 & 255) << 2) + 8 * BYTE;
        const at3 = ((line3 & 255) << 2) + 12 * BYTE;
        line0 >>>= 2;
        line1 >>>= 2;
        line2 >>>= 2;
        line3 >>>= 2;
        if (at0 === 0) continue;
        let set0 = CONTENT[at0] & CONTENT[at1];
        let set1 = CONTENT[at0 + 1] & CONTENT[at1 + 1];
        let set2 = CONTENT[at0 + 2] & CONTENT[at1 + 2];
        if ((set0 | set1 | set2) === 0) continue;
        set0 &= CONTENT[at2] & CONTENT[at3];
        set1 &= CONTENT[at2 + 1] & CONTENT[at3 + 1];
        set2 &= CONTENT[at2 + 2] & CONTENT[at3 + 2];
        if ((set0 | set1 | set2) === 0) continue;
        const place = (row << 5) + left + column;
        numbers[place] = count;
        shifts[count] = place;
        sets[WORDS * count] = set0;
        sets[WORDS * count + 1] = set1;
        sets[WORDS * count + 2] = set2;
        count++;
      }
    }
    this.count = count;
  }

  /** R4: six cells on one tile alone are that tile's own, for the other player's tile of the same shape too. */
  private excludeOwn(pile: Pile, below: number): void {
    const { numbers, sets, shifts } = this;
    for (let i = 0; i < pile.ply; i++) {
      if (pile.levels[i] !== below) continue;
      const move = pile.placed[i];
      const place = ((shiftY(move) - pile.bottom) << 5) + shiftX(move) - pile.left;
      const number = numbers[place];
      if (number >= this.count || shifts[number] !== place) continue;
      const id = orientationOf(move);
      sets[WORDS * number + (id >> 5)] &= ~(1 << (id & 31));
    }
  }

  private sumUp(): void {
    const { count, sets } = this;
    this.tiles = 0;
    let set0 = 0;
    let set1 = 0;
    let set2 = 0;
    for (let i = 0; i < WORDS * count; i += WORDS) {
      set0 |= sets[i];
      set1 |= sets[i + 1];
      set2 |= sets[i + 2];
    }
    for (let tile = 0; tile < TILES.length; tile++) {
      const at = WORDS * tile;
      if (((TURNS[at] & set0) | (TURNS[at + 1] & set1) | (TURNS[at + 2] & set2)) !== 0) this.tiles |= 1 << tile;
    }
  }
}

/** By shift of another orientation from here: the orientations that have a cell in common with this one. */
const CLASHES: (Int32Array | undefined)[] = [];

function clashesWith(id: number): Int32Array {
  CLASHES[id] ??= clashTable(id);
  return CLASHES[id];
}

function clashTable(id: number): Int32Array {
  const table = new Int32Array(WORDS * SPAN * SPAN);
  const mine = ORIENTATIONS[id].cells;
  for (const other of ORIENTATIONS) {
    for (const one of mine) {
      for (const { x, y, down } of other.cells) {
        if (down !== one.down) continue;
        const shift = (one.y - y + REACH) * SPAN + one.x - x + REACH;
        table[WORDS * shift + (other.id >> 5)] |= 1 << (other.id & 31);
      }
    }
  }
  return table;
}

/** The low sixteen bits, each with an empty one after it. */
function spread(bits: number): number {
  let wide = bits & 0xffff;
  wide = (wide | (wide << 8)) & 0x00ff00ff;
  wide = (wide | (wide << 4)) & 0x0f0f0f0f;
  wide = (wide | (wide << 2)) & 0x33333333;
  return (wide | (wide << 1)) & 0x55555555;
}

function contentTable(): Int32Array<ArrayBuffer> {
  const table = new Int32Array(BLOCK_ROWS * BYTE * 4);
  for (const { id, cells } of ORIENTATIONS) {
    for (let row = 0; row < BLOCK_ROWS; row++) {
      const asked = cells.reduce(
        (byte, { x, y, down }) => (y === row ? byte | (1 << (2 * x + Number(down))) : byte),
        0,
      );
      for (let byte = 0; byte < BYTE; byte++) {
        if ((asked & ~byte) === 0) table[((row * BYTE + byte) << 2) + (id >> 5)] |= 1 << (id & 31);
      }
    }
  }
  return table;
}
