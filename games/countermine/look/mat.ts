import { COLUMN_OF, ROW_OF, type Run, SIZE } from '../index.ts';

/** Cells are 10 units, so the mat is 120; its upper left corner is at (0, 0). */
export const MAT = 10 * SIZE;

export const xOf = (cell: number): number => COLUMN_OF[cell] * 10;
export const yOf = (cell: number): number => (SIZE - 1 - ROW_OF[cell]) * 10;

/** From the middle of a row's first cell to that of its last. */
export function through({ cells }: Run): { x1: number; y1: number; x2: number; y2: number } {
  const first = cells[0];
  const final = cells[cells.length - 1];
  return { x1: xOf(first) + 5, y1: yOf(first) + 5, x2: xOf(final) + 5, y2: yOf(final) + 5 };
}

/** The drawing, square in any case: the mat and round it an edge, wider where lines are named. */
export interface Drawing {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const EDGE = 2.5;
const NAMES = 8;

export function drawingOf(named: boolean): Drawing {
  const side = named ? NAMES : EDGE;
  return { left: -side, top: -EDGE, size: MAT + EDGE + side };
}
