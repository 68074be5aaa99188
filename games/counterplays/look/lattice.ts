import { mirrorTriangle, type Polyiamond, rotateTriangle, type Triangle, triangleCorners } from '@countertop/core';
import { placementOf } from '../rules/placement.ts';
import { ORIENTATIONS, orientationOfCells } from '../rules/tiles.ts';

/** Where the lattice lies on a drawing: sides of one unit, y downwards. */
export const ROW = Math.sqrt(3) / 2;

/** A place on the paper. */
export type Spot = readonly [x: number, y: number];

export function onPaper([x, y]: readonly [number, number]): Spot {
  return [x + y / 2, -y * ROW];
}

/** All triangles as one path, to be filled. */
export function areaPath(cells: Polyiamond): string {
  return cells
    .map((cell) => {
      const [a, b, c] = triangleCorners(cell).map(onPaper);
      return `M${at(a)}L${at(b)}L${at(c)}z`;
    })
    .join('');
}

/** The sides that belong to one triangle only: the edge of the tile. */
export function edgesOf(cells: Polyiamond): readonly (readonly [from: Spot, to: Spot])[] {
  const sides = new Map<string, readonly [Spot, Spot]>();
  for (const cell of cells) {
    const corners = triangleCorners(cell);
    for (let i = 0; i < 3; i++) {
      const [one, other] = [corners[i], corners[(i + 1) % 3]];
      const key = [one, other].map(String).sort().join(' ');
      if (!sides.delete(key)) sides.set(key, [onPaper(one), onPaper(other)]);
    }
  }
  return [...sides.values()];
}

export function edgePath(cells: Polyiamond): string {
  return edgesOf(cells)
    .map(([from, to]) => `M${at(from)}L${at(to)}`)
    .join('');
}

/** The middle of some cells, on paper. */
export function middleOf(cells: Polyiamond): Spot {
  let [x, y] = [0, 0];
  for (const cell of cells) {
    const [cx, cy] = centreOf(cell);
    x += cx / cells.length;
    y += cy / cells.length;
  }
  return [x, y];
}

/** A cell of the tile near its middle, where a number can stand without leaving the tile. */
export function heartOf(cells: Polyiamond): Spot {
  const [x, y] = middleOf(cells);
  let heart = centreOf(cells[0]);
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const centre = centreOf(cell);
    const distance = Math.hypot(centre[0] - x, centre[1] - y);
    if (distance < nearest) [heart, nearest] = [centre, distance];
  }
  return heart;
}

/** The placement of an orientation whose middle is nearest to a point on paper. */
export function placementNear(orientation: number, [px, py]: Spot): number {
  const [mx, my] = middleOf(ORIENTATIONS[orientation].cells);
  const y = Math.round((my - py) / ROW);
  const x = Math.round(px - mx - y / 2);
  return placementOf(orientation, clamp(x), clamp(y));
}

/** The orientation that turning by 60 degrees makes of another. */
export function turned(orientation: number, steps: number): number {
  let cells = ORIENTATIONS[orientation].cells;
  for (let i = 0; i < (steps + 6) % 6; i++) cells = cells.map(rotateTriangle);
  return orientationOfCells(cells)?.orientation.id ?? orientation;
}

export function flipped(orientation: number): number {
  return orientationOfCells(ORIENTATIONS[orientation].cells.map(mirrorTriangle))?.orientation.id ?? orientation;
}

/** The triangle under a spot. */
export function cellAt([px, py]: Spot): Triangle {
  const y = -py / ROW;
  const x = px - y / 2;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return { x: column, y: row, down: x - column + (y - row) > 1 };
}

function centreOf(cell: Triangle): Spot {
  const corners = triangleCorners(cell).map(onPaper);
  return [corners.reduce((sum, [x]) => sum + x, 0) / 3, corners.reduce((sum, [, y]) => sum + y, 0) / 3];
}

function at([x, y]: Spot): string {
  return `${x.toFixed(3)} ${y.toFixed(3)}`;
}

function clamp(value: number): number {
  return Math.max(-120, Math.min(120, value));
}
