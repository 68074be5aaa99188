import { type Keys, zobristKeys } from '@countertop/core';
import type { PointsOptions } from '../game.ts';

/*
 * The field is one-dimensional, with a column of padding that the rows share and a row of it at both ends. Rows are
 * counted upward, so north is a higher number (here 3 wide, 2 high):
 *
 *   12 13 14 15
 *    8  9 10 11     8, 12: padding
 *    4  5  6  7     5 is a1, 7 is c1, 11 is c2
 *    0  1  2  3
 */

// What a dot can be, one bit each; a dot without any is empty. A circled dot is never live.
/** A live point of seat 0; shifted left once, of seat 1. The other bits come in pairs of the same kind. */
export const LIVE = 1;
/** An empty dot in a free area of seat 0, 1: whoever else enters is circled. */
export const FREE = 4;
/** Circled by seat 0, 1. */
export const CIRCLED = 16;
/** A point of seat 0, 1 that stands on a circled dot. */
const DEAD = 64;
/** Beyond the rim: what no dot can be. */
export const PADDING = DEAD | (DEAD << 1);
/** Leaves nothing of a dot on which a point can be put. */
export const NOT_OPEN = 255 & ~(FREE | (FREE << 1));

/** The same in one, to be taken apart by whoever is in a hurry. */
export const marks = { LIVE, FREE, CIRCLED, DEAD, PADDING, NOT_OPEN };

/** The part of the field that the first points go into; columns and rows from 0, both ends included. */
export interface Middle {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** What all positions with the same options share; it never changes. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  /** Cells, padding included. */
  readonly size: number;
  /** Steps to the eight neighbours, counter-clockwise from east, three times over: directions need no wrapping. */
  readonly steps: Int32Array<ArrayBuffer>;
  /** Those to the four that share a side, in the order in which areas are filled. */
  readonly sides: Int32Array<ArrayBuffer>;
  /** The empty field. */
  readonly blank: Uint8Array<ArrayBuffer>;
  /** Which of the eight neighbours of a dot lie beyond the rim, one bit each (see runs.ts). */
  readonly beyond: Uint8Array<ArrayBuffer>;
  /** All dots, row by row from `a1`. */
  readonly dots: Int16Array<ArrayBuffer>;
  /** The dots of the middle part; undefined where the first point may go anywhere. */
  readonly middle: Int16Array<ArrayBuffer> | undefined;
  readonly middleEdges: Middle | undefined;
  /** The points that stand there at the beginning: the seat, then the cell. */
  readonly cross: readonly (readonly [seat: number, cell: number])[];
  readonly grounding: boolean;
  /** R6: who plays on alone after a `stop` may do so for as long as they like. */
  readonly unhurried: boolean;
  /** Two a cell for its live point, two for who circled it, two for its dead point; then those of `sideKey`. */
  readonly keys: Keys;
  /** The same, low and high in turn. */
  readonly codes: Int32Array<ArrayBuffer>;
}

const fields = new Map<string, Field>();

export function fieldOf(options: PointsOptions): Field {
  const { width, height, centreWidth, centreHeight, start, stop } = options;
  const key = `${width} ${height} ${centreWidth} ${centreHeight} ${start} ${stop}`;
  let field = fields.get(key);
  if (field === undefined) {
    field = layOut(options);
    fields.set(key, field);
  }
  return field;
}

export function cellAt(field: Field, column: number, row: number): number {
  return (row + 1) * field.stride + column + 1;
}

export function columnOf(field: Field, cell: number): number {
  return (cell % field.stride) - 1;
}

export function rowOf(field: Field, cell: number): number {
  return Math.floor(cell / field.stride) - 1;
}

/** Keys of what is not on the field: who is to move, the phase, and how many opening goes are left. */
const SIDE_KEYS = 18;

function layOut({ width, height, centreWidth, centreHeight, start, stop }: PointsOptions): Field {
  const stride = width + 1;
  const size = (height + 2) * stride + 1;
  const around = [1, stride + 1, stride, stride - 1, -1, -stride - 1, -stride, -stride + 1];
  const blank = new Uint8Array(size).fill(PADDING);
  const dots = new Int16Array(width * height);
  for (let row = 0, n = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const cell = (row + 1) * stride + column + 1;
      dots[n++] = cell;
      blank[cell] = 0;
    }
  }
  const beyond = new Uint8Array(size);
  for (const cell of dots) {
    for (let direction = 0; direction < 8; direction++) {
      if (blank[cell + around[direction]] === PADDING) beyond[cell] |= 1 << direction;
    }
  }
  const keys = zobristKeys(`points ${width}x${height}`, size * 6 + SIDE_KEYS);
  const crossed = start === 'cross';
  const edges = crossed ? undefined : middleEdges(width, height, centreWidth, centreHeight);
  return {
    width,
    height,
    stride,
    size,
    steps: Int32Array.from([...around, ...around, ...around]),
    sides: Int32Array.of(1, -1, stride, -stride),
    blank,
    beyond,
    dots,
    middle: edges && dots.filter((cell) => inside(edges, (cell % stride) - 1, Math.floor(cell / stride) - 1)),
    middleEdges: edges,
    cross: crossed ? crossPoints(width, height, stride) : [],
    grounding: stop === 'ground',
    unhurried: stop === 'unhurried',
    keys,
    codes: Int32Array.from({ length: 2 * keys.low.length }, (_, i) => (i % 2 === 0 ? keys.low : keys.high)[i >> 1]),
  };
}

/** The odd dot left over goes to the right and to the top. */
function middleEdges(width: number, height: number, across: number, up: number): Middle | undefined {
  if (across === 0 || up === 0) return undefined;
  const left = Math.floor((width - across) / 2);
  const bottom = Math.floor((height - up) / 2);
  return { left, right: left + across - 1, bottom, top: bottom + up - 1 };
}

function inside({ left, right, bottom, top }: Middle, column: number, row: number): boolean {
  return column >= left && column <= right && row >= bottom && row <= top;
}

function crossPoints(width: number, height: number, stride: number): [seat: number, cell: number][] {
  // The lower left one of the four, from 1 as cells are; the padding row and column make that the offset from 0.
  const corner = Math.floor(height / 2) * stride + Math.ceil(width / 2);
  return [
    [0, corner + stride],
    [0, corner + 1],
    [1, corner],
    [1, corner + stride + 1],
  ];
}
