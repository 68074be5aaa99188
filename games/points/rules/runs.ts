/*
 * The eight neighbours of a dot, one bit each, counter-clockwise from east (bit 0): 1 where a live point of the mover
 * stands. Even bits share a side with the dot, odd ones a corner.
 *
 *   3 2 1
 *   4 . 0
 *   5 6 7
 */

/** The first bits of three dots that lie side by side, four of them read as one number. */
const THREE = 0x010101;
/** Brings those bits side by side, to bit 16 and on: the first dot's first, or last. */
const FORWARD = 0x10204;
const BACKWARD = 0x40201;

/**
 * Where live points of a seat stand round a dot. Bit 0 of a cell, shifted by the seat, says that one does (see field.ts).
 * Cells are read a row at a time: one by one they take three times as long.
 */
export function neighbourhood(cells: DataView, cell: number, stride: number, seat: number): number {
  const north = (cells.getInt32((cell + stride - 1) | 0, true) >> seat) & THREE;
  const middle = cells.getInt32((cell - 1) | 0, true) >> seat;
  const south = (cells.getInt32((cell - stride - 1) | 0, true) >> seat) & THREE;
  return (
    ((middle >> 16) & 1) |
    ((Math.imul(north, BACKWARD) >> 15) & 0x0e) |
    ((middle & 1) << 4) |
    ((Math.imul(south, FORWARD) >> 11) & 0xe0)
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

/**
 * Following a wall: by the neighbours that are part of it and the heading in which a point was come to (three bits), the
 * direction of the next one plus 8. It is looked for clockwise from the area's dot that shares a side with this point, the
 * area being at the left hand; the last of all neighbours is the one come from.
 */
const TURNS = Uint8Array.from({ length: 256 * 8 }, (_, index) => {
  const around = index >> 3;
  const heading = index & 7;
  let next = ((heading + 1) | 1) + 8;
  for (let looks = 0; looks < 8 && (around & (1 << (next & 7))) === 0; looks++) next--;
  return next;
});

/** The tables in one, to be taken apart by whoever is in a hurry. */
export const tables = { RUNS, TURNS };
