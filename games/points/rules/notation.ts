import {
  bad,
  brief,
  good,
  type Move,
  NOBODY,
  type Problem,
  problem,
  type Result,
  readCell,
  writeCell,
} from '@countertop/core';
import { DONE, PLAY_OUT, type PointsPosition, STOP } from './position.ts';

export function writeMove(position: PointsPosition, move: Move): string {
  if (move === STOP) return 'stop';
  if (move === DONE) return 'done';
  return writeBoardCell(position, move);
}

export function writeBoardCell(position: PointsPosition, cell: Move): string {
  return writeCell(position.columnOf(cell), position.rowOf(cell));
}

/** The checked door: a legal move, or the reason why it is none. */
export function readMove(position: PointsPosition, text: string): Result<Move> {
  if (position.actor === NOBODY) return bad('game-over', { given: brief(text) });
  if (text === 'stop') {
    if (position.phase === PLAY_OUT) return bad('already-stopped');
    return position.mayStop ? good(STOP) : bad('stop-too-early');
  }
  if (text === 'done') return position.phase === PLAY_OUT ? good(DONE) : bad('nobody-stopped');
  const dot = readOpenCell(position, text);
  if (!dot.ok) return dot;
  const { bound } = position;
  if (bound !== undefined) {
    const column = position.columnOf(dot.value);
    const row = position.rowOf(dot.value);
    if (column < bound.left || column > bound.right || row < bound.bottom || row > bound.top) {
      return bad('not-in-middle', {
        cell: text,
        from: writeCell(bound.left, bound.bottom),
        to: writeCell(bound.right, bound.top),
      });
    }
  }
  return dot;
}

export function readBoardCell(position: PointsPosition, text: string): Result<Move> {
  const at = readCell(text);
  if (at === undefined) return bad('move-unreadable', { given: brief(text) });
  if (at.column >= position.width || at.row >= position.height) return bad('off-board', { cell: text });
  return good(position.cellAt(at.column, at.row));
}

/** An open dot (R2), wherever on the field. */
export function readOpenCell(position: PointsPosition, text: string): Result<Move> {
  const cell = readBoardCell(position, text);
  if (!cell.ok) return cell;
  const wrong = whyNotOpen(position, cell.value, text);
  return wrong === undefined ? cell : { ok: false, problem: wrong };
}

function whyNotOpen(position: PointsPosition, move: Move, cell: string): Problem | undefined {
  if (position.isOpen(move)) return undefined;
  const by = position.circledBy(move);
  if (position.ownerAt(move) !== undefined || by === undefined) return problem('taken', { cell });
  return problem('circled', { cell, by });
}
