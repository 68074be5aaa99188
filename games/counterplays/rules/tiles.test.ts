import { shiftTriangle } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { BLOCKS, cellsOf, covers, orientationOf, placementOf, REACH, shiftX, shiftY, tileOf } from './placement.ts';
import { ORIENTATIONS, orientationOfCells, TILES, tileOfLetter } from './tiles.ts';

const text = (id: number) => ORIENTATIONS[id].cells.map(({ x, y, down }) => `${x}${y}${down ? 'd' : 'u'}`).join(' ');

describe('R1: the tiles', () => {
  it('R1: are the twelve hexiamonds, with 94 orientations in all', () => {
    expect(TILES.map(({ letter, orientations }) => `${letter}${orientations.length}`).join(' ')).toBe(
      'I6 P12 L6 Y12 J12 V6 C12 W6 T12 O1 N6 X3',
    );
    expect(ORIENTATIONS).toHaveLength(94);
    expect(new Set(ORIENTATIONS.map(({ id }) => text(id))).size).toBe(94);
    expect(ORIENTATIONS.map(({ id }) => id)).toEqual(Array.from({ length: 94 }, (_, id) => id));
  });

  it('are numbered in the order of their cells', () => {
    for (const { orientations } of TILES) {
      const numbered = orientations.map(({ id }) => text(id));
      // Every coordinate is one digit, but `u` must come before `d`.
      const sorted = [...numbered].sort((a, b) => (a.replaceAll('u', 'a') < b.replaceAll('u', 'a') ? -1 : 1));
      expect(numbered).toEqual(sorted);
    }
    expect(text(tileOfLetter('I')!.orientations[0].id)).toBe('00u 00d 01u 01d 02u 02d');
    expect(text(tileOfLetter('X')!.orientations[2].id)).toBe('01d 10d 11u 11d 12u 21u');
  });

  it('are found by letter and by cells', () => {
    expect(tileOfLetter('N')?.name).toBe('snake');
    expect(tileOfLetter('n')).toBeUndefined();
    for (const orientation of ORIENTATIONS) {
      const cells = orientation.cells.map((cell) => shiftTriangle(cell, -7, 5)).reverse();
      expect(orientationOfCells(cells)).toEqual({ orientation, x: -7, y: 5 });
    }
    expect(orientationOfCells([])).toBeUndefined();
    expect(orientationOfCells(ORIENTATIONS[0].cells.slice(1))).toBeUndefined();
  });
});

describe('a placement', () => {
  it('packs orientation and shift into one number', () => {
    for (const { id, tile } of ORIENTATIONS) {
      for (const [x, y] of [
        [0, 0],
        [-REACH, REACH],
        [REACH, -REACH],
        [-2, 3],
      ]) {
        // biome-ignore format: a list of shifts
        const move = placementOf(id, x, y);
        expect([orientationOf(move), tileOf(move), shiftX(move), shiftY(move)]).toEqual([id, tile, x, y]);
      }
    }
  });

  it('covers its six cells and no others', () => {
    for (const { id } of ORIENTATIONS) {
      const move = placementOf(id, -3, 2);
      const own = new Set(cellsOf(move).map(({ x, y, down }) => `${x} ${y} ${Number(down)}`));
      expect(own.size).toBe(6);
      for (let x = -6; x <= 3; x++) {
        for (let y = -2; y <= 8; y++) {
          for (const down of [0, 1]) expect(covers(move, x, y, down)).toBe(own.has(`${x} ${y} ${down}`));
        }
      }
    }
    expect(BLOCKS).toHaveLength(94);
  });
});
