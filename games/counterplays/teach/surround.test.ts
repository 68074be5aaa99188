import type { Move } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { readPlacement } from '../rules/notation.ts';
import { placementOf, tileOf } from '../rules/placement.ts';
import { TILES } from '../rules/tiles.ts';
import { fewestAround, isSurrounded, liesFlat, RINGS, Surrounding, sidesOf, tilesBut } from './surround.ts';

const placements = (line: string): readonly Move[] =>
  line.split(' ').map((text) => {
    const read = readPlacement(text);
    if (!read.ok) throw new Error(read.problem.code);
    return read.value;
  });
const all = TILES.map(({ id }) => id);

describe('surrounding a tile', () => {
  it('means that every side of it touches: a corner is not enough', () => {
    const hexagon = placementOf(TILES[9].orientations[0].id, 0, 0);
    expect(sidesOf([hexagon]).length).toBe(6);
    expect(isSurrounded([hexagon], [])).toBe(false);
    const around = new Surrounding([hexagon], [hexagon], all).fewest() ?? [];
    expect(isSurrounded([hexagon], around)).toBe(true);
    expect(isSurrounded([hexagon], around.slice(1))).toBe(false);
  });

  it.each(TILES)('$letter takes three, the butterfly four, and never fewer', ({ id, letter, orientations }) => {
    const centre = placementOf(orientations[0].id, 0, 0);
    const search = new Surrounding([centre], [centre], all);
    const around = search.fewest() ?? [];
    expect(around.length).toBe(letter === 'X' ? 4 : 3);
    expect(around.length).toBe(fewestAround(id));
    expect(search.fewest(fewestAround(id) - 1)).toBeUndefined();
    expect(new Set(around.map(tileOf)).size).toBe(around.length);
    expect(liesFlat([centre, ...around])).toBe(true);
    expect(isSurrounded([centre], around)).toBe(true);
  });

  it.each(RINGS)('$centre: three or four white tiles, and five black ones around those', (rings) => {
    const [centre] = placements(rings.centre);
    const white = placements(rings.white);
    const black = placements(rings.black);
    expect(white.length).toBe(fewestAround(tileOf(centre)));
    expect(black.length).toBe(5);
    expect(liesFlat([centre, ...white, ...black])).toBe(true);
    expect(isSurrounded([centre], white)).toBe(true);
    expect(isSurrounded(white, [centre, ...black])).toBe(true);
    expect(new Set(white.map(tileOf)).size).toBe(white.length);
    expect(new Set([centre, ...black].map(tileOf)).size).toBe(1 + black.length);
  });

  it('goes on from what lies there', () => {
    const { centre, white } = RINGS[11];
    const [middle] = placements(centre);
    const [first, ...others] = placements(white);
    const lying = [middle, first];
    const rest = new Surrounding([middle], lying, tilesBut([first])).fewest(3) ?? [];
    expect(rest.length).toBe(others.length);
    expect(isSurrounded([middle], [first, ...rest])).toBe(true);
  });
});
