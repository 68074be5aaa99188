import { CELLS, LINE_OF, LINES, placeOf, SIZE } from '../rules/lines.ts';
import type { CounterminePosition } from '../rules/position.ts';
import { COMPLETES_FIVE, FOUR, IN_THREES, shapeTables, THREAT_BITS, WINDOW_BITS } from './shapes.ts';

const EVERYWHERE = (1 << SIZE) - 1;
const ALL_LINES = LINES;
const ALL_CELLS = CELLS;
const WIDTH = SIZE;
const THREAT_MASK = (1 << THREAT_BITS) - 1;
const WINDOW_MASK = (1 << WINDOW_BITS) - 1;
/** Places that complete something, of either kind. */
const COMPLETING = (1 << (2 * THREAT_BITS)) - 1;

const COMPLETES = COMPLETES_FIVE;
const MAKES_FOUR = FOUR;

/** By kind of shape: how much it draws the eye to make it, and to keep the other from making it. */
const MAKING = [0, 1, 4, 9, 14, 60, 60, 110, 300, 500, 1500];
const TAKING = [0, 1, 3, 7, 10, 40, 35, 70, 200, 400, 900];
/** By seat * 256 + the kinds of both seats, four bits each. */
const PULL = Int32Array.from({ length: 512 }, (_, index) => {
  const kinds = [index & 15, (index >> 4) & 15];
  const seat = index >> 8;
  return (MAKING[kinds[seat]] ?? 0) + (TAKING[kinds[1 - seat]] ?? 0);
});

/** By line: the places that are not on the board. */
const OFF = new Int32Array(LINES).fill(EVERYWHERE);
/** By line * 12 + place. */
const CELL_AT = new Int16Array(LINES * SIZE).fill(-1);
/** By line. */
const DIRECTION = new Uint8Array(LINES);
/** By cell * 4 + direction. */
const LINE = Int32Array.from(LINE_OF);
const PLACE = new Int32Array(CELLS * 4);
const THREES = new Int32Array(CELLS * 4);
for (let cell = 0; cell < CELLS; cell++) {
  for (let direction = 0; direction < 4; direction++) {
    const at = cell * 4 + direction;
    const place = placeOf(cell, direction);
    OFF[LINE[at]] &= ~(1 << place);
    CELL_AT[LINE[at] * SIZE + place] = cell;
    PLACE[at] = place;
    DIRECTION[LINE[at]] = direction;
    THREES[at] = 3 ** place;
  }
}

/**
 * The shapes on a board, kept up to date by looking at what has changed since it was last read. Any position may be
 * read at any time; it is quick when the positions differ in few cubes.
 */
export class Reading {
  /** Cells that `listCompletions` found, and what a cube scores there. */
  readonly cells = new Int32Array(CELLS);
  readonly gains = new Int32Array(CELLS);
  private readonly rows = new Int32Array(2 * SIZE);
  /** By seat * 70 + line: the state of the line as the seat sees it. */
  private readonly states = new Int32Array(2 * LINES);
  /** By seat: sums over the lines. */
  private readonly windows = new Int32Array(2);
  private readonly threats = new Int32Array(2);
  private readonly tables = shapeTables();
  /** By seat * 144 + cell: how much an empty cell draws the eye of the seat (see `look`). */
  readonly pull = new Int32Array(2 * CELLS);
  /** By cell * 4 + direction: the kinds of both seats as they were last looked at, four bits each. */
  private readonly kinds = new Uint8Array(CELLS * 4);
  /** By line: the state, for seat 0, when it was last looked at. */
  private readonly looked = new Int32Array(LINES).fill(-1);
  private readonly marks = new Int32Array(CELLS);
  private mark = 0;

  constructor() {
    for (let line = 0; line < 2 * LINES; line++) this.states[line] = 2 * IN_THREES[OFF[line % LINES]];
  }

  /** Reads a position. All else here is about the position read last. */
  follow(position: CounterminePosition): void {
    const rows = this.rows;
    for (let row = 0; row < WIDTH; row++) {
      const first = position.lineMask(0, row);
      const second = position.lineMask(1, row);
      const gone = rows[row] & ~first;
      const lost = rows[WIDTH + row] & ~second;
      const came = first & ~rows[row];
      const arrived = second & ~rows[WIDTH + row];
      if ((gone | lost | came | arrived) === 0) continue;
      // What goes goes first: a cell never has two cubes.
      this.change(0, row, gone, -1);
      this.change(1, row, lost, -1);
      this.change(0, row, came, 1);
      this.change(1, row, arrived, 1);
      rows[row] = first;
      rows[WIDTH + row] = second;
    }
  }

  /** The state of the line through a cell as the seat sees it (see shapes.ts). */
  stateThrough(seat: number, cell: number, direction: number): number {
    return this.states[seat * ALL_LINES + LINE[cell * 4 + direction]];
  }

  /** What a cube of the seat would make on this empty cell, along a direction. */
  kind(seat: number, cell: number, direction: number): number {
    const at = cell * 4 + direction;
    return this.tables.kinds[this.states[seat * ALL_LINES + LINE[at]] * WIDTH + PLACE[at]];
  }

  /** Windows with `count` cubes of the seat, 1 to 3, and none of the other. */
  windowsWith(seat: number, count: number): number {
    return (this.windows[seat] >> (WINDOW_BITS * (count - 1))) & WINDOW_MASK;
  }

  /** Packed as in shapes.ts. */
  windowSum(seat: number): number {
    return this.windows[seat];
  }

  threatSum(seat: number): number {
    return this.threats[seat];
  }

  /** Places that complete a run, counted once for every line. */
  completing(seat: number): number {
    const threats = this.threats[seat];
    return (threats & THREAT_MASK) + ((threats >> THREAT_BITS) & THREAT_MASK);
  }

  /** Places that make a four. */
  fourMaking(seat: number): number {
    const threats = this.threats[seat];
    return ((threats >> (2 * THREAT_BITS)) & THREAT_MASK) + (threats >>> (3 * THREAT_BITS));
  }

  /** Brings `pull` up to date. Only lines that have changed since are looked at. */
  look(): void {
    const { states, looked, pull, kinds: seen } = this;
    const { kinds } = this.tables;
    for (let line = 0; line < ALL_LINES; line++) {
      const state = states[line];
      if (looked[line] === state) continue;
      looked[line] = state;
      const first = state * WIDTH;
      const second = states[ALL_LINES + line] * WIDTH;
      const direction = DIRECTION[line];
      for (let place = 0; place < WIDTH; place++) {
        const both = kinds[first + place] | (kinds[second + place] << 4);
        const cell = CELL_AT[line * WIDTH + place];
        if (cell < 0) continue;
        const before = seen[cell * 4 + direction];
        if (before === both) continue;
        seen[cell * 4 + direction] = both;
        pull[cell] += PULL[both] - PULL[before];
        pull[ALL_CELLS + cell] += PULL[256 + both] - PULL[256 + before];
      }
    }
  }

  /** Fills `cells` with the cells where a cube of the seat makes a four and completes nothing, and counts them. */
  listFours(seat: number): number {
    const { states, cells, marks } = this;
    const { threats, kinds } = this.tables;
    const mark = ++this.mark * ALL_CELLS;
    let count = 0;
    for (let line = 0; line < ALL_LINES; line++) {
      const state = states[seat * ALL_LINES + line];
      if ((threats[state] & ~COMPLETING) === 0) continue;
      for (let place = 0; place < WIDTH; place++) {
        const kind = kinds[state * WIDTH + place];
        if (kind < MAKES_FOUR || kind >= COMPLETES) continue;
        const cell = CELL_AT[line * WIDTH + place];
        if (marks[cell] >= mark) continue;
        marks[cell] = mark;
        cells[count++] = cell;
      }
    }
    return count;
  }

  /** Fills `cells` and `gains` with the cells where a cube of the seat scores `least` points or more, and counts them. */
  listCompletions(seat: number, least: number): number {
    const { states, cells, gains, marks } = this;
    const { threats, kinds } = this.tables;
    if ((this.threats[seat] & COMPLETING) === 0) return 0;
    const mark = ++this.mark * ALL_CELLS;
    let count = 0;
    for (let line = 0; line < ALL_LINES; line++) {
      const state = states[seat * ALL_LINES + line];
      if ((threats[state] & COMPLETING) === 0) continue;
      for (let place = 0; place < WIDTH; place++) {
        if (kinds[state * WIDTH + place] < COMPLETES) continue;
        const cell = CELL_AT[line * WIDTH + place];
        if (marks[cell] >= mark) gains[marks[cell] - mark]++;
        else {
          marks[cell] = mark + count;
          cells[count] = cell;
          gains[count++] = 1;
        }
      }
    }
    if (least === 1) return count;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      if (gains[i] < least) continue;
      cells[kept] = cells[i];
      gains[kept++] = gains[i];
    }
    return kept;
  }

  private change(seat: number, row: number, places: number, sign: number): void {
    const { states } = this;
    const { windows, threats } = this.tables;
    const own = seat * ALL_LINES;
    const other = ALL_LINES - own;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const cell = row * WIDTH + 31 - Math.clz32(rest & -rest);
      let ownWindows = 0;
      let ownThreats = 0;
      let otherWindows = 0;
      let otherThreats = 0;
      for (let at = cell * 4; at < cell * 4 + 4; at++) {
        const line = LINE[at];
        const step = sign * THREES[at];
        const mine = states[own + line];
        const theirs = states[other + line];
        states[own + line] = mine + step;
        states[other + line] = theirs + 2 * step;
        ownWindows += windows[mine + step] - windows[mine];
        ownThreats += threats[mine + step] - threats[mine];
        otherWindows += windows[theirs + 2 * step] - windows[theirs];
        otherThreats += threats[theirs + 2 * step] - threats[theirs];
      }
      this.windows[seat] += ownWindows;
      this.threats[seat] += ownThreats;
      this.windows[1 - seat] += otherWindows;
      this.threats[1 - seat] += otherThreats;
    }
  }
}
