import type { BoardProps, Move } from '@countertop/core';
import { DONE, type PointsPosition } from '../rules/position.ts';
import type { Wall } from '../rules/walls.ts';

/** What is marked of what happened. */
export interface ToldMarks {
  /** The points that were put, oldest first. */
  readonly points: readonly Move[];
  /** As it was before all of it; undefined where nothing has happened. */
  readonly before: PointsPosition | undefined;
}

/** All since the player's own move; after that, the last move alone. */
export function toldOf({ since, last }: Pick<BoardProps<PointsPosition>, 'since' | 'last'>): ToldMarks {
  const all = since.length > 0 ? since : last === undefined ? [] : [last];
  return { points: all.map(({ move }) => move).filter((move) => move > DONE), before: all[0]?.before };
}

/** A wall that was closed, and how many points it took. */
export interface Taken {
  readonly wall: Wall;
  readonly count: number;
  /** The dot in the middle of the area. */
  readonly middle: Move;
}

/** Those of the walls that circle what they did not circle before. */
export function takenSince(
  position: PointsPosition,
  walls: readonly Wall[],
  before: PointsPosition | undefined,
): readonly Taken[] {
  if (before === undefined) return [];
  return walls.flatMap((wall) => {
    const fresh = wall.area.filter((cell) => before.circledBy(cell) !== wall.owner);
    if (fresh.length === 0) return [];
    const count = fresh.filter((cell) => position.ownerAt(cell) === 1 - wall.owner).length;
    return [{ wall, count, middle: middleOf(position, wall.area) }];
  });
}

function middleOf(position: PointsPosition, area: readonly Move[]): Move {
  const mean = (of: (cell: Move) => number) => area.reduce((sum, cell) => sum + of(cell), 0) / area.length;
  const column = mean((cell) => position.columnOf(cell));
  const row = mean((cell) => position.rowOf(cell));
  const away = (cell: Move) => Math.hypot(position.columnOf(cell) - column, position.rowOf(cell) - row);
  return area.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
}
