import { downTriangle, type Move, type Polyiamond, upTriangle } from '@countertop/core';
import { ORIENTATIONS } from './tiles.ts';

/**
 * A move is a placement: an orientation and its shift, packed into one number. 24 tiles of at most four columns or
 * rows, each beside another, never come further than 96 from the first, so a byte is enough for each coordinate.
 */
export const REACH = 127;

export function placementOf(orientation: number, x: number, y: number): Move {
  return (orientation << 16) | ((x + 128) << 8) | (y + 128);
}

export function orientationOf(move: Move): number {
  return move >> 16;
}

export function shiftX(move: Move): number {
  return ((move >> 8) & 255) - 128;
}

export function shiftY(move: Move): number {
  return (move & 255) - 128;
}

/** The tile's id, by orientation. */
const TILE = Uint8Array.from(ORIENTATIONS, ({ tile }) => tile);

export function tileOf(move: Move): number {
  return TILE[move >> 16];
}

/** The six cells that a placement covers. */
export function cellsOf(move: Move): Polyiamond {
  const x = shiftX(move);
  const y = shiftY(move);
  return ORIENTATIONS[orientationOf(move)].cells.map((cell) =>
    cell.down ? downTriangle(cell.x + x, cell.y + y) : upTriangle(cell.x + x, cell.y + y),
  );
}

/** By orientation: its cells in a block of 4x4 rhombi. Bit `16 * down + 4 * y + x` stands for a cell. */
export const BLOCKS = Int32Array.from(ORIENTATIONS, ({ cells }) =>
  cells.reduce((block, { x, y, down }) => block | (1 << ((down ? 16 : 0) + 4 * y + x)), 0),
);

/** Whether a placement covers a cell. */
export function covers(move: Move, x: number, y: number, down: number): boolean {
  const dx = x - shiftX(move);
  const dy = y - shiftY(move);
  return dx >= 0 && dx < 4 && dy >= 0 && dy < 4 && ((BLOCKS[move >> 16] >>> (16 * down + 4 * dy + dx)) & 1) === 1;
}
