import { Log, type Move } from '@countertop/core';
import { type Field, marks } from './field.ts';
import { neighbourhood } from './runs.ts';
import type { Rush } from './rush.ts';

// Constants of this module's own are folded into the compiled code; imported ones would be looked up at every use.
const { LIVE, CIRCLED, DEAD, PADDING, NOT_OPEN } = marks;

const BOTH_LIVE = LIVE | (LIVE << 1);
const BOTH_CIRCLED = CIRCLED | (CIRCLED << 1);

/** The first bits of four cells that are read as one number, and what brings them side by side. */
const FOUR = 0x01010101;
const SIDE_BY_SIDE = 0x10204080;

/** The dots of a field: what each of them is, which are open, and how one becomes circled, and open again. */
export class Cells {
  readonly field: Field;
  // What is needed of the field all the time.
  protected readonly stride: number;
  protected readonly steps: Int32Array<ArrayBuffer>;
  protected readonly codes: Int32Array<ArrayBuffer>;
  protected readonly cells: Uint8Array<ArrayBuffer>;
  /** The same, to read four at once. */
  protected readonly cellView: DataView<ArrayBuffer>;
  /** The dots on which a point can be put, in any order, and where in that list each of them stands. */
  protected readonly open: Int16Array<ArrayBuffer>;
  protected readonly openIndex: Int16Array<ArrayBuffer>;
  protected openEnd: number;
  /** Enemy points in the areas that each seat has circled (R5). */
  protected count0 = 0;
  protected count1 = 0;
  /** Of the cells, low and high. */
  protected readonly hash = new Int32Array(2);
  protected readonly log: Log;

  protected readonly scratchArea: Int16Array<ArrayBuffer>;
  /** A cell has been seen when it holds the number of the present round. */
  protected readonly scratchSeen: Int32Array<ArrayBuffer>;
  private scratchRound = 0;

  constructor(field: Field) {
    this.field = field;
    this.stride = field.stride;
    this.steps = field.steps;
    this.codes = field.codes;
    // Four cells are read at once: the last of them may lie past the end.
    const buffer = new ArrayBuffer(field.size + 4);
    this.cells = new Uint8Array(buffer, 0, field.size);
    this.cells.set(field.blank);
    this.cellView = new DataView(buffer);
    this.open = field.dots.slice();
    this.openIndex = new Int16Array(field.size);
    this.openEnd = this.open.length;
    for (let i = 0; i < this.openEnd; i++) this.openIndex[this.open[i]] = i;
    this.log = new Log(field.size * 4);
    this.scratchArea = new Int16Array(field.size);
    this.scratchSeen = new Int32Array(field.size);
  }

  /** What each cell holds (see field.ts), for brains that look at many. */
  get marks(): ArrayLike<number> {
    return this.cells;
  }

  /** On which of a dot's neighbours live points of a seat stand (see runs.ts). */
  around(cell: number, seat: number): number {
    return neighbourhood(this.cellView, cell, this.field.stride, seat);
  }

  /**
   * On which of four dots, this one and those east of it, live points of the seats (a bit each) stand: one bit each, this
   * one's first.
   */
  liveFour(cell: number, seats: number): number {
    const live = this.cellView.getInt32(cell, true) & Math.imul(seats, FOUR);
    return Math.imul((live | (live >> 1)) & FOUR, SIDE_BY_SIDE) >>> 28;
  }

  get openCount(): number {
    return this.openEnd;
  }

  /** The open dots, `index` from 0 to openCount - 1, in no order that means anything. */
  openDot(index: number): Move {
    return this.open[index];
  }

  protected copyCells(other: Cells): void {
    this.cells.set(other.cells);
    this.open.set(other.open);
    this.openIndex.set(other.openIndex);
    this.openEnd = other.openEnd;
    this.count0 = other.count0;
    this.count1 = other.count1;
    this.hash[0] = other.hash[0];
    this.hash[1] = other.hash[1];
    this.log.clear();
  }

  /** Takes over the cells of a game that was played out elsewhere. */
  protected readCells(table: Rush): void {
    this.cells.set(table.cells.subarray(0, this.cells.length));
    this.openEnd = 0;
    this.count0 = table.score(0);
    this.count1 = table.score(1);
    this.log.clear();
    this.rehash();
  }

  private rehash(): void {
    const { cells, codes, hash } = this;
    const { dots, size } = this.field;
    let low = 0;
    let high = 0;
    for (let i = 0; i < dots.length; i++) {
      const cell = dots[i];
      const mark = cells[cell];
      const at = cell * 4;
      if ((mark & BOTH_LIVE) !== 0) {
        const live = at + (mark & 2);
        low ^= codes[live];
        high ^= codes[live + 1];
        continue;
      }
      if ((mark & BOTH_CIRCLED) === 0) continue;
      const circled = at + size * 4 + ((mark >> 4) & 2);
      low ^= codes[circled];
      high ^= codes[circled + 1];
      if ((mark & PADDING) === 0) continue;
      const dead = at + size * 8 + ((mark >> 6) & 2);
      low ^= codes[dead];
      high ^= codes[dead + 1];
    }
    hash[0] = low;
    hash[1] = high;
  }

  /** Dots in scratchArea, from one to before another, become circled by `seat`, from nobody or from the other (R4). */
  protected circleAll(from: number, to: number, seat: number): void {
    const { cells, codes, hash, log, scratchArea } = this;
    const other = 1 - seat;
    // What each kind of mark has as its code (see Field.codes), beside the cell's own.
    const circled = this.field.size * 4 + seat * 2;
    const circledByOther = this.field.size * 4 + other * 2;
    const dead = this.field.size * 8;
    log.reserve(to - from);
    const { items } = log;
    let { top } = log;
    let low = hash[0];
    let high = hash[1];
    let taken = 0;
    let freed = 0;
    for (let i = from; i < to; i++) {
      const cell = scratchArea[i];
      const was = cells[cell];
      const at = cell * 4;
      items[top++] = (cell << 8) | was;
      low ^= codes[at + circled];
      high ^= codes[at + circled + 1];
      if ((was & NOT_OPEN) === 0) {
        cells[cell] = CIRCLED << seat;
        this.shut(cell);
      } else if ((was & (LIVE << other)) !== 0) {
        cells[cell] = (CIRCLED << seat) | (DEAD << other);
        const live = at + other * 2;
        low ^= codes[live] ^ codes[live + dead];
        high ^= codes[live + 1] ^ codes[live + dead + 1];
        taken++;
      } else if ((was & (LIVE << seat)) !== 0) {
        cells[cell] = (CIRCLED << seat) | (DEAD << seat);
        const live = at + seat * 2;
        low ^= codes[live] ^ codes[live + dead];
        high ^= codes[live + 1] ^ codes[live + dead + 1];
      } else {
        cells[cell] = (was & ~(CIRCLED << other)) | (CIRCLED << seat);
        low ^= codes[at + circledByOther];
        high ^= codes[at + circledByOther + 1];
        if ((was & (DEAD << other)) !== 0) taken++;
        else if ((was & (DEAD << seat)) !== 0) freed++;
      }
    }
    log.top = top;
    hash[0] = low;
    hash[1] = high;
    if (seat === 0) {
      this.count0 += taken;
      this.count1 -= freed;
    } else {
      this.count1 += taken;
      this.count0 -= freed;
    }
  }

  /** Ends the log of the cells changed since `before`, with what else was so then; false if there are none. */
  protected seal(before: number, counts: number, low: number, high: number): boolean {
    const { log } = this;
    const changes = log.top - before;
    if (changes === 0) return false;
    log.push(changes);
    log.push(counts);
    log.push(low);
    log.push(high);
    return true;
  }

  /** Reverts the changes that were sealed last. */
  protected revert(): void {
    const { cells, hash, log } = this;
    hash[1] = log.pop();
    hash[0] = log.pop();
    const counts = log.pop();
    this.count0 = counts >> 16;
    this.count1 = counts & 0xffff;
    for (let left = log.pop(); left > 0; left--) {
      const change = log.pop();
      const cell = change >> 8;
      const was = change & 255;
      if ((was & NOT_OPEN) === 0 && (cells[cell] & NOT_OPEN) !== 0) this.reopen(cell);
      cells[cell] = was;
    }
  }

  /** Takes a dot out of the list of open ones; its old index stays written beside it for `reopen`. */
  protected shut(cell: number): void {
    const { open, openIndex } = this;
    const last = open[--this.openEnd];
    const index = openIndex[cell];
    open[index] = last;
    openIndex[last] = index;
  }

  protected reopen(cell: number): void {
    const { open, openIndex } = this;
    const index = openIndex[cell];
    const last = open[index];
    open[this.openEnd] = last;
    openIndex[last] = this.openEnd++;
    open[index] = cell;
    openIndex[cell] = index;
  }

  /** The stopper's ungrounded groups become the other's (options: `stop: ground`); true if any cell changed. */
  protected ground(stopper: number): boolean {
    const { log, hash } = this;
    const low = hash[0];
    const high = hash[1];
    const counts = (this.count0 << 16) | this.count1;
    const before = log.top;
    const { dots } = this.field;
    this.newRound();
    for (let i = 0; i < dots.length; i++) {
      const size = this.groupOf(dots[i], stopper);
      this.circleAll(0, size, 1 - stopper);
    }
    return this.seal(before, counts, low, high);
  }

  /** What both would have if `stopper` stopped now and lost every group without a dot on the rim. */
  groundedScores(stopper: number): [number, number] {
    const { cells } = this;
    const { dots } = this.field;
    const score = [this.count0, this.count1];
    const other = 1 - stopper;
    this.newRound();
    for (let i = 0; i < dots.length; i++) {
      const size = this.groupOf(dots[i], stopper);
      for (let k = 0; k < size; k++) {
        const v = cells[this.scratchArea[k]];
        if ((v & ((LIVE | DEAD) << stopper)) !== 0) score[other]++;
        else if ((v & (DEAD << other)) !== 0) score[stopper]--;
      }
    }
    return [score[0], score[1]];
  }

  /**
   * Collects in scratchArea the group, joined along rows and columns, of the seat's live points and dots circled by the
   * seat that `cell` belongs to. Its size, or 0 where it is grounded, has been seen in this round, or does not exist.
   */
  private groupOf(cell: number, seat: number): number {
    const { cells, scratchArea, scratchSeen } = this;
    const { stride } = this;
    const round = this.scratchRound;
    const own = (LIVE | CIRCLED) << seat;
    if ((cells[cell] & own) === 0 || scratchSeen[cell] === round) return 0;
    let size = 1;
    let grounded = false;
    scratchSeen[cell] = round;
    scratchArea[0] = cell;
    for (let i = 0; i < size; i++) {
      const at = scratchArea[i];
      for (let side = 0; side < 4; side++) {
        const next = side === 0 ? at + 1 : side === 1 ? at - 1 : side === 2 ? at + stride : at - stride;
        if (cells[next] === PADDING) grounded = true;
        else if ((cells[next] & own) !== 0 && scratchSeen[next] !== round) {
          scratchSeen[next] = round;
          scratchArea[size++] = next;
        }
      }
    }
    return grounded ? 0 : size;
  }

  protected newRound(): number {
    if (++this.scratchRound === 0x3fffffff) {
      this.scratchSeen.fill(0);
      this.scratchRound = 1;
    }
    return this.scratchRound;
  }
}
