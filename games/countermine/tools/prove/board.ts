import { CELLS, COLUMN_OF, FIVE, ROW_OF, SIZE, STEP } from '../../rules/lines.ts';

/** A set of cells, a bit a cell. */
export type Cells = bigint;

export const ATTACKER = 0;
export const DEFENDER = 1;

export function only(cell: number): Cells {
  return 1n << BigInt(cell);
}

export function cellsOf(set: Cells): number[] {
  const cells: number[] = [];
  for (let cell = 0, rest = set; rest !== 0n; cell++, rest >>= 1n) if (rest & 1n) cells.push(cell);
  return cells;
}

/** All that can become a run of five: five neighbouring cells of a line. */
const WINDOWS: readonly (readonly number[])[] = STEP.flatMap((step, direction) =>
  Array.from({ length: CELLS }, (_, first) => first)
    .filter((first) => {
      const across = direction === 1 ? 0 : FIVE - 1;
      const up = [0, FIVE - 1, FIVE - 1, 1 - FIVE][direction];
      const row = ROW_OF[first] + up;
      return COLUMN_OF[first] + across < SIZE && row >= 0 && row < SIZE;
    })
    .map((first) => Array.from({ length: FIVE }, (_, i) => first + i * step)),
);
const WINDOW_CELLS = WINDOWS.map((window) => window.reduce((set, cell) => set | only(cell), 0n));
const THROUGH = Array.from({ length: CELLS }, (_, cell) =>
  WINDOWS.flatMap((window, index) => (window.includes(cell) ? [index] : [])),
);

/** How many runs of five can go through a cell. */
export function windowsThrough(cell: number): number {
  return THROUGH[cell].length;
}

/** The cubes of both, as a checker sees them: counted in every window, and nothing more. */
export class Board {
  readonly cubes: [Cells, Cells] = [0n, 0n];
  readonly supply: [number, number] = [0, 0];
  private readonly counts = [new Uint8Array(WINDOWS.length), new Uint8Array(WINDOWS.length)];

  constructor(supply: number) {
    this.supply = [supply, supply];
  }

  /** Tells positions from each other, without a chance of error. */
  get key(): bigint {
    return (this.cubes[ATTACKER] << BigInt(CELLS)) | this.cubes[DEFENDER];
  }

  isEmpty(cell: number): boolean {
    return ((this.cubes[ATTACKER] | this.cubes[DEFENDER]) & only(cell)) === 0n;
  }

  put(seat: number, cell: number): void {
    this.cubes[seat] |= only(cell);
    this.supply[seat]--;
    for (const window of THROUGH[cell]) this.counts[seat][window]++;
  }

  take(seat: number, cell: number): void {
    this.cubes[seat] &= ~only(cell);
    this.supply[seat]++;
    for (const window of THROUGH[cell]) this.counts[seat][window]--;
  }

  hasRun(seat: number): boolean {
    return this.counts[seat].includes(FIVE);
  }

  /** The empty cells of the windows that hold so many cubes of a seat, or more, and none of the other's. */
  room(seat: number, least: number): Cells {
    const own = this.counts[seat];
    const others = this.counts[1 - seat];
    let found = 0n;
    for (let window = 0; window < own.length; window++) {
      if (own[window] >= least && others[window] === 0) found |= WINDOW_CELLS[window];
    }
    return found & ~this.cubes[seat];
  }
}
