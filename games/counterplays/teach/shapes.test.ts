import { describe, expect, it } from 'vitest';
import { symmetriesOf } from './cover.ts';
import { AREA, cutTriangle, hexagon, LEANINGS, leaning, parallelogram, SHAPES, triangle } from './shapes.ts';

describe('shapes for the twelve tiles', () => {
  it('have the area of all tiles together, and lean as the tiles can', () => {
    expect([...LEANINGS].sort((a, b) => a - b)).toEqual([-4, 0, 4]);
    for (const { id, cells } of SHAPES) {
      expect(cells.length, id).toBe(AREA);
      expect(LEANINGS.has(leaning(cells)), id).toBe(true);
    }
  });

  it('are no triangle: its area is a square number, and 72 is none', () => {
    for (let side = 1; side <= 12; side++) expect(triangle(side).length).toBe(side * side);
    expect([8, 9].map((side) => triangle(side).length)).toEqual([64, 81]);
  });

  it('are no regular hexagon: a sixth of it is a square number, and 12 is none', () => {
    for (let side = 1; side <= 5; side++) expect(hexagon(side).length).toBe(6 * side * side);
  });

  it('are, as far as they are convex, those of the list', () => {
    // A convex shape on this lattice is a triangle with corners cut off. Long sides beyond 37 leave strips of one row.
    const found = new Set<string>();
    for (let side = 1; side <= 37; side++) {
      for (let left = 0; left < side; left++) {
        for (let right = 0; right <= left && left + right <= side; right++) {
          for (let top = 0; top <= right && left + top <= side; top++) {
            if (side ** 2 - left ** 2 - right ** 2 - top ** 2 !== AREA) continue;
            const lean = side - left - right - top;
            if (LEANINGS.has(lean)) found.add(sidesOf(side, left, right, top));
          }
        }
      }
    }
    expect([...found].sort()).toEqual(
      [
        '1 36 1 36',
        '2 18 2 18',
        '3 12 3 12',
        '4 9 4 9',
        '6 6 6 6',
        '4 7 4 11',
        '2 2 8 2 2 8',
        '2 3 6 2 3 6',
        '1 6 2 5 2 6',
      ].sort(),
    );
  });

  it('know their symmetries', () => {
    const counts = [parallelogram(6, 6), parallelogram(9, 4), triangle(3), hexagon(2), cutTriangle(9, 2, 2, 1)];
    expect(counts.map((cells) => symmetriesOf(cells).length)).toEqual([4, 2, 6, 12, 2]);
  });
});

/** The lengths around a cut triangle, the same for all that turning and flipping makes of it. */
function sidesOf(side: number, left: number, right: number, top: number): string {
  const around = [side - left - right, right, side - right - top, top, side - top - left, left].filter((n) => n > 0);
  const ways = [around, around.toReversed()].flatMap((way) => way.map((_, i) => [...way.slice(i), ...way.slice(0, i)]));
  return ways.sort(compare)[0].join(' ');
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
