import { downTriangle, type Polyiamond, type Triangle, upTriangle } from '@countertop/core';
import { ORIENTATIONS, TILES } from '../rules/tiles.ts';

/** The cells that the twelve tiles cover together. */
export const AREA = 6 * TILES.length;

/** Rows and columns of rhombi: 6 by 6 is the rhombus. */
export function parallelogram(width: number, height: number): Polyiamond {
  return within(width, height, () => true);
}

/**
 * An upright triangle with the corners cut off: at the lower left, the lower right and the top, each a triangle of the
 * given side. One corner cut makes a trapezoid, two a pentagon or a parallelogram, three a hexagon.
 */
export function cutTriangle(side: number, left = 0, right = 0, top = 0): Polyiamond {
  return within(side, side, ({ x, y, down }) => {
    const depth = x + y + (down ? 1 : 0);
    return depth < side && depth >= left && x < side - right && y < side - top;
  });
}

export function triangle(side: number): Polyiamond {
  return cutTriangle(side);
}

/** With the longer base below; the height is what the bases differ by. */
export function trapezoid(base: number, top: number): Polyiamond {
  return cutTriangle(base, 0, 0, top);
}

/** With six equal sides. */
export function hexagon(side: number): Polyiamond {
  return cutTriangle(3 * side, side, side, side);
}

/** A hexagon with a hexagon cut out of its middle. */
export function hexagonRing(outer: number, inner: number): Polyiamond {
  const shift = outer - inner;
  return cellsWithout(
    hexagon(outer),
    hexagon(inner).map((cell) => ({ ...cell, x: cell.x + shift, y: cell.y + shift })),
  );
}

export function cellsWithout(cells: Polyiamond, others: Polyiamond): Polyiamond {
  const taken = new Set(others.map(cellKey));
  return cells.filter((cell) => !taken.has(cellKey(cell)));
}

export function cellKey({ x, y, down }: Triangle): string {
  return `${x},${y}${down ? 'd' : 'u'}`;
}

/** How many more cells stand on their base than on their tip. */
export function leaning(cells: Polyiamond): number {
  return cells.reduce((sum, { down }) => sum + (down ? -1 : 1), 0);
}

/**
 * What the twelve tiles can lean together: only the sphinx and the yacht have four cells of one kind and two of the
 * other, all the rest have three and three. So a shape must lean by 0 or by 4.
 */
export const LEANINGS: ReadonlySet<number> = new Set(
  TILES.reduce<readonly number[]>(
    (sums, tile) => {
      const own = new Set(ORIENTATIONS.filter((each) => each.tile === tile.id).map(({ cells }) => leaning(cells)));
      return [...new Set(sums.flatMap((sum) => [...own].map((by) => sum + by)))];
    },
    [0],
  ),
);

function within(width: number, height: number, has: (cell: Triangle) => boolean): Polyiamond {
  const cells: Triangle[] = [];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) cells.push(...[upTriangle(x, y), downTriangle(x, y)].filter(has));
  }
  return cells;
}

/** A shape to fill with the twelve tiles, each used once. */
export interface Shape {
  readonly id: string;
  readonly cells: Polyiamond;
  /** In how many ways, up to turning and flipping. */
  readonly solutions: number;
}

/**
 * The convex shapes that can be filled are all here: a triangle with corners cut off whose area is 72 and that leans
 * by 0 or 4 is the rhombus, one of the parallelograms, this trapezoid or one of these hexagons (the test goes through
 * all). Then two that look as if they could be filled.
 */
export const SHAPES: readonly Shape[] = [
  { id: 'rhombus', cells: parallelogram(6, 6), solutions: 156 },
  { id: 'parallelogram', cells: parallelogram(9, 4), solutions: 74 },
  { id: 'trapezoid', cells: trapezoid(11, 7), solutions: 76 },
  { id: 'flat-hexagon', cells: cutTriangle(12, 2, 2, 8), solutions: 856 },
  { id: 'slanted-hexagon', cells: cutTriangle(11, 3, 2, 6), solutions: 5916 },
  { id: 'tall-hexagon', cells: cutTriangle(9, 2, 2, 1), solutions: 5885 },
  { id: 'strip', cells: parallelogram(12, 3), solutions: 0 },
  { id: 'ring', cells: hexagonRing(4, 2), solutions: 0 },
];

export function shapeOf(id: string): Shape | undefined {
  return SHAPES.find((shape) => shape.id === id);
}
