import { AROUND, CELLS, OF_SEAT } from './memory';

// A neighbour sees a point from the opposite side: the bits of three neighbours in a row, one byte each.
const NORTH: u32 = 0x204080;
const MIDDLE: u32 = 0x100001;
const SOUTH: u32 = 0x080402;
/** The first bits of eight cells that are read as one number. */
export const EIGHT: u64 = (0x01010101 << 32) | 0x01010101;

export function aroundAt(cell: i32, seat: i32): i32 {
  return load<u8>(cell + seat * OF_SEAT, AROUND);
}

/** A live point has come: its neighbours see it. */
export function appear(cell: i32, stride: i32, seat: i32): void {
  const at = cell + seat * OF_SEAT;
  store<u32>(at + stride, load<u32>(at + stride, AROUND - 1) | NORTH, AROUND - 1);
  store<u32>(at, load<u32>(at, AROUND - 1) | MIDDLE, AROUND - 1);
  store<u32>(at - stride, load<u32>(at - stride, AROUND - 1) | SOUTH, AROUND - 1);
}

/** It has fallen: they see it no more. */
export function vanish(cell: i32, stride: i32, seat: i32): void {
  const at = cell + seat * OF_SEAT;
  store<u32>(at + stride, load<u32>(at + stride, AROUND - 1) & ~NORTH, AROUND - 1);
  store<u32>(at, load<u32>(at, AROUND - 1) & ~MIDDLE, AROUND - 1);
  store<u32>(at - stride, load<u32>(at - stride, AROUND - 1) & ~SOUTH, AROUND - 1);
}

/** Looks round all cells of a field, eight at a time. */
export function lookRound(stride: i32, size: i32): void {
  for (let cell = stride; cell < size - stride; cell += 8) {
    let first: u64 = 0;
    let second: u64 = 0;
    let seen: u64;
    seen = load<u64>(cell, CELLS + 1);
    first |= seen & EIGHT;
    second |= (seen >> 1) & EIGHT;
    seen = load<u64>(cell + stride, CELLS + 1);
    first |= (seen & EIGHT) << 1;
    second |= ((seen >> 1) & EIGHT) << 1;
    seen = load<u64>(cell + stride, CELLS);
    first |= (seen & EIGHT) << 2;
    second |= ((seen >> 1) & EIGHT) << 2;
    seen = load<u64>(cell + stride, CELLS - 1);
    first |= (seen & EIGHT) << 3;
    second |= ((seen >> 1) & EIGHT) << 3;
    seen = load<u64>(cell, CELLS - 1);
    first |= (seen & EIGHT) << 4;
    second |= ((seen >> 1) & EIGHT) << 4;
    seen = load<u64>(cell - stride, CELLS - 1);
    first |= (seen & EIGHT) << 5;
    second |= ((seen >> 1) & EIGHT) << 5;
    seen = load<u64>(cell - stride, CELLS);
    first |= (seen & EIGHT) << 6;
    second |= ((seen >> 1) & EIGHT) << 6;
    seen = load<u64>(cell - stride, CELLS + 1);
    first |= (seen & EIGHT) << 7;
    second |= ((seen >> 1) & EIGHT) << 7;
    store<u64>(cell, first, AROUND);
    store<u64>(cell, second, AROUND + OF_SEAT);
  }
}
