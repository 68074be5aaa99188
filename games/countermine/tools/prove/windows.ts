import { CELLS, FIVE, LINE_OF, LINES, placeOf, SIZE } from '../../rules/lines.ts';

/**
 * A *window* is five neighbouring cells of a line. Where longer runs count as well, somebody has a run as soon as one window is all
 * theirs, and nothing but windows needs looking at.
 */
const WINDOW = (1 << FIVE) - 1;

/** By line * 12 + place: the cell, or -1 where the board has none. */
export const CELL_AT = new Int16Array(LINES * SIZE).fill(-1);
for (let cell = 0; cell < CELLS; cell++) {
  for (let direction = 0; direction < 4; direction++) {
    CELL_AT[LINE_OF[cell * 4 + direction] * SIZE + placeOf(cell, direction)] = cell;
  }
}

/** How many bits are set in five. */
export const COUNT = Uint8Array.from({ length: WINDOW + 1 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
});
