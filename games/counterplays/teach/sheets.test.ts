import { expect, test } from 'vitest';
import { figuresOf } from '../../../test/figures-of.ts';
import { sheets } from './sheets.ts';

test('every tile of both sides is on paper, as six triangles', () => {
  expect(figuresOf(sheets, 'tiles').filter((figure) => figure.kind === 'path' && figure.closed)).toHaveLength(
    2 * 12 * 6,
  );
});

test('there is a grid to build on', () => {
  expect(figuresOf(sheets, 'grid').length).toBeGreaterThan(100);
});
