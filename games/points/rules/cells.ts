import { Log, type Move } from '@countertop/core';
import { CIRCLED, DEAD, type Field, LIVE, NOT_OPEN, PADDING } from './field.ts';

/** The dots of a field: what each of them is, which are open, and how one becomes circled, and open again. */
export class Cells {
  readonly field: Field;
  protected readonly cells: Uint8Array<ArrayBuffer>;
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
    this.cells = field.blank.slice();
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

  /** One dot that was `was` becomes circled by `seat`, from nobody or from the other (R4). */
  protected circle(cell: number, was: number, seat: number): void {
    const { hash } = this;
    const { low, high } = this.field.keys;
    const circledKeys = this.field.size * 2 + cell * 2;
    const deadKeys = this.field.size * 4 + cell * 2;
    const other = 1 - seat;
    this.log.push((cell << 8) | was);
    hash[0] ^= low[circledKeys + seat];
    hash[1] ^= high[circledKeys + seat];
    if ((was & NOT_OPEN) === 0) {
      this.cells[cell] = CIRCLED << seat;
      this.shut(cell);
      return;
    }
    if ((was & (CIRCLED << other)) !== 0) {
      this.cells[cell] = (was & ~(CIRCLED << other)) | (CIRCLED << seat);
      hash[0] ^= low[circledKeys + other];
      hash[1] ^= high[circledKeys + other];
      if ((was & (DEAD << other)) !== 0) this.addTo(seat, 1);
      else if ((was & (DEAD << seat)) !== 0) this.addTo(other, -1);
      return;
    }
    const owner = (was & LIVE) !== 0 ? 0 : 1;
    this.cells[cell] = (CIRCLED << seat) | (DEAD << owner);
    hash[0] ^= low[cell * 2 + owner] ^ low[deadKeys + owner];
    hash[1] ^= high[cell * 2 + owner] ^ high[deadKeys + owner];
    if (owner === other) this.addTo(seat, 1);
  }

  private addTo(seat: number, points: number): void {
    if (seat === 0) this.count0 += points;
    else this.count1 += points;
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
      for (let k = 0; k < size; k++) {
        const cell = this.scratchArea[k];
        this.circle(cell, this.cells[cell], 1 - stopper);
      }
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
    const { stride } = this.field;
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
