/*
 * A second reading of the rules, as plain as possible and without any code of rules/: cells are towers of
 * tiles, shapes are turned by their corners, and everything is worked out again whenever it is asked for.
 */

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly kind: 'u' | 'd';
}

type Corner = readonly [x: number, y: number];

const SHAPES: Readonly<Record<string, string>> = {
  I: '0 0 u, 0 0 d, 0 1 u, 0 1 d, 0 2 u, 0 2 d',
  P: '0 0 u, 0 0 d, 0 1 u, 0 1 d, 0 2 u, 1 0 u',
  L: '0 0 u, 0 0 d, 0 1 u, 0 1 d, 1 0 u, 1 0 d',
  Y: '0 0 u, 0 0 d, 0 1 u, 0 1 d, 1 0 u, 1 1 u',
  J: '0 0 u, 0 0 d, 0 1 u, 0 1 d, 1 0 d, 1 1 u',
  V: '0 0 u, 0 0 d, 0 1 u, 0 1 d, 1 1 u, 1 1 d',
  C: '0 0 d, 0 1 u, 0 1 d, 0 2 u, 0 2 d, 1 0 u',
  W: '0 0 d, 0 1 u, 0 1 d, 0 2 u, 0 2 d, 1 1 u',
  T: '0 0 d, 0 1 u, 0 1 d, 0 2 u, 1 1 u, 1 1 d',
  O: '0 0 d, 0 1 u, 0 1 d, 1 0 u, 1 0 d, 1 1 u',
  N: '0 0 d, 0 1 u, 0 1 d, 1 1 u, 1 1 d, 1 2 u',
  X: '0 1 u, 0 1 d, 0 2 u, 1 0 d, 1 1 u, 1 1 d',
};

function cornersOf({ x, y, kind }: Cell): Corner[] {
  if (kind === 'u') return [[x, y], [x + 1, y], [x, y + 1]]; // biome-ignore format: three corners in a line
  return [[x + 1, y], [x + 1, y + 1], [x, y + 1]]; // biome-ignore format: three corners in a line
}

/** The upright cell has its corner of smallest x + y alone, the other kind its corner of largest. */
function cellOf(corners: readonly Corner[]): Cell {
  const x = Math.min(...corners.map((corner) => corner[0]));
  const y = Math.min(...corners.map((corner) => corner[1]));
  const upright = corners.some((corner) => corner[0] === x && corner[1] === y);
  return { x, y, kind: upright ? 'u' : 'd' };
}

const rank = ({ x, y, kind }: Cell) => x * 1000 + y * 10 + (kind === 'u' ? 0 : 1);

function normal(cells: readonly Cell[]): Cell[] {
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  return cells.map((cell) => ({ x: cell.x - x, y: cell.y - y, kind: cell.kind })).sort((a, b) => rank(a) - rank(b));
}

function orientationsOf(shape: string): Cell[][] {
  let corners = shape.split(', ').map((text) => {
    const [x, y, kind] = text.split(' ');
    return cornersOf({ x: Number(x), y: Number(y), kind: kind as 'u' | 'd' });
  });
  const all = new Map<string, Cell[]>();
  for (let turn = 0; turn < 6; turn++) {
    corners = corners.map((cell) => cell.map(([x, y]): Corner => [-y, x + y]));
    const flipped = corners.map((cell) => cell.map(([x, y]): Corner => [y, x]));
    for (const side of [corners, flipped]) {
      const cells = normal(side.map(cellOf));
      all.set(JSON.stringify(cells), cells);
    }
  }
  return [...all.values()].sort((a, b) => {
    const at = a.findIndex((cell, i) => rank(cell) !== rank(b[i]));
    return rank(a[at]) - rank(b[at]);
  });
}

const ORIENTATIONS = Object.fromEntries(
  Object.entries(SHAPES).map(([letter, shape]) => [letter, orientationsOf(shape)]),
);

interface NaiveTile {
  readonly seat: number;
  readonly letter: string;
  readonly level: number;
  /** As keys, see below. */
  readonly cells: readonly number[];
}

/** What happened in the search for legal moves, to see that the rare cases occur. */
export interface Rarities {
  /** Placements that were refused only because they would rest on a single tile. */
  onOneTile: number;
  /** Tiles whose highest level is below that of another tile of the same player. */
  heldBack: number;
  /** Placements on the table that touch only cells with further tiles on top. */
  besideCovered: number;
  /** Placements that rest on four tiles or more. */
  onMany: number;
}

/** The naive reading's cells are numbers: two for each rhombus of a square of 220 x 220 with (0, 0) in the middle. */
const SIDE = 220;

function keyOf(x: number, y: number, kind: 'u' | 'd'): number {
  return 2 * (SIDE * (x + SIDE / 2) + y + SIDE / 2) + (kind === 'u' ? 0 : 1);
}

function neighbours(key: number): number[] {
  const up = key % 2 === 0;
  return up ? [key + 1, key + 1 - 2 * SIDE, key - 1] : [key - 1, key - 1 + 2 * SIDE, key + 1];
}

const SHIFTED = Object.fromEntries(
  Object.entries(ORIENTATIONS).map(([letter, shapes]) => [
    letter,
    shapes.map((cells) => cells.map(({ x, y, kind }) => keyOf(x, y, kind) - keyOf(0, 0, 'u'))),
  ]),
);

export class NaiveGame {
  private readonly tiles: NaiveTile[] = [];
  /** The tiles over each cell, lowest first. */
  private readonly towers = new Map<number, readonly NaiveTile[]>();
  private readonly heights = new Uint8Array(2 * SIDE * SIDE);
  private readonly beside = new Uint8Array(2 * SIDE * SIDE);
  private readonly goal: string;
  readonly rarities: Rarities = { onOneTile: 0, heldBack: 0, besideCovered: 0, onMany: 0 };

  constructor(goal: string) {
    this.goal = goal;
  }

  get actor(): number | null {
    return this.tiles.length === 24 ? null : this.tiles.length % 2;
  }

  top(): number {
    return Math.max(0, ...this.tiles.map((tile) => tile.level));
  }

  columns(): number {
    const { left, right } = this.box();
    return right - left + 1;
  }

  /** The legal moves with the level each leads to. */
  legal(): Map<string, number> {
    const moves = new Map<string, number>();
    const levels: number[] = [];
    for (const letter of Object.keys(SHAPES)) {
      if (this.tiles.some((tile) => tile.letter === letter && tile.seat === this.actor)) continue;
      const placements = this.tiles.length === 0 ? firstPlacements(letter) : this.placementsOf(letter);
      const highest = Math.max(...placements.map(({ level }) => level));
      levels.push(highest);
      for (const { number, x, y, level } of placements) {
        if (level === highest) moves.set(`${letter}${number}@${x},${y}`, level);
      }
    }
    this.rarities.heldBack += levels.filter((level) => level < Math.max(...levels)).length;
    return moves;
  }

  /** Everywhere a tile may lie on any level: every shift is tried. */
  private placementsOf(letter: string): Placement[] {
    const found: Placement[] = [];
    const { left, right, bottom, top } = this.box();
    for (const [number, cells] of SHIFTED[letter].entries()) {
      for (let x = left - 5; x <= right + 2; x++) {
        for (let y = bottom - 5; y <= top + 2; y++) {
          const level = this.levelAt(cells, keyOf(x, y, 'u'));
          if (level > 0) found.push({ number, x, y, level });
        }
      }
    }
    return found;
  }

  /** 0 where the tile cannot lie. */
  private levelAt(cells: readonly number[], shift: number): number {
    const { towers, heights, beside } = this;
    const height = heights[shift + cells[0]];
    for (const cell of cells) if (heights[shift + cell] !== height) return 0;
    if (height === 0) {
      let most = 0;
      for (const cell of cells) most = Math.max(most, beside[shift + cell]);
      if (most === HIGH_ONLY) this.rarities.besideCovered++;
      return most > 0 ? 1 : 0;
    }
    const under = new Set(cells.map((cell) => towers.get(shift + cell)?.at(-1)));
    if (under.size === 1) this.rarities.onOneTile++;
    if (under.size >= 4) this.rarities.onMany++;
    return under.size >= 2 ? height + 1 : 0;
  }

  /** Marks the cells beside covered ones. */
  private markBeside(): void {
    const covered = this.tiles.flatMap((tile) => tile.cells);
    for (const next of covered.flatMap(neighbours)) this.beside[next] = 0;
    for (const cell of covered) {
      const mark = this.heights[cell] === 1 ? LOW_TOO : HIGH_ONLY;
      for (const next of neighbours(cell)) this.beside[next] = Math.max(this.beside[next], mark);
    }
  }

  private box(): { left: number; right: number; bottom: number; top: number } {
    const cells = this.tiles.flatMap((tile) => tile.cells);
    const xs = cells.map((cell) => Math.floor(cell / 2 / SIDE) - SIDE / 2);
    const ys = cells.map((cell) => (Math.floor(cell / 2) % SIDE) - SIDE / 2);
    return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
  }

  play(text: string): void {
    const [letter, number, x, y] = /^(.)(\d+)@(-?\d+),(-?\d+)$/.exec(text)!.slice(1);
    const cells = SHIFTED[letter][Number(number)].map((cell) => cell + keyOf(Number(x), Number(y), 'u'));
    const level = this.heights[cells[0]] + 1;
    const tile = { seat: this.tiles.length % 2, letter, level, cells };
    for (const cell of cells) {
      this.towers.set(cell, [...(this.towers.get(cell) ?? []), tile]);
      this.heights[cell]++;
    }
    this.tiles.push(tile);
    this.markBeside();
  }

  scores(): number[] {
    const levels = Array.from({ length: this.top() }, (_, i) => i + 1);
    if (this.goal === 'highest') levels.reverse();
    const counts = levels.map((level) => [this.count(level, 0), this.count(level, 1)]);
    return counts.find(([white, black]) => white !== black) ?? counts[0] ?? [0, 0];
  }

  winners(): number[] | null {
    if (this.tiles.length < 24) return null;
    const [white, black] = this.scores();
    return white > black ? [0] : black > white ? [1] : [0, 1];
  }

  private count(level: number, seat: number): number {
    return this.tiles.filter((tile) => tile.level === level && tile.seat === seat).length;
  }
}

interface Placement {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** What a cell is beside of: only cells with several tiles over them, or also one with a single tile. */
const HIGH_ONLY = 1;
const LOW_TOO = 2;

function firstPlacements(letter: string): Placement[] {
  return ORIENTATIONS[letter].map((_, number) => ({ number, x: 0, y: 0, level: 1 }));
}
