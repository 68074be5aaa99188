import { type Move, mirrorTriangle, type Polyiamond, rotateTriangle } from '@countertop/core';
import { cellsOf, placementOf, tileOf } from '../rules/placement.ts';
import { ORIENTATIONS, orientationOfCells, TILES } from '../rules/tiles.ts';
import { cellKey } from './shapes.ts';
import { tilesBut } from './surround.ts';

/** Columns are bits of so many words: 72 cells and 12 tiles at most. */
const WORDS = 3;
/** What a placement covers: six cells and its tile. */
const BITS = 7;
const DEPTHS = TILES.length + 1;

/**
 * Covers a shape exactly with tiles, each at most once: what is left of the shape when some tiles are laid, with the
 * tiles that are left. The search keeps its place between calls, so that somebody who waits can be told how far it is.
 *
 * A column is a cell to be covered or a tile to be used, a row a placement: a set of seven columns. At every depth the
 * column with the fewest rows is covered in every way. The rows that go with what was chosen are copied to the next
 * depth: they become few so quickly that this takes a third of the time of dancing links.
 */
export class Cover {
  /** How many solutions have come so far. */
  found = 0;
  /** How many placements have been tried. */
  tried = 0;

  private readonly moves: readonly Move[];
  private readonly columns: number;
  /** By row: its columns, and the same as words of bits. */
  private readonly columnsOf: Uint8Array;
  private readonly bits: Int32Array;
  /** By depth: the rows that are still possible, and how many they are. */
  private readonly rows: readonly Int32Array[];
  private readonly count = new Int32Array(DEPTHS);
  /** By depth: the columns that are not covered yet. */
  private readonly open = new Int32Array(DEPTHS * WORDS);
  /** By depth: the column to be covered, by which of the rows, and which of how many choices that is. */
  private readonly column = new Int32Array(DEPTHS);
  private readonly at = new Int32Array(DEPTHS);
  private readonly choice = new Int32Array(DEPTHS);
  private readonly choices = new Int32Array(DEPTHS);
  private readonly sizes: Int32Array;
  private depth = 0;
  private state: 'deeper' | 'back' | 'end' = 'deeper';

  constructor(
    shape: Polyiamond,
    private readonly laid: readonly Move[] = [],
    { upToSymmetry = false } = {},
  ) {
    const free = freeCells(shape, laid);
    const tiles = tilesBut(laid);
    const fits = free.length === 6 * tiles.length && shape.length === free.length + 6 * laid.length;
    const all = fits ? placementsWithin(free, tiles) : [];
    const rows = upToSymmetry ? oneOfEach(all, symmetriesOf(shape, laid)) : all;

    const numbers = new Map(free.map((cell, number) => [cellKey(cell), number]));
    const columnsOf = ({ move, cells }: Row): readonly number[] => [
      ...cells.map((cell) => numbers.get(cellKey(cell)) ?? 0),
      free.length + tiles.indexOf(tileOf(move)),
    ];
    this.moves = rows.map(({ move }) => move);
    this.columns = free.length + tiles.length;
    this.columnsOf = Uint8Array.from(rows.flatMap(columnsOf));
    this.bits = new Int32Array(rows.length * WORDS);
    for (const [i, column] of this.columnsOf.entries()) {
      this.bits[WORDS * Math.floor(i / BITS) + (column >> 5)] |= 1 << (column & 31);
    }
    this.rows = Array.from({ length: DEPTHS }, () => new Int32Array(rows.length));
    this.sizes = new Int32Array(this.columns);
    for (let row = 0; row < rows.length; row++) this.rows[0][row] = row;
    this.count[0] = rows.length;
    for (let column = 0; column < this.columns; column++) this.open[column >> 5] |= 1 << (column & 31);
    // Where the numbers do not match, there is nothing to try.
    if (!fits) this.state = 'end';
  }

  /** Goes on until the next solution, the end, or after this many tries. */
  search(tries = Number.POSITIVE_INFINITY): 'solution' | 'pause' | 'end' {
    const until = this.tried + tries;
    for (;;) {
      if (this.state === 'end') return 'end';
      if (this.state === 'deeper') {
        const column = this.tightest();
        if (column < 0) {
          this.state = 'back';
          this.found++;
          return 'solution';
        }
        this.column[this.depth] = column;
        this.choices[this.depth] = this.sizes[column];
        this.choice[this.depth] = 0;
        this.at[this.depth] = -1;
      } else if (this.depth === 0) {
        this.state = 'end';
        return 'end';
      } else this.depth--;
      this.next();
      if (this.tried >= until) return 'pause';
    }
  }

  /** What completes the shape, after `search` has said `solution`. */
  get solution(): readonly Move[] {
    return Array.from({ length: this.depth }, (_, depth) => this.moves[this.rows[depth][this.at[depth]]]);
  }

  /** The whole: what was laid before, and what completes it. */
  get layout(): readonly Move[] {
    return [...this.laid, ...this.solution];
  }

  /** How much of the search is done, from 0 to 1: as if all choices were alike. */
  get done(): number {
    if (this.state === 'end') return 1;
    let done = 0;
    let part = 1;
    for (let i = 0; i < this.depth; i++) {
      part /= Math.max(1, this.choices[i]);
      done += part * (this.choice[i] - 1);
    }
    return done;
  }

  /** The open column with the fewest rows, so that whatever must be there shows itself at once; -1 where none is open. */
  private tightest(): number {
    const { columnsOf, sizes, open } = this;
    const rows = this.rows[this.depth];
    const count = this.count[this.depth];
    sizes.fill(0);
    for (let i = 0; i < count; i++) {
      const first = BITS * rows[i];
      // One by one: a loop takes half as long again.
      sizes[columnsOf[first]]++;
      sizes[columnsOf[first + 1]]++;
      sizes[columnsOf[first + 2]]++;
      sizes[columnsOf[first + 3]]++;
      sizes[columnsOf[first + 4]]++;
      sizes[columnsOf[first + 5]]++;
      sizes[columnsOf[first + 6]]++;
    }
    let best = -1;
    for (let column = 0; column < this.columns; column++) {
      if (((open[WORDS * this.depth + (column >> 5)] >>> (column & 31)) & 1) === 0) continue;
      if (best < 0 || sizes[column] < sizes[best]) best = column;
    }
    return best;
  }

  /** Takes the next row that covers the column of this depth and goes deeper, or gives up here. */
  private next(): void {
    const { bits, depth } = this;
    const rows = this.rows[depth];
    const count = this.count[depth];
    const word = this.column[depth] >> 5;
    const bit = 1 << (this.column[depth] & 31);
    let at = this.at[depth] + 1;
    while (at < count && (bits[WORDS * rows[at] + word] & bit) === 0) at++;
    this.at[depth] = at;
    if (at === count) {
      this.state = 'back';
      return;
    }
    this.choice[depth]++;
    this.tried++;
    this.choose(rows[at]);
    this.state = 'deeper';
  }

  /** Leaves to the next depth what goes with a row. */
  private choose(row: number): void {
    const { bits, open, depth } = this;
    const a = bits[WORDS * row];
    const b = bits[WORDS * row + 1];
    const c = bits[WORDS * row + 2];
    const from = this.rows[depth];
    const before = this.count[depth];
    const to = this.rows[depth + 1];
    let count = 0;
    for (let i = 0; i < before; i++) {
      const first = WORDS * from[i];
      if (((bits[first] & a) | (bits[first + 1] & b) | (bits[first + 2] & c)) === 0) to[count++] = from[i];
    }
    this.count[depth + 1] = count;
    open[WORDS * (depth + 1)] = open[WORDS * depth] & ~a;
    open[WORDS * (depth + 1) + 1] = open[WORDS * depth + 1] & ~b;
    open[WORDS * (depth + 1) + 2] = open[WORDS * depth + 2] & ~c;
    this.depth++;
  }
}

interface Row {
  readonly move: Move;
  readonly cells: Polyiamond;
}

/** The cells of a shape that no laid tile covers. */
export function freeCells(shape: Polyiamond, laid: readonly Move[]): Polyiamond {
  const covered = new Set(laid.flatMap((move) => cellsOf(move).map(cellKey)));
  return shape.filter((cell) => !covered.has(cellKey(cell)));
}

/** All placements of some tiles within some cells. */
export function placementsWithin(cells: Polyiamond, tiles: readonly number[]): readonly Row[] {
  const inside = new Set(cells.map(cellKey));
  const corners = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const rows: Row[] = [];
  if (corners.size === 0) return rows;
  for (const { id, tile } of ORIENTATIONS) {
    if (!tiles.includes(tile)) continue;
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
        const move = placementOf(id, x, y);
        const covered = cellsOf(move);
        if (covered.every((cell) => inside.has(cellKey(cell)))) rows.push({ move, cells: covered });
      }
    }
  }
  return rows;
}

/** A way to turn and flip the lattice, and shift it back. */
export type Symmetry = (cells: Polyiamond) => Polyiamond;

/** What turns and flips a shape into itself, and every laid tile too. The first leaves everything as it is. */
export function symmetriesOf(shape: Polyiamond, laid: readonly Move[] = []): readonly Symmetry[] {
  const whole = new Set(shape.map(cellKey));
  const keeps = (symmetry: Symmetry, cells: Polyiamond, keys = new Set(cells.map(cellKey))) =>
    symmetry(cells).every((cell) => keys.has(cellKey(cell)));
  const found: Symmetry[] = [];
  for (const flip of [false, true]) {
    for (let turns = 0; turns < 6; turns++) {
      const turn: Symmetry = (cells) => {
        let turned = flip ? cells.map(mirrorTriangle) : cells;
        for (let i = 0; i < turns; i++) turned = turned.map(rotateTriangle);
        return turned;
      };
      const [x, y] = lowest(shape);
      const [tx, ty] = lowest(turn(shape));
      const symmetry: Symmetry = (cells) =>
        turn(cells).map((cell) => ({ ...cell, x: cell.x + x - tx, y: cell.y + y - ty }));
      if (keeps(symmetry, shape, whole) && laid.every((move) => keeps(symmetry, cellsOf(move)))) found.push(symmetry);
    }
  }
  return found;
}

/** The placement that a symmetry makes of another. */
function carried(move: Move, symmetry: Symmetry): Move {
  const to = orientationOfCells(symmetry(cellsOf(move)));
  if (to === undefined) throw new Error('a tile turned and flipped is a tile');
  return placementOf(to.orientation.id, to.x, to.y);
}

/**
 * Leaves one of every solution and its mirror images: a tile without any symmetry of its own is kept to one of each
 * of its placements that come to the same. No solution is its own image, since such a tile is in it.
 */
function oneOfEach(rows: readonly Row[], symmetries: readonly Symmetry[]): readonly Row[] {
  if (symmetries.length === 1) return rows;
  const tiles = new Set(rows.map(({ move }) => tileOf(move)));
  const crooked = TILES.find(({ id, orientations }) => orientations.length === 12 && tiles.has(id));
  if (crooked === undefined) return rows;
  return rows.filter(
    ({ move }) => tileOf(move) !== crooked.id || symmetries.every((symmetry) => carried(move, symmetry) >= move),
  );
}

function lowest(cells: Polyiamond): readonly [number, number] {
  return [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
}

/** One text for a layout and all that turning and flipping the shape makes of it. */
export function layoutKey(shape: Polyiamond, layout: readonly Move[]): string {
  const keys = symmetriesOf(shape).map((symmetry) =>
    layout
      .map((move) => carried(move, symmetry))
      .sort((a, b) => a - b)
      .join(' '),
  );
  return keys.sort()[0] ?? '';
}
