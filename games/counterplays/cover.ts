import { type Move, mirrorTriangle, type Polyiamond, rotateTriangle } from '@countertop/core';
import { cellsOf, placementOf, tileOf } from './placement.ts';
import { cellKey } from './shapes.ts';
import { ORIENTATIONS, orientationOfCells, TILES } from './tiles.ts';

/**
 * Covers a shape exactly with tiles, each at most once: what is left of the shape when some tiles are laid, with the
 * tiles that are left. Dancing links (Knuth) in arrays of numbers; the search keeps its place between calls, so that
 * somebody who waits can be told how far it is.
 *
 * A row is a placement, a column a cell to be covered or a tile to be used. Node 0 is the root of the column heads,
 * nodes 1 to `columns` are the heads, the rest stands for the row's cells and its tile.
 */
export class Cover {
  /** How many solutions have come so far. */
  found = 0;
  /** How many placements have been tried. */
  tried = 0;

  private readonly columns: number;
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly up: Int32Array;
  private readonly down: Int32Array;
  private readonly column: Int32Array;
  private readonly size: Int32Array;
  /** By node: the placement of its row. */
  private readonly move: Int32Array;
  /** By depth: the node chosen, and which of how many choices it is. */
  private readonly chosen = new Int32Array(TILES.length + 1);
  private readonly choice = new Int32Array(TILES.length + 1);
  private readonly choices = new Int32Array(TILES.length + 1);
  private depth = 0;
  private state: 'fresh' | 'deeper' | 'back' | 'end' = 'fresh';

  constructor(
    shape: Polyiamond,
    private readonly laid: readonly Move[] = [],
    { upToSymmetry = false } = {},
  ) {
    const free = freeCells(shape, laid);
    const tilesLeft = TILES.filter(({ id }) => laid.every((move) => tileOf(move) !== id));
    // Where the numbers do not match, every column stays without rows: the end comes at once.
    const possible = free.length === 6 * tilesLeft.length && shape.length === free.length + 6 * laid.length;
    const rows = possible
      ? placementsWithin(
          free,
          tilesLeft.map(({ id }) => id),
        )
      : [];
    const kept = upToSymmetry ? oneOfEach(rows, symmetriesOf(shape, laid)) : rows;

    this.columns = free.length + tilesLeft.length;
    const heads = new Map<string, number>(free.map((cell, i) => [cellKey(cell), i + 1]));
    const tileHeads = new Map<number, number>(tilesLeft.map(({ id }, i) => [id, free.length + i + 1]));
    const nodes = 1 + this.columns + 7 * kept.length;
    this.left = new Int32Array(nodes);
    this.right = new Int32Array(nodes);
    this.up = new Int32Array(nodes);
    this.down = new Int32Array(nodes);
    this.column = new Int32Array(nodes);
    this.move = new Int32Array(nodes);
    this.size = new Int32Array(this.columns + 1);
    for (let head = 0; head <= this.columns; head++) {
      this.left[head] = head === 0 ? this.columns : head - 1;
      this.right[head] = head === this.columns ? 0 : head + 1;
      this.up[head] = this.down[head] = this.column[head] = head;
    }
    let node = this.columns + 1;
    for (const { move, cells } of kept) {
      const first = node;
      for (const head of [...cells.map((cell) => heads.get(cellKey(cell)) ?? 0), tileHeads.get(tileOf(move)) ?? 0]) {
        this.column[node] = head;
        this.move[node] = move;
        this.up[node] = this.up[head];
        this.down[node] = head;
        this.down[this.up[head]] = node;
        this.up[head] = node;
        this.size[head]++;
        this.left[node] = node - 1;
        this.right[node] = node + 1;
        node++;
      }
      this.left[first] = node - 1;
      this.right[node - 1] = first;
    }
    if (!possible) this.state = 'end';
  }

  /** Goes on until the next solution, the end, or after this many tries. */
  search(tries = Number.POSITIVE_INFINITY): 'solution' | 'pause' | 'end' {
    const until = this.tried + tries;
    if (this.state === 'fresh') this.state = 'deeper';
    for (;;) {
      if (this.state === 'end') return 'end';
      if (this.state === 'deeper') {
        if (this.right[0] === 0) {
          this.state = 'back';
          this.found++;
          return 'solution';
        }
        const head = this.tightest();
        this.choice[this.depth] = 0;
        this.choices[this.depth] = this.size[head];
        this.hide(head);
        this.chosen[this.depth] = head;
        this.next();
      } else {
        if (this.depth === 0) {
          this.state = 'end';
          return 'end';
        }
        this.depth--;
        this.release(this.chosen[this.depth]);
        this.next();
      }
      if (this.tried >= until) return 'pause';
    }
  }

  /** What completes the shape, after `search` has said `solution`. */
  get solution(): readonly Move[] {
    return Array.from(this.chosen.subarray(0, this.depth), (node) => this.move[node]);
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

  /** Takes the next row of the column at this depth and goes deeper, or gives the column back. */
  private next(): void {
    const node = this.down[this.chosen[this.depth]];
    const head = this.column[this.chosen[this.depth]];
    if (node === head) {
      this.unhide(head);
      this.state = 'back';
      return;
    }
    this.chosen[this.depth] = node;
    this.choice[this.depth]++;
    this.tried++;
    for (let other = this.right[node]; other !== node; other = this.right[other]) this.hide(this.column[other]);
    this.depth++;
    this.state = 'deeper';
  }

  private release(node: number): void {
    for (let other = this.left[node]; other !== node; other = this.left[other]) this.unhide(this.column[other]);
  }

  /** The column with the fewest rows: whatever must be there shows itself at once. */
  private tightest(): number {
    let best = this.right[0];
    let least = this.size[best];
    for (let head = this.right[best]; head !== 0 && least > 0; head = this.right[head]) {
      if (this.size[head] < least) {
        least = this.size[head];
        best = head;
      }
    }
    return best;
  }

  private hide(head: number): void {
    const { left, right, up, down, column, size } = this;
    right[left[head]] = right[head];
    left[right[head]] = left[head];
    for (let row = down[head]; row !== head; row = down[row]) {
      for (let node = right[row]; node !== row; node = right[node]) {
        up[down[node]] = up[node];
        down[up[node]] = down[node];
        size[column[node]]--;
      }
    }
  }

  private unhide(head: number): void {
    const { left, right, up, down, column, size } = this;
    for (let row = up[head]; row !== head; row = up[row]) {
      for (let node = left[row]; node !== row; node = left[node]) {
        size[column[node]]++;
        up[down[node]] = node;
        down[up[node]] = node;
      }
    }
    right[left[head]] = head;
    left[right[head]] = head;
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
export function carried(move: Move, symmetry: Symmetry): Move {
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
