import { type Look, PLAIN, startPosition } from '@countertop/core';
import { expect, test } from 'vitest';
import { game as points } from '../game.ts';
import { picture } from './picture.ts';

function pictureAfter(text: string, look: Look): string {
  const start = startPosition(points, {}, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const move = points.read(position, text);
  if (!move.ok) throw new Error(move.problem.code);
  position.play(move.value);
  return picture(position, { ...look, last: move.value });
}

test('the last point stands in round brackets, or is named where there is no room for them', () => {
  expect(pictureAfter('p9', PLAIN)).toMatch(/^ 9( \.){15}\(X\):/m);
  const close = pictureAfter('p9', { ...PLAIN, columns: 60 });
  expect(close).toContain('X 0  O 0  O to move  last p9');
  expect(close).not.toContain('(');
});

function widthOn(columns: number | undefined): number {
  const start = startPosition(points, {}, 2);
  if (!start.ok) throw new Error(start.problem.code);
  const look = columns === undefined ? PLAIN : { ...PLAIN, columns };
  return Math.max(
    ...picture(start.value.position, look)
      .split('\n')
      .filter((line) => /^ *\d+ /.test(line))
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
