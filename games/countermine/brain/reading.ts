import { PLACING_HIGH, PLACING_LOW } from '../rules/keys.ts';
import { CELLS, COLUMN_OF, FIRST_FALLING, LINE_OF, LINES, MAIN_RISING, placeOf, ROW_OF, SIZE } from '../rules/lines.ts';
import type { CounterminePosition } from '../rules/position.ts';
import { IN_THREES, KINDS, OPEN_FOUR, shapeTables, THREAT_BITS, WINDOW_BITS } from './shapes.ts';

const EVERYWHERE = (1 << SIZE) - 1;
const ALL_LINES = LINES;
const ALL_CELLS = CELLS;
const WIDTH = SIZE;
const STRIDE = KINDS;
const OPEN = OPEN_FOUR;
const ROW = ROW_OF;
const COLUMN = COLUMN_OF;
const LOW_OF_PLACING = PLACING_LOW;
const HIGH_OF_PLACING = PLACING_HIGH;
const THREAT_MASK = (1 << THREAT_BITS) - 1;
const WINDOW_MASK = (1 << WINDOW_BITS) - 1;
/** Places that complete something, of either kind. */
const COMPLETING = (1 << (2 * THREAT_BITS)) - 1;
/** Lines as bits, in three words: rows and columns, rising, falling diagonals. So few numbers tell where to look. */
const WORDS = 3;
const MOST_MARKS = 1 << 23;
/** A step: the cube, the hash before it, four lines as both see them, the lines of interest, and the sums of both. */
const STEP_SIZE = 3 + 8 + 2 * WORDS + 4;
const MOST_STEPS = 128;
// The cube of a step: its cell, its seat, and whether it went.
const CELL_MASK = 255;
const SEAT_SHIFT = 8;
const GONE = 512;

/** By kind of shape: how much it draws the eye to make it, and to keep the other from making it. */
const MAKING = [0, 1, 4, 9, 14, 60, 60, 110, 300, 500, 1500];
const TAKING = [0, 1, 3, 7, 10, 40, 35, 70, 200, 400, 900];
/** What all four directions come to at most. */
export const MOST_PULL = 4 * (Math.max(...MAKING) + Math.max(...TAKING));
/** Of a pull, seat 1's half lies above. */
const PULL_BITS = 16;
const PULL_MASK = (1 << PULL_BITS) - 1;
/** By the kinds of both seats, four bits each: the pull of both. */
const PULL = Int32Array.from({ length: 256 }, (_, index) => {
  const kinds = [index & 15, index >> 4];
  const pulls = [0, 1].map((seat) => (MAKING[kinds[seat]] ?? 0) + (TAKING[kinds[1 - seat]] ?? 0));
  return pulls[0] + (pulls[1] << PULL_BITS);
});

/** By line: the places that are not on the board. */
const OFF = new Int32Array(LINES).fill(EVERYWHERE);
/** By line * 12 + place. */
const CELL_AT = new Int16Array(LINES * SIZE).fill(-1);
/** By line: the places on the board. */
const BEGIN_PLACE = new Int32Array(LINES).fill(SIZE);
const END_PLACE = new Int32Array(LINES);
/** By line. */
const DIRECTION = new Uint8Array(LINES);
/** By word: its first line. */
const FIRST_LINE = [0, MAIN_RISING - SIZE + 1, FIRST_FALLING];
const ALL_OF_WORD = [24, 23, 23].map((lines) => (1 << lines) - 1);
/** By direction: the word of its lines. */
const WORD = [0, 0, 1, 2];
/** By cell * 4 + direction. */
const LINE_BIT = new Int32Array(CELLS * 4);
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
    BEGIN_PLACE[LINE[at]] = Math.min(BEGIN_PLACE[LINE[at]], place);
    END_PLACE[LINE[at]] = Math.max(END_PLACE[LINE[at]], place + 1);
    DIRECTION[LINE[at]] = direction;
    THREES[at] = 3 ** place;
    LINE_BIT[at] = 1 << (LINE[at] - FIRST_LINE[WORD[direction]]);
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
  /** A cell that `listFours` found and that leaves two places to complete, or -1. */
  forking = -1;
  private readonly rows = new Int32Array(2 * SIZE);
  /** By seat * 70 + line: the state of the line as the seat sees it, and its class (see shapes.ts). */
  private readonly states = new Int32Array(2 * LINES);
  private readonly classes = new Int32Array(2 * LINES);
  /** By seat: sums over the lines. */
  private readonly windows = new Int32Array(2);
  private readonly threats = new Int32Array(2);
  private readonly tables = shapeTables();
  /** By cell: how much it draws the eyes of both seats, if it is empty (see `look`). */
  private readonly pulls = new Int32Array(CELLS);
  /** By cell * 4 + direction: the kinds of both seats as they were last looked at, four bits each. */
  private readonly kinds = new Uint8Array(CELLS * 4);
  /** By line: the classes of both seats when it was last looked at. */
  private readonly looked = new Int32Array(LINES).fill(-1);
  /** The lines that have changed since they were looked at, in words. */
  private readonly changed = Int32Array.of(...ALL_OF_WORD);
  /** By seat * 3 + word: the lines on which the seat could complete a run or make a four. */
  private readonly sharp = new Int32Array(2 * WORDS);
  /** What the cubes that came last have changed, step by step (see `remember`). */
  private readonly undo = new Int32Array(MOST_STEPS * STEP_SIZE);
  private steps = 0;
  /** The hash of the position read last; 0 for cubes that are those of no position that was read. */
  private low = 0;
  private high = 0;
  private readonly marks = new Int32Array(CELLS);
  private mark = 0;

  constructor() {
    for (let line = 0; line < 2 * LINES; line++) {
      this.states[line] = 2 * IN_THREES[OFF[line % LINES]];
      this.classes[line] = this.tables.classes[this.states[line]];
    }
  }

  /** Reads a position. All else here is about the position read last. */
  follow(position: CounterminePosition): void {
    if (this.isOf(position)) return;
    // A search takes back what came last, as often as it puts something: that is restored, not worked out.
    while (this.steps > 0 && this.isTakenBack(position)) this.takeBack();
    if (!this.isOf(position) && !this.followLastCube(position)) this.compare(position);
    this.low = position.hashLow;
    this.high = position.hashHigh;
  }

  private isOf(position: CounterminePosition): boolean {
    return this.low === position.hashLow && this.high === position.hashHigh;
  }

  /** One cube more than in the position read before is what a search asks for most: then nothing has to be compared. */
  private followLastCube(position: CounterminePosition): boolean {
    const cube = position.lastCube;
    if (cube < 0) return false;
    if ((this.low ^ LOW_OF_PLACING[cube]) !== position.hashLow) return false;
    if ((this.high ^ HIGH_OF_PLACING[cube]) !== position.hashHigh) return false;
    const seat = cube < ALL_CELLS ? 0 : 1;
    const cell = cube - seat * ALL_CELLS;
    this.change(seat, ROW[cell], 1 << COLUMN[cell], 1);
    return true;
  }

  /** Finds out which cubes are gone and which have come. */
  private compare(position: CounterminePosition): void {
    const { rows } = this;
    for (let row = 0; row < WIDTH; row++) {
      const first = position.lineMask(0, row);
      const second = position.lineMask(1, row);
      // What goes goes first: a cell never has two cubes.
      if ((rows[row] & ~first) !== 0) this.change(0, row, rows[row] & ~first, -1);
      if ((rows[WIDTH + row] & ~second) !== 0) this.change(1, row, rows[WIDTH + row] & ~second, -1);
      if ((first & ~rows[row]) !== 0) this.change(0, row, first & ~rows[row], 1);
      if ((second & ~rows[WIDTH + row]) !== 0) this.change(1, row, second & ~rows[WIDTH + row], 1);
    }
  }

  /** What the seat threatens along the line through a cell, packed as in shapes.ts. */
  threatsThrough(seat: number, cell: number, direction: number): number {
    return this.tables.sums[2 * this.classes[seat * ALL_LINES + LINE[cell * 4 + direction]] + 1];
  }

  /** What a cube of the seat would make on this empty cell, along a direction. */
  kind(seat: number, cell: number, direction: number): number {
    const at = cell * 4 + direction;
    return this.tables.kinds[this.classes[seat * ALL_LINES + LINE[at]] * STRIDE + PLACE[at]];
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

  /** How much an empty cell draws the eye of the seat, as it was when `look` was last called. */
  pull(seat: number, cell: number): number {
    return (this.pulls[cell] >> (seat * PULL_BITS)) & PULL_MASK;
  }

  /** Brings what `pull` tells up to date. Only lines that have changed since are looked at. */
  look(): void {
    const { classes, looked, changed, pulls, kinds: seen } = this;
    const { kinds } = this.tables;
    for (let word = 0; word < WORDS; word++) {
      for (let rest = changed[word]; rest !== 0; rest &= rest - 1) {
        const line = FIRST_LINE[word] + 31 - Math.clz32(rest & -rest);
        const both = (classes[line] << 16) | classes[ALL_LINES + line];
        if (looked[line] === both) continue;
        looked[line] = both;
        const first = classes[line] * STRIDE;
        const second = classes[ALL_LINES + line] * STRIDE;
        const direction = DIRECTION[line];
        const end = END_PLACE[line];
        for (let place = BEGIN_PLACE[line]; place < end; place++) {
          const now = kinds[first + place] | (kinds[second + place] << 4);
          const cell = CELL_AT[line * WIDTH + place];
          const before = seen[cell * 4 + direction];
          if (before === now) continue;
          seen[cell * 4 + direction] = now;
          pulls[cell] += PULL[now] - PULL[before];
        }
      }
      changed[word] = 0;
    }
  }

  /**
   * Fills `cells` with the cells where a cube of the seat makes a four and completes nothing along that line, and counts them. If one of them
   * leaves two places to complete, along one line or two, that one is `forking`.
   */
  listFours(seat: number): number {
    const { classes, cells, marks, sharp } = this;
    const { places, kinds } = this.tables;
    const mark = this.nextMark();
    let count = 0;
    this.forking = -1;
    for (let word = 0; word < WORDS; word++) {
      for (let lines = sharp[seat * WORDS + word]; lines !== 0; lines &= lines - 1) {
        const line = FIRST_LINE[word] + 31 - Math.clz32(lines & -lines);
        const of = classes[seat * ALL_LINES + line];
        for (let rest = places[of] >> WIDTH; rest !== 0; rest &= rest - 1) {
          const place = 31 - Math.clz32(rest & -rest);
          const cell = CELL_AT[line * WIDTH + place];
          if (marks[cell] >= mark || kinds[of * STRIDE + place] === OPEN) this.forking = cell;
          if (marks[cell] >= mark) continue;
          marks[cell] = mark;
          cells[count++] = cell;
        }
      }
    }
    return count;
  }

  /** Fills `cells` and `gains` with the cells where a cube of the seat scores `least` points or more, and counts them. */
  listCompletions(seat: number, least: number): number {
    const { classes, cells, gains, marks, sharp } = this;
    const { places } = this.tables;
    if ((this.threats[seat] & COMPLETING) === 0) return 0;
    const mark = this.nextMark();
    let count = 0;
    for (let word = 0; word < WORDS; word++) {
      for (let lines = sharp[seat * WORDS + word]; lines !== 0; lines &= lines - 1) {
        const line = FIRST_LINE[word] + 31 - Math.clz32(lines & -lines);
        for (let rest = places[classes[seat * ALL_LINES + line]] & EVERYWHERE; rest !== 0; rest &= rest - 1) {
          const cell = CELL_AT[line * WIDTH + 31 - Math.clz32(rest & -rest)];
          if (marks[cell] >= mark) gains[marks[cell] - mark]++;
          else {
            marks[cell] = mark + count;
            cells[count] = cell;
            gains[count++] = 1;
          }
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

  /** A mark above all that were given; begins anew before the numbers do not fit any more. */
  private nextMark(): number {
    if (++this.mark === MOST_MARKS) {
      this.marks.fill(0);
      this.mark = 1;
    }
    return this.mark * ALL_CELLS;
  }

  /** Is what changed last not so in the position? */
  private isTakenBack(position: CounterminePosition): boolean {
    const last = this.undo[(this.steps - 1) * STEP_SIZE];
    return position.stands((last >> SEAT_SHIFT) & 1, last & CELL_MASK) === last >= GONE;
  }

  /** Remembers everything that a cube which comes or goes is about to change. */
  private remember(cube: number, cell: number): void {
    const { undo, classes, sharp } = this;
    if (this.steps === MOST_STEPS) this.steps = 0;
    let to = this.steps++ * STEP_SIZE;
    undo[to++] = cube;
    undo[to++] = this.low;
    undo[to++] = this.high;
    this.low = 0;
    this.high = 0;
    for (let at = cell * 4; at < cell * 4 + 4; at++) {
      undo[to++] = classes[LINE[at]];
      undo[to++] = classes[ALL_LINES + LINE[at]];
    }
    for (let word = 0; word < 2 * WORDS; word++) undo[to++] = sharp[word];
    for (let of = 0; of < 2; of++) {
      undo[to++] = this.windows[of];
      undo[to++] = this.threats[of];
    }
  }

  private takeBack(): void {
    const { undo, states, classes, sharp, changed } = this;
    let from = --this.steps * STEP_SIZE;
    const last = undo[from++];
    const sign = last < GONE ? 1 : -1;
    const seat = (last >> SEAT_SHIFT) & 1;
    const cell = last & CELL_MASK;
    this.low = undo[from++];
    this.high = undo[from++];
    for (let direction = 0; direction < 4; direction++) {
      const at = cell * 4 + direction;
      const line = LINE[at];
      states[line] -= sign * (1 + seat) * THREES[at];
      states[ALL_LINES + line] -= sign * (2 - seat) * THREES[at];
      classes[line] = undo[from++];
      classes[ALL_LINES + line] = undo[from++];
      changed[WORD[direction]] |= LINE_BIT[at];
    }
    for (let word = 0; word < 2 * WORDS; word++) sharp[word] = undo[from++];
    for (let of = 0; of < 2; of++) {
      this.windows[of] = undo[from++];
      this.threats[of] = undo[from++];
    }
    this.rows[seat * WIDTH + ROW[cell]] ^= 1 << COLUMN[cell];
  }

  private change(seat: number, row: number, places: number, sign: number): void {
    const { states, classes, sharp, changed } = this;
    const { sums, classes: classOf } = this.tables;
    const own = seat * ALL_LINES;
    const other = ALL_LINES - own;
    const ownSharp = seat * WORDS;
    const otherSharp = WORDS - ownSharp;
    this.rows[seat * WIDTH + row] ^= places;
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const cell = row * WIDTH + 31 - Math.clz32(rest & -rest);
      this.remember((sign > 0 ? 0 : GONE) + (seat << SEAT_SHIFT) + cell, cell);
      let ownWindows = 0;
      let ownThreats = 0;
      let otherWindows = 0;
      let otherThreats = 0;
      for (let direction = 0; direction < 4; direction++) {
        const at = cell * 4 + direction;
        const line = LINE[at];
        const step = sign * THREES[at];
        const nowMine = states[own + line] + step;
        const nowTheirs = states[other + line] + 2 * step;
        states[own + line] = nowMine;
        states[other + line] = nowTheirs;
        const mine = 2 * classes[own + line];
        const theirs = 2 * classes[other + line];
        const newMine = classOf[nowMine];
        const newTheirs = classOf[nowTheirs];
        classes[own + line] = newMine;
        classes[other + line] = newTheirs;
        const ownNow = sums[2 * newMine + 1];
        const otherNow = sums[2 * newTheirs + 1];
        ownWindows += sums[2 * newMine] - sums[mine];
        ownThreats += ownNow - sums[mine + 1];
        otherWindows += sums[2 * newTheirs] - sums[theirs];
        otherThreats += otherNow - sums[theirs + 1];
        const bit = LINE_BIT[at];
        const word = WORD[direction];
        changed[word] |= bit;
        // The sign of either a number or its opposite: set but for 0, and nobody has to guess which.
        sharp[ownSharp + word] = (sharp[ownSharp + word] & ~bit) | (((ownNow | -ownNow) >> 31) & bit);
        sharp[otherSharp + word] = (sharp[otherSharp + word] & ~bit) | (((otherNow | -otherNow) >> 31) & bit);
      }
      this.windows[seat] += ownWindows;
      this.threats[seat] += ownThreats;
      this.windows[1 - seat] += otherWindows;
      this.threats[1 - seat] += otherThreats;
    }
  }
}
