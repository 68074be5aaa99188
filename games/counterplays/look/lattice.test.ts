import { expect, test } from 'vitest';
import { cellsOf, ORIENTATIONS } from '../index.ts';
import { edgePath, flipped, middleOf, placementNear, turned } from './lattice.ts';

test('six turns or two flips bring every orientation back', () => {
  for (const { id, tile } of ORIENTATIONS) {
    let now = id;
    for (let i = 0; i < 6; i++) now = turned(now, 1);
    expect(now).toBe(id);
    expect(turned(turned(id, 1), -1)).toBe(id);
    expect(flipped(flipped(id))).toBe(id);
    expect(ORIENTATIONS[flipped(id)].tile).toBe(tile);
  }
});

test('a tile pointed at by its middle is found where it lies', () => {
  for (const { id } of ORIENTATIONS) {
    const move = placementNear(id, [3.2, -4.1]);
    expect(placementNear(id, middleOf(cellsOf(move)))).toBe(move);
  }
});

test('the edge of a tile is its sides without those between its own triangles', () => {
  for (const { cells } of ORIENTATIONS) {
    const sides = edgePath(cells).split('M').length - 1;
    // Six triangles have 18 sides; a tree of them hides five pairs, the hexagon six.
    expect([6, 8]).toContain(sides);
  }
});
