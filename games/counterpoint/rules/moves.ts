import type { Move } from '@countertop/core';

/**
 * Moves as integers. Placings come first: the colour above six bits of cell; then the four draws, then the four lots.
 * The colour of a draw or a lot is its lowest two bits.
 */
const CELL_BITS = 6;
const FIRST_DRAW = 4 << CELL_BITS;
const FIRST_LOT = FIRST_DRAW + 4;

export type MoveKind = 'place' | 'draw' | 'lot';

export function placing(colour: number, cell: number): Move {
  return (colour << CELL_BITS) | cell;
}

export function drawing(colour: number): Move {
  return FIRST_DRAW + colour;
}

export function drawingLot(colour: number): Move {
  return FIRST_LOT + colour;
}

export function kindOf(move: Move): MoveKind {
  return move < FIRST_DRAW ? 'place' : move < FIRST_LOT ? 'draw' : 'lot';
}

export function colourOf(move: Move): number {
  return move < FIRST_DRAW ? move >> CELL_BITS : move & 3;
}

/** The cell of a placing. */
export function cellOfMove(move: Move): number {
  return move & ((1 << CELL_BITS) - 1);
}
