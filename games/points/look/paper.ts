import { columnName, type Move } from '@countertop/core';
import { cellAt, columnOf, type Field, rowOf } from '../rules/field.ts';
import { type Pane, type Size, wholeScale } from './view.ts';

/** A line of the sheet: where it is drawn, and what it is called. */
export interface Line {
  readonly at: number;
  readonly name: string;
}

/**
 * How the sheet lies before the player: as it is, a1 at the lower left, or turned by a quarter to the right, a1 at the
 * upper left and the columns as lines across. Its unit is the step from dot to dot; x runs to the right, y downward.
 */
export interface Paper extends Size {
  readonly field: Field;
  readonly turned: boolean;
  x(cell: Move): number;
  y(cell: Move): number;
  /** The dot that is drawn there. */
  cellAt(x: number, y: number): Move;
  /** What is named below the sheet and at its left, in the order of notation. */
  readonly below: readonly Line[];
  readonly beside: readonly Line[];
}

const papers = new WeakMap<Field, { flat: Paper; turned: Paper }>();

/** Always the same object for the same field: what depends on it alone is not drawn again after a move. */
export function paperOf(field: Field, turned: boolean): Paper {
  let both = papers.get(field);
  if (both === undefined) {
    both = { flat: lay(field, false), turned: lay(field, true) };
    papers.set(field, both);
  }
  return turned ? both.turned : both.flat;
}

/** Dots this far apart are large enough: no sheet is turned for more. */
const LARGE = 30;
/** Turning pays when dots get larger by this much. */
const WORTH = 1.06;

/** Whether dots get larger when the sheet stands upright. */
export function turnsIn(field: Field, pane: Pane): boolean {
  const flat = wholeScale(field, pane);
  return flat < LARGE && wholeScale({ width: field.height, height: field.width }, pane) > flat * WORTH;
}

function lay(field: Field, turned: boolean): Paper {
  const { width, height } = field;
  const columns = Array.from({ length: width }, (_, i) => ({ at: i, name: columnName(i) }));
  const rows = Array.from({ length: height }, (_, i) => ({ at: turned ? i : height - 1 - i, name: `${i + 1}` }));
  return turned
    ? {
        field,
        turned,
        width: height,
        height: width,
        x: (cell) => rowOf(field, cell),
        y: (cell) => columnOf(field, cell),
        cellAt: (x, y) => cellAt(field, y, x),
        below: rows,
        beside: columns,
      }
    : {
        field,
        turned,
        width,
        height,
        x: (cell) => columnOf(field, cell),
        y: (cell) => height - 1 - rowOf(field, cell),
        cellAt: (x, y) => cellAt(field, x, height - 1 - y),
        below: columns,
        beside: rows,
      };
}
