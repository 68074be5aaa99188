import { PLAIN, readOptions } from '@countertop/core';
import { expect, test } from 'vitest';
import { game as points } from '../game.ts';
import { picture } from './picture.ts';

function widthOn(columns: number | undefined): number {
  const options = readOptions(points.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const look = columns === undefined ? PLAIN : { ...PLAIN, columns };
  return Math.max(
    ...picture(points.start(options.value, 2), look)
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
