const COLOURS = 4;
const SEATS = 4;
const WORDS = 3;
/** The largest board is 52 cells with its corners gone. */
const CELLS = 52;

/**
 * Where a position keeps what it has by seat, line or cell: in one array of integers, so that a copy is one block copy and no number
 * is ever boxed. Heaps of counters are explained in heap.ts, sets of lines in grid.ts.
 */
const RESERVE = 0;
const SCORE = RESERVE + SEATS;
const OPEN = SCORE + SEATS;
const CONTAINS = OPEN + WORDS;
const BOARD = CONTAINS + WORDS * COLOURS;
const VACANT_CELLS = BOARD + CELLS;
const WHERE = VACANT_CELLS + CELLS;
const SIZE = WHERE + CELLS;

export const LAYOUT = {
  /** Heaps in reserve, by seat: they come first, so that the seat is where it lies. */
  RESERVE,
  /** Points, by seat. */
  SCORE,
  /** Set of the lines that can still score as far as the board goes: a space is vacant, and no colour is there twice. */
  OPEN,
  /** Sets of the lines that contain a colour: word by word, in each word by colour. */
  CONTAINS,
  /** The colour on each cell, or VACANT, or NO_SPACE. */
  BOARD,
  /** Which cells are vacant, in no particular order; and where in that list each cell is, or was last. */
  VACANT_CELLS,
  WHERE,
  SIZE,
} as const;

export const VACANT = -1;
export const NO_SPACE = -2;

/** What is going on: the numbers are part of a position's `node`. */
export const STAGE = { lots: 0, deal: 1, place: 2, draw: 3, over: 4 } as const;
export type Stage = (typeof STAGE)[keyof typeof STAGE];
