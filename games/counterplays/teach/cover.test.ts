import type { Move } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { readPlacement } from '../rules/notation.ts';
import { cellsOf, tileOf } from '../rules/placement.ts';
import { Cover, layoutKey } from './cover.ts';
import { cellKey, parallelogram, SHAPES, type Shape, shapeOf, triangle } from './shapes.ts';

const placement = (text: string): Move => {
  const read = readPlacement(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
};

function shape(id: string): Shape {
  const found = shapeOf(id);
  if (found === undefined) throw new Error(id);
  return found;
}

function count(cover: Cover): number {
  while (cover.search() === 'solution');
  return cover.found;
}

// The two with thousands of ways take too long for a test: `tools/count-ways.ts` counts all of them.
describe.each(SHAPES.filter(({ solutions }) => solutions < 1000))('$id', ({ id, solutions }) => {
  const cover = new Cover(shape(id).cells, [], { upToSymmetry: true });

  // In parts, of which none takes long on a busy machine.
  it.each([0.25, 0.5, 0.75])('can be filled bit by bit: %d of all ways are tried', (part) => {
    while (cover.done < part) cover.search(100_000);
  });

  it(`can be filled in ${solutions} ways, up to symmetry`, () => {
    expect(count(cover)).toBe(solutions);
  });
});

it.each(SHAPES.filter(({ solutions }) => solutions >= 1000))('$id can be filled in many ways', ({ cells }) => {
  const cover = new Cover(cells, [], { upToSymmetry: true });
  const keys = new Set<string>();
  while (keys.size < 20 && cover.search() === 'solution') keys.add(layoutKey(cells, cover.layout));
  expect(cover.found).toBe(20);
});

describe('covering a shape', () => {
  it('finds layouts of twelve different tiles that cover every cell once', () => {
    const { cells } = shape('trapezoid');
    const cover = new Cover(cells, [], { upToSymmetry: true });
    const keys = new Set<string>();
    while (cover.search() === 'solution') {
      const { layout } = cover;
      expect(new Set(layout.map(tileOf)).size).toBe(12);
      expect(layout.flatMap(cellsOf).map(cellKey).sort()).toEqual(cells.map(cellKey).sort());
      keys.add(layoutKey(cells, layout));
    }
    expect(keys.size).toBe(76);
  });

  it('goes on from what is laid', () => {
    const { cells } = shape('rhombus');
    const whole = new Cover(cells);
    whole.search();
    const laid = whole.layout.slice(0, 7);
    const rest = new Cover(cells, laid);
    expect(rest.search()).toBe('solution');
    expect(rest.layout.slice(0, 7)).toEqual(laid);
    expect(rest.layout.flatMap(cellsOf).map(cellKey).sort()).toEqual(cells.map(cellKey).sort());
    expect(new Cover(cells, whole.layout).search()).toBe('solution');
  });

  it('says when none is left', () => {
    const { cells } = shape('rhombus');
    // The bar along the left edge, one column in: what is left beside it is too narrow for the tiles.
    expect(new Cover(cells, [placement('I0@1,0'), placement('I2@1,3')]).search()).toBe('end');
    const overlapping = [placement('I0@0,0'), placement('O0@0,0')];
    expect(new Cover(cells, overlapping).search()).toBe('end');
    expect(new Cover(cells, [placement('O0@5,5')]).search()).toBe('end');
  });

  it('ends at once where the area cannot be', () => {
    for (const cells of [triangle(8), triangle(9), parallelogram(5, 7)]) {
      const cover = new Cover(cells);
      expect(cover.search()).toBe('end');
      expect(cover.tried).toBe(0);
    }
  });

  it('can be asked in small steps, and tells how far it is', () => {
    const cover = new Cover(shape('strip').cells, [], { upToSymmetry: true });
    let before = 0;
    let steps = 0;
    while (cover.search(500) === 'pause') {
      expect(cover.done).toBeGreaterThanOrEqual(before);
      expect(cover.done).toBeLessThan(1);
      before = cover.done;
      steps++;
    }
    expect(steps).toBeGreaterThan(10);
    expect(cover.done).toBe(1);
    expect(cover.search()).toBe('end');
  });

  it('counts what is left up to what leaves the laid tiles in their places', () => {
    // The hexagon in the very middle of the rhombus: three of four symmetries move nothing but what is not yet laid.
    const { cells } = shape('rhombus');
    const middle = [placement('O0@2,2')];
    const all = count(new Cover(cells, middle));
    expect(count(new Cover(cells, middle, { upToSymmetry: true }))).toBe(all / 4);
  });

  it('counts four times as many where symmetry does not matter, and calls those the same', () => {
    const { cells } = shape('rhombus');
    const cover = new Cover(cells);
    const keys = new Set<string>();
    while (cover.search() === 'solution') keys.add(layoutKey(cells, cover.layout));
    expect(cover.found).toBe(4 * 156);
    expect(keys.size).toBe(156);
  });
});
