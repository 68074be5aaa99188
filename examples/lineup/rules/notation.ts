import { bad, brief, columnName, good, type Move, type Result } from '@countertop/core';
import type { LineupPosition } from './position.ts';

/** A column's letter. */
export function writeMove(_position: LineupPosition, move: Move): string {
  return columnName(move);
}

/** The checked door: a legal move, or the reason why it is none. */
export function readMove(position: LineupPosition, text: string): Result<Move> {
  if (!/^[a-z]$/.test(text)) return bad('move-unreadable', { given: brief(text) });
  const column = text.charCodeAt(0) - 97;
  if (column >= position.width) return bad('no-column', { column: text, last: columnName(position.width - 1) });
  if (position.isFull(column)) return bad('column-full', { column: text }); // R2
  return good(column);
}
