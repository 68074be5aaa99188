/*
 * The eight neighbours of a dot, one bit each, counter-clockwise from east (bit 0): 1 where a live point of the mover
 * stands. Even bits share a side with the dot, odd ones a corner.
 *
 *   3 2 1
 *   4 . 0
 *   5 6 7
 */

/** Where live points of a seat stand round a dot. Bit 0 of a cell, shifted by the seat, says that one does (see field.ts). */
export function neighbourhood(cells: ArrayLike<number>, cell: number, stride: number, seat: number): number {
  return (
    ((cells[cell + 1] >> seat) & 1) |
    (((cells[cell + stride + 1] >> seat) & 1) << 1) |
    (((cells[cell + stride] >> seat) & 1) << 2) |
    (((cells[cell + stride - 1] >> seat) & 1) << 3) |
    (((cells[cell - 1] >> seat) & 1) << 4) |
    (((cells[cell - stride - 1] >> seat) & 1) << 5) |
    (((cells[cell - stride] >> seat) & 1) << 6) |
    (((cells[cell - stride + 1] >> seat) & 1) << 7)
  );
}

/**
 * By neighbourhood: in how many runs the mover's points stand round the dot as seen from there (bits 0-2), and of each
 * run the last direction, counter-clockwise (three bits each from bit 3 on). Two runs are apart when both ways round
 * lead over a neighbour that shares a side with the dot and is not the mover's: only then can a new point close a wall
 * between them. A dot with the mover's points on all four sides has one run without an end; any of its directions
 * is given.
 */
export const RUNS = Int32Array.from({ length: 256 }, (_, around) => runsOf(around));

function runsOf(around: number): number {
  if (around === 0) return 0;
  const own = (direction: number) => (around & (1 << (direction & 7))) !== 0;
  let count = 0;
  let code = 0;
  for (let direction = 0; direction < 8; direction++) {
    if (!own(direction) || own(direction + 1)) continue;
    // From a side to the next one only the corner lies between, and past a corner the walls still touch.
    if ((direction & 1) === 0 && own(direction + 2)) continue;
    code |= direction << (3 + 3 * count++);
  }
  if (count > 0) return count | code;
  let any = 0;
  while (!own(any)) any++;
  return 1 | (any << 3);
}
