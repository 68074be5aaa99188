import { shiftTriangle } from '@countertop/core';
import { expect, test } from 'vitest';
import { FIRST_HALF, HALVES, type HalfTable, SECOND_HALF } from './halves.ts';
import { ORIENTATIONS } from './tiles.ts';

test('every orientation is the union of its two halves', () => {
  expect(HALVES).toHaveLength(14);
  const cellsIn = ({ half, x, y }: HalfTable, id: number) =>
    HALVES[half[id]].map((cell) => JSON.stringify(shiftTriangle(cell, x[id], y[id])));
  for (const { id, cells } of ORIENTATIONS) {
    const union = new Set([...cellsIn(FIRST_HALF, id), ...cellsIn(SECOND_HALF, id)]);
    expect([...union].sort()).toEqual(cells.map((cell) => JSON.stringify(cell)).sort());
  }
});
