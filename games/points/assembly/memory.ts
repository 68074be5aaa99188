/*
 * Where everything lies. AssemblyScript: `load` and `store` read and write memory, at an address and a constant offset; an
 * address is never negative. The words are those of rules/field.ts, rules/cells.ts and rules/dots.ts.
 */

/** Room for the cells of the largest field, padding included, and for what is read past their end. */
const MOST: u32 = 4352;

// Tables that never change, and those of a field: written by rules/rush.ts.
export const RUNS: u32 = 0x400;
export const TURNS: u32 = RUNS + 4 * 256;
export const STEPS: u32 = TURNS + 256 * 8;
export const BEYOND: u32 = STEPS + 4 * 24;
/** TURNS, each with the step that it leads to. */
export const NEXT: u32 = BEYOND + MOST;

// A position.
export const CELLS: u32 = NEXT + 4 * 256 * 8;
export const FOREST: u32 = CELLS + MOST;
export const OPEN: u32 = FOREST + 2 * MOST;
export const OPEN_INDEX: u32 = OPEN + 2 * MOST;
/** Of each seat, on which neighbours of a cell its live points stand (see rules/runs.ts). */
export const AROUND: u32 = OPEN_INDEX + 2 * MOST;
export const OF_SEAT: i32 = MOST;

// What nobody needs between two calls.
export const AREA: u32 = AROUND + 2 * MOST;
export const WALL: u32 = AREA + 2 * MOST;
export const SEEN: u32 = WALL + 8 * MOST;
export const WALKS: u32 = SEEN + 4 * MOST;
export const ROWS: u32 = WALKS + 64;
/** The cells near live points, and what was played on them, in turn. */
export const NEARBY: u32 = ROWS + 8 * 80;
export const PLAYED: u32 = NEARBY + 2 * MOST;

// What a cell can be (see rules/field.ts).
export const LIVE: i32 = 1;
export const FREE: i32 = 4;
export const CIRCLED: i32 = 16;
export const DEAD: i32 = 64;
export const NOT_OPEN: i32 = 0xf3;

export function cellAt(cell: i32): i32 {
  return load<u8>(cell, CELLS);
}

export function setCell(cell: i32, value: i32): void {
  store<u8>(cell, value, CELLS);
}

export function stepTo(direction: i32): i32 {
  return load<i32>(direction << 2, STEPS);
}

/** The steps to the four cells that share a side: east, west, north, south. */
export function stepBeside(side: i32): i32 {
  return stepTo(((side & 1) << 2) | (side & 2));
}

export function areaAt(index: i32): i32 {
  return load<i16>(index << 1, AREA);
}

export function setArea(index: i32, cell: i32): void {
  store<i16>(index << 1, cell, AREA);
}

export function seenAt(cell: i32): i32 {
  return load<i32>(cell << 2, SEEN);
}

export function setSeen(cell: i32, round: i32): void {
  store<i32>(cell << 2, round, SEEN);
}
