import { type Figure, PAPERS } from '@countertop/core';
import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

function figuresOf(id: string): readonly Figure[] {
  const sheet = sheets.find((each) => each.id === id);
  return sheet?.pages(PAPERS.a4).flatMap(({ figures }) => figures) ?? [];
}

test('all 48 counters are on paper', () => {
  expect(figuresOf('counters').filter((figure) => figure.kind === 'disc' && figure.radius > 7)).toHaveLength(48);
});
