import { PAPERS } from '@countertop/core';
import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

/** How wide and high poker cards are, in millimetres. */
const POKER = [63.5, 88.9];

test.each(Object.entries(PAPERS))('all 48 cards have the size of poker cards on %s', (_, paper) => {
  const pages = sheets.find(({ id }) => id === 'cards')?.pages(paper) ?? [];
  const cuts = pages.flatMap(({ figures }) =>
    figures.filter((figure) => figure.kind === 'path' && figure.line?.dash !== undefined),
  );
  expect(cuts).toHaveLength(48);
  for (const cut of cuts) {
    if (cut.kind !== 'path') continue;
    const sides = [0, 1].map((axis) => {
      const places = cut.spots.map((spot) => spot[axis]);
      return Number((Math.max(...places) - Math.min(...places)).toFixed(6));
    });
    expect(sides).toEqual(POKER);
  }
});
