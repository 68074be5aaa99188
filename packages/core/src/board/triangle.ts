/**
 * The triangular lattice: two axes 60 degrees apart. The upright cell (x, y) has the corners (x, y) (x+1, y) (x, y+1);
 * the one standing on its tip, `down`, has (x+1, y) (x+1, y+1) (x, y+1).
 *
 *        (x,y+1)____(x+1,y+1)
 *             /\    /
 *            /up\down
 *           /____\/
 *       (x,y)   (x+1,y)
 */
export interface Triangle {
  readonly x: number;
  readonly y: number;
  readonly down: boolean;
}

/** A set of cells. In normal form: the smallest x and the smallest y are 0, and the cells are in order. */
export type Polyiamond = readonly Triangle[];

export function upTriangle(x: number, y: number): Triangle {
  return { x, y, down: false };
}

export function downTriangle(x: number, y: number): Triangle {
  return { x, y, down: true };
}

/** The three cells across the sides. */
export function triangleNeighbours({ x, y, down }: Triangle): readonly [Triangle, Triangle, Triangle] {
  return down
    ? [upTriangle(x, y), upTriangle(x + 1, y), upTriangle(x, y + 1)]
    : [downTriangle(x, y), downTriangle(x - 1, y), downTriangle(x, y - 1)];
}

/** The three corners as lattice points, counter-clockwise. */
export function triangleCorners({ x, y, down }: Triangle): readonly (readonly [x: number, y: number])[] {
  return down
    ? [
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ]
    : [
        [x, y],
        [x + 1, y],
        [x, y + 1],
      ];
}

/** By 60 degrees around the lattice point (0, 0), counter-clockwise: the point (x, y) goes to (-y, x+y). */
export function rotateTriangle({ x, y, down }: Triangle): Triangle {
  return down ? upTriangle(-y - 1, x + y + 1) : downTriangle(-y - 1, x + y);
}

/** In the line halfway between the axes. */
export function mirrorTriangle({ x, y, down }: Triangle): Triangle {
  return { x: y, y: x, down };
}

export function shiftTriangle({ x, y, down }: Triangle, byX: number, byY: number): Triangle {
  return { x: x + byX, y: y + byY, down };
}

/** By x, then y, then up before down. */
export function compareTriangles(a: Triangle, b: Triangle): number {
  return a.x - b.x || a.y - b.y || Number(a.down) - Number(b.down);
}

/** Cell by cell; both in order. */
export function comparePolyiamonds(a: Polyiamond, b: Polyiamond): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareTriangles(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export function normalPolyiamond(cells: Polyiamond): Polyiamond {
  const left = Math.min(...cells.map(({ x }) => x));
  const bottom = Math.min(...cells.map(({ y }) => y));
  return cells.map((cell) => shiftTriangle(cell, -left, -bottom)).sort(compareTriangles);
}

/** All different normal forms under rotation and mirroring, in order. */
export function polyiamondOrientations(cells: Polyiamond): readonly Polyiamond[] {
  const found: Polyiamond[] = [];
  for (const side of [cells, cells.map(mirrorTriangle)]) {
    let turned = side;
    for (let turn = 0; turn < 6; turn++) {
      const normal = normalPolyiamond(turned);
      if (!found.some((other) => comparePolyiamonds(other, normal) === 0)) found.push(normal);
      turned = turned.map(rotateTriangle);
    }
  }
  return found.sort(comparePolyiamonds);
}
