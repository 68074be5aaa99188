import type { Move } from '@countertop/core';
import type { Symmetry } from '@countertop/search';
import { DONE, type PointsPosition } from '../rules/position.ts';

type Turn = (column: number, row: number) => readonly [column: number, row: number];

/** The ways to turn and mirror the field that leave every point, and the middle part, where it is. */
export function symmetriesOf(position: PointsPosition): readonly Symmetry[] {
  const { width, height } = position;
  const [right, top] = [width - 1, height - 1];
  const turns: Turn[] = [(x, y) => [right - x, y], (x, y) => [x, top - y], (x, y) => [right - x, top - y]];
  const diagonals: Turn[] = [
    (x, y) => [y, x],
    (x, y) => [right - y, x],
    (x, y) => [y, top - x],
    (x, y) => [right - y, top - x],
  ];
  return [...turns, ...(width === height ? diagonals : [])]
    .map(
      (turn) => (move: Move) =>
        move <= DONE ? move : position.cellAt(...turn(position.columnOf(move), position.rowOf(move))),
    )
    .filter((symmetry) => leaves(position, symmetry));
}

function leaves(position: PointsPosition, symmetry: Symmetry): boolean {
  const { width, height, field } = position;
  const middle = field.middle === undefined ? undefined : new Set(field.middle);
  for (let column = 0; column < width; column++) {
    for (let row = 0; row < height; row++) {
      const cell = position.cellAt(column, row);
      const to = symmetry(cell);
      if (position.ownerAt(cell) !== position.ownerAt(to) || position.circledBy(cell) !== position.circledBy(to))
        return false;
      if (middle?.has(cell) !== middle?.has(to)) return false;
    }
  }
  return true;
}
