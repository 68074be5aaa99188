/**
 * The 70 lines of the board and the runs on them.
 *
 * Cells are numbered row by row from a1: cell = row * 12 + column. A line is a 12-bit mask whose bit is the cell's
 * *place* on it: its column, or on a column its row. So every run is a run of neighbouring bits, on diagonals too.
 *
 *   rows 0-11 · columns 12-23 · rising diagonals 24-46 (by column - row) · falling diagonals 47-69 (by column + row)
 */

export const SIZE = 12;
export const CELLS = SIZE * SIZE;
export const LINES = 70;
/** The length from which a run scores (R3). */
export const FIVE = 5;

export const FIRST_COLUMN = 12;
/** The rising diagonal through a1. */
export const MAIN_RISING = 35;
export const FIRST_FALLING = 47;

/** Along the row, the column, rising to the right, falling to the right: as the notation writes them. */
export const DIRECTIONS: readonly string[] = ['-', '|', '/', '\\'];
/** From a cell to the next place of its line, by direction. */
export const STEP: readonly number[] = [1, SIZE, SIZE + 1, 1 - SIZE];

export const ROW_OF = Uint8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / SIZE));
export const COLUMN_OF = Uint8Array.from({ length: CELLS }, (_, cell) => cell % SIZE);

/** The line through a cell, by cell * 4 + direction. */
export const LINE_OF = Uint8Array.from({ length: CELLS * 4 }, (_, index) => {
  const row = ROW_OF[index >> 2];
  const column = COLUMN_OF[index >> 2];
  return [row, FIRST_COLUMN + column, MAIN_RISING + column - row, FIRST_FALLING + column + row][index & 3];
});

export function placeOf(cell: number, direction: number): number {
  return direction === 1 ? ROW_OF[cell] : COLUMN_OF[cell];
}

/** How many cubes stand without a gap just below a place of a line. */
export function cubesBelow(mask: number, place: number): number {
  return place - 32 + Math.clz32(~mask & ((1 << place) - 1));
}

/** How many cubes stand without a gap just above a place of a line. */
export function cubesAbove(mask: number, place: number): number {
  // Beyond bit 11 a mask is empty, so there always is a gap, and its lowest bit tells how far away it is.
  const gaps = ~mask >> (place + 1);
  return 31 - Math.clz32(gaps & -gaps);
}

/**
 * R3: the length of the run that a cube at `place` creates, or 0 where it creates none: too short, or only the
 * extension of a run that was there on one side. Whether the cube's own bit is set does not matter.
 */
export function createdRun(mask: number, place: number): number {
  const below = cubesBelow(mask, place);
  const above = cubesAbove(mask, place);
  const length = below + 1 + above;
  return length >= FIVE && below < FIVE && above < FIVE ? length : 0;
}

/**
 * A run of exactly five as a number: its direction and its first cell (the one at the lowest place).
 * It is also how a position remembers what a bonus action may name.
 */
export type Five = number;
export const FIVES = 4 * CELLS;

export function fiveAt(direction: number, first: number): Five {
  return direction * CELLS + first;
}

export function directionOf(five: Five): number {
  return (five / CELLS) | 0;
}

/** The cell of a five, `index` from 0 to 4. */
export function cellOfFive(five: Five, index: number): number {
  return (five % CELLS) + index * STEP[directionOf(five)];
}

export function cellsOfFive(five: Five): number[] {
  return Array.from({ length: FIVE }, (_, index) => cellOfFive(five, index));
}

export function holdsCell(five: Five, cell: number): boolean {
  for (let index = 0; index < FIVE; index++) if (cellOfFive(five, index) === cell) return true;
  return false;
}
