/** Sets of lines are bit sets of this many 32-bit words: no board that is allowed has more than 96 lines. */
export const LINE_WORDS = 3;

/**
 * The spaces of a board and its lines of four. Cells are numbered along the rows from `a1`; a corner that is taken away
 * keeps its number, so that neighbours are the same distance apart everywhere.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly corners: boolean;
  /** How many numbers cells have: width times height. */
  readonly cells: number;
  /** The cells that exist, ascending. */
  readonly spaces: Uint8Array<ArrayBuffer>;
  readonly lineCount: number;
  /** The four cells of line `i` stand from `4 * i` on. */
  readonly lines: Uint8Array<ArrayBuffer>;
  /** The lines that run through each cell. */
  readonly linesAt: readonly Uint8Array<ArrayBuffer>[];
  /** The same as bit sets: `LINE_WORDS` words a cell; line `i` is bit `i & 31` of word `i >> 5`. */
  readonly through: Int32Array<ArrayBuffer>;
}

const known = new Map<string, Grid>();

export function gridOf(width: number, height: number, corners: boolean): Grid {
  const name = `${width} ${height} ${corners}`;
  let grid = known.get(name);
  if (grid === undefined) {
    grid = makeGrid(width, height, corners);
    known.set(name, grid);
  }
  return grid;
}

/** Spaces of a board, which must not be more than there are counters. */
export function countSpaces(width: number, height: number, corners: boolean): number {
  return width * height - (corners ? 0 : 4);
}

export function isCorner(
  { width, height }: { readonly width: number; readonly height: number },
  column: number,
  row: number,
): boolean {
  return (column === 0 || column === width - 1) && (row === 0 || row === height - 1);
}

function makeGrid(width: number, height: number, corners: boolean): Grid {
  const cells = width * height;
  const exists = (column: number, row: number): boolean => {
    if (column < 0 || column >= width || row < 0 || row >= height) return false;
    return corners || !isCorner({ width, height }, column, row);
  };
  const spaces: number[] = [];
  const lines: number[] = [];
  const linesAt: number[][] = Array.from({ length: cells }, () => []);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (exists(column, row)) spaces.push(row * width + column);
      // Along the row, the column, and both diagonals, each line once, from its end that is met first.
      for (const [right, up] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ]) {
        const steps = [0, 1, 2, 3];
        if (!steps.every((step) => exists(column + step * right, row + step * up))) continue;
        const line = lines.length / 4;
        for (const step of steps) {
          const cell = (row + step * up) * width + column + step * right;
          lines.push(cell);
          linesAt[cell].push(line);
        }
      }
    }
  }
  const through = new Int32Array(cells * LINE_WORDS);
  for (const [cell, its] of linesAt.entries()) {
    for (const line of its) through[cell * LINE_WORDS + (line >> 5)] |= 1 << (line & 31);
  }
  return {
    width,
    height,
    corners,
    cells,
    spaces: Uint8Array.from(spaces),
    lineCount: lines.length / 4,
    lines: Uint8Array.from(lines),
    linesAt: linesAt.map((each) => Uint8Array.from(each)),
    through,
  };
}
