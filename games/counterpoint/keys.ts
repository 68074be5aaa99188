import { zobristKeys } from '@countertop/core';
import { COLOURS, EACH } from './colours.ts';
import { LINE_WORDS } from './grid.ts';
import { CELL_BITS } from './moves.ts';

/**
 * Which hash key belongs to what. Things of a kind are counted: the second blue counter in a reserve has a key
 * of its own beside the first one's, so one more or one less is always a single key in or out.
 */
const CELL = 0;
const RESERVE = CELL + (COLOURS.length << CELL_BITS);
const LOT = RESERVE + 4 * COLOURS.length * 4;
const POINT = LOT + COLOURS.length * EACH;
/** A line scores once at most. */
const MOST_POINTS = LINE_WORDS * 32;
const NODE = POINT + 4 * MOST_POINTS;

export const KEYS = zobristKeys('counterpoint', NODE + 32);

/** A counter on the board, by the placing that put it there. */
export const cellKey = (placing: number): number => CELL + placing;
/** The `nth` counter of a colour, from 1, in a seat's reserve. */
export const reserveKey = (seat: number, colour: number, nth: number): number =>
  RESERVE + (((seat << 2) | colour) << 2) + nth - 1;
/** The `nth` counter of a colour, from 1, that was drawn for the lots. */
export const lotKey = (colour: number, nth: number): number => LOT + colour * EACH + nth - 1;
/** The `nth` point of a seat, from 1. */
export const pointKey = (seat: number, nth: number): number => POINT + seat * MOST_POINTS + nth - 1;
/** Whose turn at what. */
export const nodeKey = (node: number): number => NODE + node;
