import { type Figure, PAPERS } from '@countertop/core';
import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

function figuresOf(id: string): readonly Figure[] {
  const sheet = sheets.find((each) => each.id === id);
  return sheet?.pages(PAPERS.a4).flatMap(({ figures }) => figures) ?? [];
}

test('every tile of both sides is on paper, as six triangles', () => {
  expect(figuresOf('tiles').filter((figure) => figure.kind === 'path' && figure.closed)).toHaveLength(2 * 12 * 6);
});

test('there is a grid to build on', () => {
  expect(figuresOf('grid').length).toBeGreaterThan(100);
});
