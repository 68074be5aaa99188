import { describe, expect, it } from 'vitest';
import { cellsOf, parallelogram, readPlacement, TILES, tileOf } from '../../index.ts';
import { cellAt, middleOf } from '../lattice.ts';
import { Ground, tileAt } from './ground.ts';
import { readLaid } from './laid.ts';

const rhombus = parallelogram(6, 6);
const placement = (text: string): number => {
  const read = readPlacement(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
};
const middle = (text: string) => middleOf(cellsOf(placement(text)));

describe('where a tile could go', () => {
  const ground = new Ground(readLaid('I0@0,0'), rhombus);

  it('is inside the shape and on no other tile', () => {
    expect(ground.whyNot(placement('O0@2,2'))).toBeUndefined();
    expect(ground.whyNot(placement('O0@0,0'))).toBe('overlap');
    expect(ground.whyNot(placement('O0@5,5'))).toBe('outside');
    expect(ground.isAway(placement('O0@5,5'))).toBe(false);
    expect(ground.isAway(placement('O0@9,9'))).toBe(true);
  });

  it('is found by itself: every place that fits, as it is turned', () => {
    const hexagon = TILES[9];
    const places = ground.places(hexagon.id, hexagon.orientations[0].id);
    // 25 hexagons fit into the empty rhombus; the bar in the corner is in the way of three.
    expect(places.length).toBe(22);
    expect(places.every((move) => ground.whyNot(move) === undefined && tileOf(move) === hexagon.id)).toBe(true);
  });

  it('snaps from a place that is taken to the one beside it', () => {
    const orientation = TILES[9].orientations[0].id;
    expect(ground.near(orientation, middle('O0@2,2'))).toBe(placement('O0@2,2'));
    const [x, y] = middle('O0@0,0');
    const snapped = ground.near(orientation, [x + 0.4, y]);
    expect(snapped).toBe(placement('O0@1,0'));
    expect(ground.whyNot(snapped)).toBeUndefined();
  });

  it('is beside what lies there where nothing is to be filled', () => {
    const free = new Ground(readLaid('O0@0,0'));
    const bar = TILES[0];
    expect(free.places(bar.id, bar.orientations[0].id).length).toBeGreaterThan(0);
    expect(new Ground([]).places(bar.id, bar.orientations[0].id)).toEqual([placement('I0@0,0')]);
  });
});

describe('what is under a spot', () => {
  it('is a cell, and the tile on it', () => {
    expect(cellAt([0.5, -0.3])).toEqual({ x: 0, y: 0, down: false });
    expect(cellAt([1, -0.6])).toEqual({ x: 0, y: 0, down: true });
    expect(cellAt([-0.5, 0.6])).toEqual({ x: -1, y: -1, down: true });
    const tiles = readLaid('I0@0,0 O0@2,2');
    expect(tileAt(tiles, middle('O0@2,2'))).toEqual(tiles[1]);
    expect(tileAt(tiles, [40, 40])).toBeUndefined();
  });
});
