import { FIRST_HALF, HALVES, SECOND_HALF } from './halves.ts';
import { ORIENTATIONS, TILES } from './tiles.ts';

/*
 * A plane is a set of cells as words of bits: a word a row and kind of cell, first the rows of the cells that point up,
 * then those of the cells that point down. Bit i of a row stands for the i-th column of a window; what the window looks at
 * is the affair of its owner (see survey.ts and running-survey.ts).
 */
/** A stack is at most 24 * 4 rows high; level 1 looks five further on both sides. */
export const ROWS = 128;
export const PLANE = 2 * ROWS;
/** A tile of four columns beside the stack, and that tile's neighbours. */
export const MARGIN = 5;
/** The shifts for which a window answers: their tiles end at bit 30 at the latest, so that neighbours have a column at either side. */
export const ANSWERS = 0x0ffffffe;

export const WIDTH = Uint8Array.from(ORIENTATIONS, ({ cells }) => 1 + Math.max(...cells.map(({ x }) => x)));
export const HEIGHT = Uint8Array.from(ORIENTATIONS, ({ cells }) => 1 + Math.max(...cells.map(({ y }) => y)));
/** By tile, and behind the last: where its orientations begin. */
export const FIRST_ORIENTATION = Uint8Array.from([
  ...TILES.map((tile) => tile.orientations[0].id),
  ORIENTATIONS.length,
]);

/** By orientation: its halves, where their rows begin among those of all tetriamonds, and their columns. */
export const FIRST = FIRST_HALF.half;
export const SECOND = SECOND_HALF.half;
export const FIRST_COLUMN = FIRST_HALF.x;
export const SECOND_COLUMN = SECOND_HALF.x;
export const FIRST_ROW = Int32Array.from(ORIENTATIONS, ({ id }) => FIRST_HALF.half[id] * ROWS + FIRST_HALF.y[id]);
export const SECOND_ROW = Int32Array.from(ORIENTATIONS, ({ id }) => SECOND_HALF.half[id] * ROWS + SECOND_HALF.y[id]);

const HALF_COUNT = HALVES.length;
const HALF_HEIGHT = Uint8Array.from(HALVES, (cells) => 1 + Math.max(...cells.map(({ y }) => y)));
/** Four entries a tetriamond: where its cells' rows begin in a plane, and by how many columns they are shifted. */
const HALF_ROW = Int32Array.from(HALVES.flatMap((cells) => cells.map(({ y, down }) => (down ? ROWS : 0) + y)));
const HALF_COLUMN = Uint8Array.from(HALVES.flatMap((cells) => cells.map(({ x }) => x)));

/**
 * Where the tetriamonds fit into a plane, from row `low` to row `high`: ROWS words for each of them go to `halves`, and
 * whether it fits anywhere to `seen`.
 */
export function layHalves(plane: Int32Array, halves: Int32Array, seen: Int32Array, low: number, high: number): void {
  for (let half = 0; half < HALF_COUNT; half++) {
    const cell = 4 * half;
    const row0 = HALF_ROW[cell];
    const row1 = HALF_ROW[cell + 1];
    const row2 = HALF_ROW[cell + 2];
    const row3 = HALF_ROW[cell + 3];
    const by0 = HALF_COLUMN[cell];
    const by1 = HALF_COLUMN[cell + 1];
    const by2 = HALF_COLUMN[cell + 2];
    const by3 = HALF_COLUMN[cell + 3];
    const last = high - HALF_HEIGHT[half] + 1;
    const start = half * ROWS;
    let some = 0;
    for (let row = low; row <= last; row++) {
      const fits =
        (plane[row0 + row] >>> by0) &
        (plane[row1 + row] >>> by1) &
        (plane[row2 + row] >>> by2) &
        (plane[row3 + row] >>> by3);
      halves[start + row] = fits;
      some |= fits;
    }
    seen[half] = some;
  }
}
