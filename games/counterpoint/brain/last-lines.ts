import { scramble } from '@countertop/core';
import { LINE_WORDS } from '../rules/grid.ts';
import type { CounterpointPosition } from '../rules/position.ts';
import { LAYOUT } from '../rules/state.ts';
import { hopefulLines } from './remainder.ts';

const { CONTAINS, VACANT_CELLS } = LAYOUT;
const COLOURS = 4;
const ALL_COLOURS = 15;

/** The most vacant spaces that lines may run through: a line is one integer. */
export const MOST_SPACES = 10;
/** A line: the spaces it has vacant, the colours it lacks, and how many such lines there are. */
const LACKS = MOST_SPACES;
const MANY = LACKS + COLOURS;
const KINDS = 1 << MANY;
const ALL_SPACES = (1 << MOST_SPACES) - 1;

/** Keys of kinds of lines; a shape's key is the sum over its lines, so their order means nothing. */
const LOW_KEYS = Int32Array.from({ length: KINDS }, (_, kind) => scramble(kind + 0x51ed270b));
const HIGH_KEYS = Int32Array.from({ length: KINDS }, (_, kind) => scramble(kind ^ 0x2545f491));

const UNKNOWN = -1;
/** Points of one placing, by colour, five bits each. */
export const GAIN_BITS = 5;
const FIRST_SHAPES = 1 << 10;
const MOST_SHAPES = 1 << 18;

/**
 * What the lines that can still score have come to at the end of a game. A shape is such a set of lines: which of the last spaces each has vacant, and
 * which colours it lacks. Whatever was placed to get there, equal shapes are one, and where a placing leads from a shape is worked out once.
 */
export class LastLines {
  /** By shape: the points that can still be made, at most. */
  most = new Uint8Array(FIRST_SHAPES);
  /** By shape: the set of spaces that a line runs through. */
  spaces = new Uint16Array(FIRST_SHAPES);
  /** By shape: the set of colours that a line lacks. */
  lacked = new Uint8Array(FIRST_SHAPES);
  /** By shape: the most points that a counter makes at once, by colour, GAIN_BITS each. */
  best = new Int32Array(FIRST_SHAPES);
  /** By shape and placing (space * 4 + colour): the points it makes, and the shape after it, or -1 where nobody has asked yet. */
  gains = new Uint8Array(0);
  private after = new Int32Array(0);
  /** By shape and colour: the shape without the lines that lack it. */
  private bereft = new Int32Array(0);
  /** By shape: where its lines begin, one after the other. */
  private first = new Int32Array(FIRST_SHAPES + 1);
  private lines = new Int32Array(8 * FIRST_SHAPES);
  private readonly scratch = new Int32Array(64);
  /** Shapes by key: open addressing. */
  private slots = new Int32Array(4 * FIRST_SHAPES).fill(UNKNOWN);
  private low = new Int32Array(FIRST_SHAPES);
  private high = new Int32Array(FIRST_SHAPES);
  private count = 0;
  private stride = 0;
  /** The cells that the spaces stand for. */
  readonly cells: number[] = [];

  /** Begins with the lines of a position, and returns their shape. At most MOST_SPACES of its cells may be vacant. */
  read(position: CounterpointPosition): number {
    const { view } = position;
    const { through, lineCount } = position.grid;
    this.count = 0;
    this.slots.fill(UNKNOWN);
    this.cells.length = 0;
    const hopeful = [0, 1, 2].map((word) => hopefulLines(position, word));
    const spacesOf = new Map<number, number>();
    for (let i = 0; i < position.vacancies; i++) {
      const cell = view[VACANT_CELLS + i];
      if (hopeful.every((lines, word) => (lines & through[cell * LINE_WORDS + word]) === 0)) continue;
      const space = 1 << this.cells.length;
      this.cells.push(cell);
      for (const line of position.grid.linesAt[cell]) spacesOf.set(line, (spacesOf.get(line) ?? 0) | space);
    }
    this.stride = COLOURS * this.cells.length;
    this.gains = new Uint8Array(this.stride * this.most.length);
    this.after = new Int32Array(this.stride * this.most.length);
    this.bereft = new Int32Array(COLOURS * this.most.length);
    const many = new Map<number, number>();
    for (let line = 0; line < lineCount; line++) {
      if (((hopeful[line >> 5] >> (line & 31)) & 1) === 0) continue;
      let has = 0;
      for (let colour = 0; colour < COLOURS; colour++) {
        has |= ((view[CONTAINS + ((line >> 5) << 2) + colour] >> (line & 31)) & 1) << colour;
      }
      const kind = (spacesOf.get(line) ?? 0) | ((ALL_COLOURS & ~has) << LACKS);
      many.set(kind, (many.get(kind) ?? 0) + 1);
    }
    let length = 0;
    for (const [kind, lines] of many) this.scratch[length++] = kind | (lines << MANY);
    return this.shapeOf(length);
  }

  /** Whether there are so many shapes that no more can be told apart. */
  get full(): boolean {
    return this.count >= MOST_SHAPES;
  }

  /** The shape after a counter of this colour has been placed on a space. */
  place(shape: number, space: number, colour: number): number {
    const at = shape * this.stride + (space << 2) + colour;
    const known = this.after[at];
    return known === UNKNOWN ? this.findAfter(shape, space, colour, at) : known;
  }

  gain(shape: number, space: number, colour: number): number {
    return this.gains[shape * this.stride + (space << 2) + colour];
  }

  /** The shape when there is no counter of this colour left anywhere. */
  without(shape: number, colour: number): number {
    if (((this.lacked[shape] >> colour) & 1) === 0) return shape;
    const known = this.bereft[(shape << 2) + colour];
    if (known !== UNKNOWN) return known;
    let length = 0;
    const end = this.first[shape + 1];
    for (let i = this.first[shape]; i < end; i++) {
      const line = this.lines[i];
      if (((line >> (LACKS + colour)) & 1) === 0) this.scratch[length++] = line;
    }
    const found = this.shapeOf(length);
    this.bereft[(shape << 2) + colour] = found;
    return found;
  }

  private findAfter(shape: number, space: number, colour: number, at: number): number {
    const { scratch, lines } = this;
    const here = 1 << space;
    const wanted = 1 << (LACKS + colour);
    const end = this.first[shape + 1];
    let length = 0;
    for (let i = this.first[shape]; i < end; i++) {
      const line = lines[i];
      if ((line & here) === 0) scratch[length++] = line;
      // A colour that is there already ends the line; the last one it lacks scores it.
      else if ((line & wanted) !== 0 && (line & ALL_SPACES) !== here) scratch[length++] = line ^ here ^ wanted;
    }
    const found = this.shapeOf(length);
    this.after[at] = found;
    return found;
  }

  /** The shape of the lines in `scratch`. */
  private shapeOf(length: number): number {
    const { scratch } = this;
    let low = 0;
    let high = 0;
    for (let i = 0; i < length; i++) {
      const kind = scratch[i] & (KINDS - 1);
      const many = scratch[i] >> MANY;
      low = (low + Math.imul(LOW_KEYS[kind], many)) | 0;
      high = (high + Math.imul(HIGH_KEYS[kind], many)) | 0;
    }
    const mask = this.slots.length - 1;
    let slot = (low ^ (high >>> 7)) & mask;
    for (;;) {
      const shape = this.slots[slot];
      if (shape === UNKNOWN) break;
      if (this.low[shape] === low && this.high[shape] === high) return shape;
      slot = (slot + 1) & mask;
    }
    if (this.count === this.most.length) {
      this.grow();
      return this.shapeOf(length);
    }
    const shape = this.count++;
    this.slots[slot] = shape;
    this.low[shape] = low;
    this.high[shape] = high;
    this.describe(shape, length);
    return shape;
  }

  private describe(shape: number, length: number): void {
    const { scratch, stride, gains } = this;
    const first = this.first[shape];
    if (first + length > this.lines.length) this.lines = grown(this.lines, 2 * this.lines.length);
    let lacked = 0;
    let spaces = 0;
    let most = 0;
    gains.fill(0, shape * stride, (shape + 1) * stride);
    this.after.fill(UNKNOWN, shape * stride, (shape + 1) * stride);
    this.bereft.fill(UNKNOWN, shape << 2, (shape + 1) << 2);
    for (let i = 0; i < length; i++) {
      const line = scratch[i];
      this.lines[first + i] = line;
      const where = line & ALL_SPACES;
      const lacks = (line >> LACKS) & ALL_COLOURS;
      lacked |= lacks;
      spaces |= where;
      if ((where & (where - 1)) !== 0) most += line >> MANY;
      else gains[shape * stride + ((31 - Math.clz32(where)) << 2) + (31 - Math.clz32(lacks))] += line >> MANY;
    }
    this.first[shape + 1] = first + length;
    // Of the lines that wait for one counter on the same space, those that want the same colour can all score, others cannot.
    let best = 0;
    for (let at = shape * stride; at < (shape + 1) * stride; at += 4) {
      let here = 0;
      for (let colour = 0; colour < COLOURS; colour++) {
        const gain = gains[at + colour];
        if (gain > here) here = gain;
        const bits = GAIN_BITS * colour;
        if (gain > ((best >> bits) & 31)) best = (best & ~(31 << bits)) | (gain << bits);
      }
      most += here;
    }
    this.most[shape] = most;
    this.spaces[shape] = spaces;
    this.lacked[shape] = lacked;
    this.best[shape] = best;
  }

  private grow(): void {
    const size = 2 * this.most.length;
    this.most = grown(this.most, size);
    this.spaces = grown(this.spaces, size);
    this.lacked = grown(this.lacked, size);
    this.best = grown(this.best, size);
    this.low = grown(this.low, size);
    this.high = grown(this.high, size);
    this.first = grown(this.first, size + 1);
    this.gains = grown(this.gains, size * this.stride);
    this.after = grown(this.after, size * this.stride);
    this.bereft = grown(this.bereft, size * COLOURS);
    this.slots = new Int32Array(4 * size).fill(UNKNOWN);
    for (let shape = 0; shape < this.count; shape++) {
      let slot = (this.low[shape] ^ (this.high[shape] >>> 7)) & (this.slots.length - 1);
      while (this.slots[slot] !== UNKNOWN) slot = (slot + 1) & (this.slots.length - 1);
      this.slots[slot] = shape;
    }
  }
}

function grown<T extends Int32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(
  old: T,
  size: number,
): T {
  const made = new (old.constructor as new (size: number) => T)(size);
  made.set(old);
  return made;
}
