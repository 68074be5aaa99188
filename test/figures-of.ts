import { type Figure, PAPERS, type Printable } from '@countertop/core';

/** All that is drawn on the pages of a sheet. */
export function figuresOf(sheets: readonly Printable[], id: string): readonly Figure[] {
  const sheet = sheets.find((each) => each.id === id);
  return sheet?.pages(PAPERS.a4).flatMap(({ figures }) => figures) ?? [];
}
