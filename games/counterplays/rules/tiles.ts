import {
  comparePolyiamonds,
  downTriangle,
  normalPolyiamond,
  type Polyiamond,
  polyiamondOrientations,
  upTriangle,
} from '@countertop/core';

/** One of the twelve hexiamonds; both players have one each. */
export interface Tile {
  /** From 0, in the order of TILES. */
  readonly id: number;
  readonly letter: string;
  readonly name: string;
  /** The ways it can lie, by their number in the notation. */
  readonly orientations: readonly Orientation[];
}

/** A tile turned and flipped in one way. */
export interface Orientation {
  /** From 0 to 93, over all tiles. */
  readonly id: number;
  readonly tile: number;
  /** As in the notation: from 0 within the tile. */
  readonly number: number;
  readonly cells: Polyiamond;
}

/** Any one orientation of each, a line of `x y u|d` cells. */
const SHAPES = [
  ['I', 'bar', '00u 00d 01u 01d 02u 02d'],
  ['P', 'sphinx', '00u 00d 01u 01d 02u 10u'],
  ['L', 'lobster', '00u 00d 01u 01d 10u 10d'],
  ['Y', 'yacht', '00u 00d 01u 01d 10u 11u'],
  ['J', 'hook', '00u 00d 01u 01d 10d 11u'],
  ['V', 'chevron', '00u 00d 01u 01d 11u 11d'],
  ['C', 'crook', '00d 01u 01d 02u 02d 10u'],
  ['W', 'crown', '00d 01u 01d 02u 02d 11u'],
  ['T', 'signpost', '00d 01u 01d 02u 11u 11d'],
  ['O', 'hexagon', '00d 01u 01d 10u 10d 11u'],
  ['N', 'snake', '00d 01u 01d 11u 11d 12u'],
  ['X', 'butterfly', '01u 01d 02u 10d 11u 11d'],
] as const;

export const TILES: readonly Tile[] = allTiles();
export const ORIENTATIONS: readonly Orientation[] = TILES.flatMap((tile) => tile.orientations);

export const TILES_EACH = TILES.length;
/** How many tiles two players have, and how long a game is. */
export const PLIES = 2 * TILES_EACH;

export function tileOfLetter(letter: string): Tile | undefined {
  return TILES.find((tile) => tile.letter === letter);
}

/** The orientation that covers these cells, and its shift; undefined where the cells are no hexiamond. */
export function orientationOfCells(cells: Polyiamond): { orientation: Orientation; x: number; y: number } | undefined {
  if (cells.length === 0) return undefined;
  const normal = normalPolyiamond(cells);
  const orientation = ORIENTATIONS.find((candidate) => comparePolyiamonds(candidate.cells, normal) === 0);
  if (orientation === undefined) return undefined;
  return { orientation, x: Math.min(...cells.map((cell) => cell.x)), y: Math.min(...cells.map((cell) => cell.y)) };
}

function allTiles(): readonly Tile[] {
  let id = 0;
  return SHAPES.map(([letter, name, shape], tile) => ({
    id: tile,
    letter,
    name,
    orientations: polyiamondOrientations(readShape(shape)).map((cells, number) => ({ id: id++, tile, number, cells })),
  }));
}

function readShape(shape: string): Polyiamond {
  return shape.split(' ').map((cell) => {
    const make = cell[2] === 'd' ? downTriangle : upTriangle;
    return make(Number(cell[0]), Number(cell[1]));
  });
}
