import { bad, brief, good, type Result, writeCell } from '@countertop/core';
import { COLOURS, LETTERS } from './sgf.ts';
import type { SgfNode } from './sgf-tree.ts';

/** One thing put on the field, or an empty move, in the order of the file. */
export interface SgfEntry {
  readonly seat: number;
  /** Undefined for an empty move. */
  readonly cell: string | undefined;
  readonly kind: 'setup' | 'move';
}

/** What a node puts on the field. */
export function readSgfEntries({ properties }: SgfNode, height: number): Result<SgfEntry[]> {
  const entries: SgfEntry[] = [];
  for (const { name, values } of properties) {
    if (name === 'AE') return bad('sgf-clearing');
    const seat = COLOURS.indexOf(name.at(-1) ?? '');
    if (seat < 0 || (name.length > 1 && name !== 'AB' && name !== 'AW')) continue;
    const kind = name.length > 1 ? 'setup' : 'move';
    for (const value of values) {
      if (kind === 'move' && value.trim() === '') {
        entries.push({ seat, cell: undefined, kind });
        continue;
      }
      const cells = readPoints(value.trim(), height);
      if (cells === undefined) return bad('sgf-point', { name, given: brief(value) });
      for (const cell of cells) entries.push({ seat, cell, kind });
    }
  }
  return good(entries);
}

/** A point, with the chains after it read past, or a rectangle of points `ab:cd`. */
function readPoints(value: string, height: number): string[] | undefined {
  const match = /^([a-zA-Z])([a-zA-Z])(?:\s*:\s*([a-zA-Z])([a-zA-Z])|\s*\..*)?$/s.exec(value);
  if (match === null) return undefined;
  const [, left, top, right = left, bottom = top] = match;
  const [x, y, toX, toY] = [left, top, right, bottom].map((letter) => LETTERS.indexOf(letter));
  const cells: string[] = [];
  for (let row = y; row <= toY; row++) {
    for (let column = x; column <= toX; column++) {
      if (height - 1 - row < 0) return undefined;
      cells.push(writeCell(column, height - 1 - row));
    }
  }
  return cells.length > 0 ? cells : undefined;
}
