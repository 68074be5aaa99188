import type { Move } from '@countertop/core';
import { CELLS } from './lines.ts';

/** Moves: placing a cube is the number of its cell; strikes (bonus actions) follow, by direction; last comes the swap. */
export const SWAP: Move = 5 * CELLS;

export function strikeMove(cell: number, direction: number): Move {
  return (1 + direction) * CELLS + cell;
}

export function isPlacing(move: Move): boolean {
  return move < CELLS;
}

export function isStrike(move: Move): boolean {
  return move >= CELLS && move < SWAP;
}

/** The cell of a placing or a strike. */
export function cellOfMove(move: Move): number {
  return move % CELLS;
}

/** The direction of the run that a strike names. */
export function directionOfStrike(move: Move): number {
  return ((move / CELLS) | 0) - 1;
}
