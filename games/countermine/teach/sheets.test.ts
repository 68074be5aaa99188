import { type Figure, PAPERS } from '@countertop/core';
import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

function figuresOf(id: string): readonly Figure[] {
  const sheet = sheets.find((each) => each.id === id);
  return sheet?.pages(PAPERS.a4).flatMap(({ figures }) => figures) ?? [];
}

test('every cube can be cut out', () => {
  expect(figuresOf('cubes').filter((figure) => figure.kind === 'path')).toHaveLength(80);
});

test('the mat has its six dots of the score', () => {
  expect(figuresOf('mat').filter((figure) => figure.kind === 'disc')).toHaveLength(6);
});
