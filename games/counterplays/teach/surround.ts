import { type Move, type Polyiamond, type Triangle, triangleNeighbours } from '@countertop/core';
import { cellsOf, placementOf, tileOf } from '../rules/placement.ts';
import { ORIENTATIONS, TILES } from '../rules/tiles.ts';
import { cellKey } from './shapes.ts';

/** The free cells across a side of some tiles: what must be covered to surround them. */
export function sidesOf(tiles: readonly Move[], lying: readonly Move[] = tiles): Polyiamond {
  const taken = new Set(lying.flatMap((move) => cellsOf(move).map(cellKey)));
  const found = new Map<string, Triangle>();
  for (const cell of tiles.flatMap(cellsOf).flatMap(triangleNeighbours)) {
    const key = cellKey(cell);
    if (!taken.has(key)) found.set(key, cell);
  }
  return [...found.values()];
}

/** Whether every side of the tiles within touches one of them or of those around. */
export function isSurrounded(within: readonly Move[], around: readonly Move[]): boolean {
  return sidesOf(within, [...within, ...around]).length === 0;
}

/** Whether no two tiles cover the same cell. */
export function liesFlat(tiles: readonly Move[]): boolean {
  return new Set(tiles.flatMap((move) => cellsOf(move).map(cellKey))).size === 6 * tiles.length;
}

/** A placement that covers some of the open cells. */
interface Candidate {
  readonly move: Move;
  readonly tile: number;
  /** The numbers of its cells: those below `open` are to be covered. */
  readonly cells: readonly number[];
  /** How many of them are to be covered. */
  readonly gain: number;
}

/**
 * Surrounds tiles with others: covers every free cell across a side of `within`, one of each of the tiles left at most,
 * over what lies there already.
 */
export class Surrounding {
  /** How many placements have been tried. */
  tried = 0;

  /** How many cells are to be covered; they have the first numbers. */
  private readonly open: number;
  private readonly cells: number;
  /** By open cell: what could cover it, the most useful first. */
  private readonly over: readonly (readonly Candidate[])[];
  /** By tile: how many open cells a placement of it covers at best. */
  private readonly reach = new Uint8Array(TILES.length);

  constructor(
    within: readonly Move[],
    lying: readonly Move[],
    private readonly left: readonly number[],
  ) {
    const taken = new Set(lying.flatMap((move) => cellsOf(move).map(cellKey)));
    const open = sidesOf(within, lying);
    const numbers = new Map(open.map((cell, number) => [cellKey(cell), number]));
    const numberOf = (key: string): number => {
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    };
    const candidates = new Map<Move, Candidate>();
    for (const move of open.flatMap((cell) => placementsOver(cell, left))) {
      const keys = cellsOf(move).map(cellKey);
      if (candidates.has(move) || keys.some((key) => taken.has(key))) continue;
      const cells = keys.map(numberOf);
      const gain = cells.filter((cell) => cell < open.length).length;
      candidates.set(move, { move, tile: tileOf(move), cells, gain });
    }
    const useful = [...candidates.values()].sort((a, b) => b.gain - a.gain || a.move - b.move);
    for (const { tile, gain } of useful) this.reach[tile] = Math.max(this.reach[tile], gain);
    this.over = open.map((_, cell) => useful.filter(({ cells }) => cells.includes(cell)));
    this.open = open.length;
    this.cells = numbers.size;
  }

  /** Each way with at most `most` tiles, until `take` says that it is enough. */
  each(most: number, take: (tiles: readonly Move[]) => boolean): void {
    const covered = new Uint8Array(this.cells);
    const used = new Uint8Array(TILES.length);
    const laid: Move[] = [];
    const go = (openLeft: number): boolean => {
      if (openLeft === 0) return take([...laid]);
      const room = most - laid.length - 1;
      // What this tile does not cover, the others must.
      const least = openLeft - this.reachOf(room, used);
      if (room < 0 || least > 6) return false;
      const cell = this.tightest(covered, used, least);
      for (const { move, tile, cells, gain } of this.over[cell]) {
        if (gain < least) break;
        if (used[tile] === 1 || cells.some((each) => covered[each] === 1)) continue;
        this.tried++;
        used[tile] = 1;
        laid.push(move);
        for (const each of cells) covered[each] = 1;
        const enough = go(openLeft - gain);
        for (const each of cells) covered[each] = 0;
        laid.pop();
        used[tile] = 0;
        if (enough) return true;
      }
      return false;
    };
    go(this.open);
  }

  /** The fewest tiles that do it, at least `least`; undefined where even `most` do not. */
  fewest(most = this.left.length, least = 0): readonly Move[] | undefined {
    for (let count = least; count <= most; count++) {
      let found: readonly Move[] | undefined;
      this.each(count, (tiles) => {
        found = tiles;
        return true;
      });
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The open cell with the fewest candidates that cover enough. */
  private tightest(covered: Uint8Array, used: Uint8Array, least: number): number {
    let best = -1;
    let fewest = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < this.open; cell++) {
      if (covered[cell] === 1) continue;
      let count = 0;
      for (const { tile, cells, gain } of this.over[cell]) {
        if (gain < least || count >= fewest) break;
        if (used[tile] === 0 && !cells.some((each) => covered[each] === 1)) count++;
      }
      if (count < fewest) [best, fewest] = [cell, count];
      if (fewest === 0) break;
    }
    return best;
  }

  /** How many open cells so many other tiles could cover at best. */
  private reachOf(count: number, used: Uint8Array): number {
    if (count <= 0) return 0;
    const reaches = this.left.filter((tile) => used[tile] === 0).map((tile) => this.reach[tile]);
    return reaches
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, reach) => sum + reach, 0);
  }
}

/** All placements of some tiles that cover a cell. */
export function placementsOver({ x, y, down }: Triangle, tiles: readonly number[]): Move[] {
  return ORIENTATIONS.filter(({ tile }) => tiles.includes(tile)).flatMap(({ id, cells }) =>
    cells.filter((cell) => cell.down === down).map((cell) => placementOf(id, x - cell.x, y - cell.y)),
  );
}

/** All tiles but these. */
export function tilesBut(used: readonly Move[]): readonly number[] {
  const gone = new Set(used.map(tileOf));
  return TILES.filter(({ id }) => !gone.has(id)).map(({ id }) => id);
}

/** A black tile, white ones around it and black ones around those: as few as there can be, and as few as we know. */
export interface Rings {
  readonly centre: string;
  readonly white: string;
  readonly black: string;
}

export const RINGS: readonly Rings[] = [
  rings('I0@0,0 | C4@0,-1 J10@-1,2 I2@-1,0 | W4@1,0 V1@1,-2 C6@-1,3 L1@-1,-2 P6@-3,1'),
  rings('P0@0,0 | V5@0,0 I2@-1,0 C5@0,-1 | L1@-1,3 V5@1,0 C5@1,-2 I0@-2,1 Y2@-1,-2'),
  rings('L0@0,0 | Y6@0,1 C5@0,-1 I2@-1,0 | Y3@-1,3 P9@1,0 C5@1,-2 J5@-2,-1 I0@-2,1'),
  rings('Y0@0,0 | L2@1,0 C1@-1,0 I3@0,-1 | L2@3,-1 P8@0,1 C1@-2,1 J5@-2,-1 I1@1,-2'),
  rings('J0@0,0 | P3@0,-1 V5@1,-1 C1@-1,0 | L1@0,2 C10@2,-1 P1@-2,2 T2@-2,-1 I1@0,-2'),
  rings('V0@0,0 | N1@0,-1 J10@0,1 C1@-1,0 | J1@2,-1 P5@2,1 C8@-1,-2 I1@-1,3 L3@-3,1'),
  rings('C0@0,0 | C1@-1,1 N2@-1,-1 L1@1,0 | W0@-2,0 P1@-2,3 Y1@2,-1 I4@0,1 V3@-1,-2'),
  rings('W0@0,0 | J6@0,-1 C1@-1,1 V5@1,-1 | P3@1,-2 V2@-1,-2 L0@3,-1 C1@-2,2 I4@0,1'),
  rings('T0@0,0 | P3@1,0 C0@-1,0 V4@0,1 | L2@3,-1 I1@0,-1 C0@-2,0 P2@-1,3 Y8@2,1'),
  rings('O0@0,0 | P0@-1,0 V4@-1,1 C5@0,-1 | L2@2,0 C6@-1,2 P3@2,-2 I0@-2,0 T8@-1,-2'),
  rings('N0@0,0 | J6@0,-1 V0@-1,1 C10@1,0 | P10@-2,-2 V1@1,-2 L3@-3,1 C10@2,0 I1@-1,3'),
  rings('X0@0,0 | J3@-1,0 L2@0,2 I0@2,-1 N1@-2,2 | Y10@0,-2 C9@0,2 P0@-2,0 I0@3,-1 V0@-2,3'),
];

/** The fewest white tiles that surround a black one: three, but four for the butterfly. */
export function fewestAround(tile: number): number {
  return TILES[tile].letter === 'X' ? 4 : 3;
}

function rings(line: string): Rings {
  const [centre = '', white = '', black = ''] = line.split(' | ');
  return { centre, white, black };
}
