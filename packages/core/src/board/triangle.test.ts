import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparePolyiamonds,
  compareTriangles,
  downTriangle,
  mirrorTriangle,
  normalPolyiamond,
  type Polyiamond,
  polyiamondOrientations,
  rotateTriangle,
  shiftTriangle,
  type Triangle,
  triangleCorners,
  triangleNeighbours,
  upTriangle,
} from './triangle.ts';

const coordinate = fc.integer({ min: -50, max: 50 });
const anyTriangle = fc.record({ x: coordinate, y: coordinate, down: fc.boolean() });

const same = (a: Triangle, b: Triangle) => compareTriangles(a, b) === 0;

/** All connected sets of `size` cells up to shifting: grown cell by cell from the smaller ones. */
function fixedPolyiamonds(size: number): Polyiamond[] {
  let grown: Polyiamond[] = [[upTriangle(0, 0)], [downTriangle(0, 0)]];
  for (let cells = 2; cells <= size; cells++) {
    const next = new Map<string, Polyiamond>();
    for (const smaller of grown) {
      for (const cell of smaller.flatMap(triangleNeighbours)) {
        if (smaller.some((other) => same(other, cell))) continue;
        const normal = normalPolyiamond([...smaller, cell]);
        next.set(JSON.stringify(normal), normal);
      }
    }
    grown = [...next.values()];
  }
  return grown;
}

function freePolyiamonds(size: number): Polyiamond[] {
  const free = new Map<string, Polyiamond>();
  for (const fixed of fixedPolyiamonds(size)) {
    const first = polyiamondOrientations(fixed)[0];
    free.set(JSON.stringify(first), first);
  }
  return [...free.values()];
}

describe('the triangular lattice', () => {
  it('has neighbours that are neighbours both ways and share two corners', () => {
    fc.assert(
      fc.property(anyTriangle, (cell) => {
        const corners = triangleCorners(cell).map(String);
        for (const other of triangleNeighbours(cell)) {
          expect(other.down).toBe(!cell.down);
          expect(triangleNeighbours(other).some((back) => same(back, cell))).toBe(true);
          expect(triangleCorners(other).filter((corner) => corners.includes(String(corner)))).toHaveLength(2);
        }
      }),
    );
  });

  it('turns corners with cells, and comes back after six turns', () => {
    fc.assert(
      fc.property(anyTriangle, (cell) => {
        const turnedCorners = triangleCorners(cell).map(([x, y]) => String([-y, x + y]));
        expect(triangleCorners(rotateTriangle(cell)).map(String).sort()).toEqual(turnedCorners.sort());
        let turned: Triangle = cell;
        for (let turn = 0; turn < 6; turn++) turned = rotateTriangle(turned);
        expect(same(turned, cell)).toBe(true);
      }),
    );
  });

  it('keeps neighbours neighbours when turned or mirrored', () => {
    fc.assert(
      fc.property(anyTriangle, (cell) => {
        for (const move of [rotateTriangle, mirrorTriangle]) {
          const expected = triangleNeighbours(cell).map(move).sort(compareTriangles);
          expect([...triangleNeighbours(move(cell))].sort(compareTriangles)).toEqual(expected);
        }
        expect(same(mirrorTriangle(mirrorTriangle(cell)), cell)).toBe(true);
      }),
    );
  });

  it('has one normal form however a shape is shifted and listed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyTriangle, { minLength: 1, maxLength: 6, comparator: same }),
        coordinate,
        coordinate,
        (cells, x, y) => {
          const shifted = cells.map((cell) => shiftTriangle(cell, x, y)).reverse();
          expect(comparePolyiamonds(normalPolyiamond(shifted), normalPolyiamond(cells))).toBe(0);
        },
      ),
    );
  });

  it('orders by x, then y, then up before down', () => {
    const ordered = [upTriangle(0, 0), downTriangle(0, 0), upTriangle(0, 1), downTriangle(0, 2), upTriangle(1, 0)];
    expect([...ordered].reverse().sort(compareTriangles)).toEqual(ordered);
    expect(comparePolyiamonds([upTriangle(0, 0)], [upTriangle(0, 0), downTriangle(0, 0)])).toBeLessThan(0);
  });

  it('has the known numbers of free and fixed shapes', () => {
    const sizes = [1, 2, 3, 4, 5, 6];
    expect(sizes.map((size) => freePolyiamonds(size).length)).toEqual([1, 1, 1, 3, 4, 12]);
    expect(sizes.map((size) => fixedPolyiamonds(size).length)).toEqual([2, 3, 6, 14, 36, 94]);
  });
});
