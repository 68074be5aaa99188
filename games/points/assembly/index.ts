/*
 * Random games of Points, whole ones at a time: a second reading of rules/dots.ts for whoever plays very many and takes nothing
 * back. There is no history here, no hash and no turn. What is law is rules/; test/rush.test.ts compares the two.
 */
import { beginWith, count0, count1, openEnd, stride } from './areas';
import { EIGHT, lookRound } from './around';
import { CELLS, cellAt, NEARBY, NEXT, OPEN, PLAYED, ROWS, STEPS, TURNS } from './memory';
import { put } from './points';

export { BEYOND, CELLS, FOREST, OPEN, OPEN_INDEX, PLAYED, RUNS, STEPS, TURNS } from './memory';

/** Brings the first bits of eight cells side by side. */
const SIDE_BY_SIDE: u64 = (0x01020408 << 32) | 0x10204080;

let width: i32 = 0;
let height: i32 = 0;
let size: i32 = 0;
// The state of the random numbers (see Random in core).
let low: i32 = 0;
let high: i32 = 0;

/** From here on fields have this size; their tables have been written. */
export function layOut(across: i32, up: i32): void {
  width = across;
  height = up;
  size = (up + 2) * (across + 1) + 1;
  for (let index = 0; index < 256 * 8; index++) {
    const next: i32 = load<u8>(index, TURNS);
    store<i32>(index << 2, (load<i32>((next & 7) << 2, STEPS) << 5) | next, NEXT);
  }
}

export function seed(first: i32, second: i32): void {
  low = first;
  high = second;
}

export function seedLow(): i32 {
  return low;
}

export function seedHigh(): i32 {
  return high;
}

export function score(seat: i32): i32 {
  return seat === 0 ? count0 : count1;
}

export function openDots(): i32 {
  return openEnd;
}

/**
 * Plays from the position that was written, `most` points at most: on empty dots within `radius` of points that are live now, each
 * once, or, with a negative radius, on any open dots to the end. Writes down where, and says how many points were put.
 */
export function play(turn: i32, dots: i32, first: i32, second: i32, radius: i32, most: i32): i32 {
  const anywhere = radius < 0;
  beginWith(width + 1, dots, anywhere, first, second);
  lookRound(stride, size);
  let mover = turn;
  let plies = 0;
  let left = anywhere ? 0 : findNearby(radius);
  while (openEnd > 0 && plies < most) {
    let cell: i32 = 0;
    if (anywhere) cell = load<i16>(below(openEnd) << 1, OPEN);
    else {
      if (left === 0) break;
      const at = below(left--);
      cell = load<i16>(at << 1, NEARBY);
      store<i16>(at << 1, load<i16>(left << 1, NEARBY), NEARBY);
      if (cellAt(cell) !== 0) continue;
    }
    store<i16>(plies++ << 1, cell, PLAYED);
    put(cell, mover);
    mover ^= 1;
  }
  return plies;
}

/** Empty dots near live points, a row of up to 64 dots at a time (see brain/nearby.ts); how many there are. */
function findNearby(radius: i32): i32 {
  const within: u64 = width < 64 ? ((<u64>1) << width) - 1 : <u64>-1;
  memory.fill(ROWS, 0, (height + 2 * radius) << 3);
  for (let row = 0, cell = stride + 1; row < height; row++, cell += stride) {
    let bits: u64 = 0;
    for (let column = 0; column < width; column += 8) {
      const cells = load<u64>(cell + column, CELLS);
      const live = (cells | (cells >> 1)) & EIGHT;
      bits |= ((live * SIDE_BY_SIDE) >> 56) << column;
    }
    // The last eight may reach beyond the rim, into the next row.
    bits &= within;
    for (let step = 0; step < radius; step++) bits |= (bits << 1) | (bits >> 1);
    // Row r of the field is r + radius here, so that rows beyond the rim need no check.
    store<u64>((row + radius) << 3, bits, ROWS);
  }
  let count = 0;
  for (let row = 0, cell = stride + 1; row < height; row++, cell += stride) {
    let bits: u64 = 0;
    for (let at = row; at <= row + 2 * radius; at++) bits |= load<u64>(at << 3, ROWS);
    for (bits &= within; bits !== 0; bits &= bits - 1) {
      const at = cell + <i32>ctz(bits);
      store<i16>(count << 1, at, NEARBY);
      count += cellAt(at) === 0 ? 1 : 0;
    }
  }
  return count;
}

/** A random number from 0 to count - 1, as Random in core has it. */
function below(count: i32): i32 {
  const mixed = high ^ low;
  const number: u32 = rotl<u32>(low * 0x9e3779bb, 5) * 5;
  low = rotl<i32>(low, 26) ^ mixed ^ (mixed << 9);
  high = rotl<i32>(mixed, 13);
  return <i32>((<u64>number * <u64>count) >> 32);
}
