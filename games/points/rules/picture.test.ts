import { PLAIN, startPosition } from '@countertop/core';
import { expect, test } from 'vitest';
import { game as points } from '../game.ts';
import { picture } from './picture.ts';

function widthOn(columns: number | undefined): number {
  const start = startPosition(points, {}, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const look = columns === undefined ? PLAIN : { ...PLAIN, columns };
  return Math.max(
    ...picture(start.value.position, look)
      .split('\n')
      .map((line) => line.length),
  );
}

test.each([
  [undefined, 78],
  [80, 78],
  // Then dot beside dot, and nothing needs more than the dots do.
  [60, 41],
  [20, 41],
])('on %s columns the classic field is %i wide', (columns, wide) => {
  expect(widthOn(columns)).toBe(wide);
});
