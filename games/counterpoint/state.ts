import { COLOURS } from './colours.ts';
import { LINE_WORDS } from './grid.ts';
import { CELL_BITS } from './moves.ts';

/**
 * Where a position keeps what: all of it lies in one array of integers, so that a copy is one block copy and no
 * number is ever boxed. What is said to be counted or known follows from the rest and is kept for speed.
 */
const CELLS = 1 << CELL_BITS;
const SEATS = 4;

/** Stage and seat in one number: `stage * 4 + seat`. */
export const NODE = 0;
export const PLY = 1;
export const HASH_LOW = 2;
export const HASH_HIGH = 3;
/** Counters in the bag, by colour, and all together. */
export const BAG = 4;
export const BAG_SIZE = BAG + COLOURS.length;
/** Counters on the board, counted by colour; and the set of colours of which all are there. */
export const ON_BOARD = BAG_SIZE + 1;
export const EXHAUSTED = ON_BOARD + COLOURS.length;
/** Points, by seat. */
export const SCORE = EXHAUSTED + 1;
/** Counters in reserve: by seat and colour; counted by seat; and the set of colours that a seat has. */
export const RESERVE = SCORE + SEATS;
export const HELD = RESERVE + SEATS * COLOURS.length;
export const HELD_COLOURS = HELD + SEATS;
/** Set of the lines that can still score as far as the board goes: a space is vacant, and no colour is there twice. */
export const OPEN = HELD_COLOURS + SEATS;
/** Sets of the lines that contain a colour: word by word, in each word by colour. */
export const CONTAINS = OPEN + LINE_WORDS;
/** The colour on each cell, or VACANT, or NO_SPACE. */
export const BOARD = CONTAINS + LINE_WORDS * COLOURS.length;
/**
 * The vacant cells in no particular order, how many they are, and where in that list each cell is (or was last, which
 * is how undo puts it back there).
 */
export const VACANCIES = BOARD + CELLS;
export const VACANT_CELLS = VACANCIES + 1;
export const WHERE = VACANT_CELLS + CELLS;
export const STATE_SIZE = WHERE + CELLS;

export const VACANT = -1;
export const NO_SPACE = -2;

/** What is going on: the numbers are part of `NODE`. */
export const STAGE = { lots: 0, deal: 1, place: 2, draw: 3, over: 4 } as const;
export type Stage = (typeof STAGE)[keyof typeof STAGE];
