import { type Figure, PAPERS } from '@countertop/core';
import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

function figuresOf(id: string): readonly Figure[] {
  const sheet = sheets.find((each) => each.id === id);
  return sheet?.pages(PAPERS.a4).flatMap(({ figures }) => figures) ?? [];
}

test('the classic field has all its dots on paper', () => {
  expect(figuresOf('classic').filter((figure) => figure.kind === 'disc')).toHaveLength(38 * 31);
});
