import { bad, brief, good, type Move, NOBODY, type Result, readCell, writeCell } from '@countertop/core';
import { COLUMN_OF, DIRECTIONS, ROW_OF, SIZE } from './lines.ts';
import { cellOfMove, directionOfStrike, isStrike, SWAP, strikeMove } from './moves.ts';
import type { CounterminePosition } from './position.ts';

/** `a1` to `l12`: the same in every position. */
export function writeBoardCell(cell: number): string {
  return writeCell(COLUMN_OF[cell], ROW_OF[cell]);
}

export function readBoardCell(text: string): Result<number> {
  const at = readCell(text);
  if (at === undefined) return bad('cell-unreadable', { given: brief(text) });
  if (at.column >= SIZE || at.row >= SIZE) return bad('off-board', { cell: text });
  return good(at.row * SIZE + at.column);
}

/** R11: a cell that is free for a cube. */
export function readOpenCell(position: CounterminePosition, text: string): Result<number> {
  const cell = readBoardCell(text);
  return cell.ok && position.ownerAt(cell.value) >= 0 ? bad('taken', { cell: text }) : cell;
}

/** `f6` places a cube; `xf6-` strikes the run along that row and takes f6; `swap` takes over the first cube. */
export function writeMove(_position: CounterminePosition, move: Move): string {
  if (move === SWAP) return 'swap';
  const name = writeBoardCell(cellOfMove(move));
  return isStrike(move) ? `x${name}${DIRECTIONS[directionOfStrike(move)]}` : name;
}

/** The checked door: a legal move, or the reason why it is none. */
export function readMove(position: CounterminePosition, text: string): Result<Move> {
  if (position.actor === NOBODY) return bad('game-over', { given: brief(text) });
  if (text === 'swap') return readSwap(position);
  // No cell of the board is written with x: its columns end at l.
  if (text.startsWith('x')) return readStrike(position, text);
  const cell = readBoardCell(text);
  if (!cell.ok) {
    return cell.problem.code === 'cell-unreadable' ? bad('move-unreadable', { given: brief(text) }) : cell;
  }
  if (position.mustStrike) return bad('bonus-first', { given: text, legal: strikes(position) });
  return readOpenCell(position, text);
}

function readSwap(position: CounterminePosition): Result<Move> {
  if (position.maySwap) return good(SWAP);
  if (!position.playsSwap) return bad('swap-not-played');
  return bad(position.swapIsOpen ? 'swap-early' : 'swap-late');
}

function readStrike(position: CounterminePosition, text: string): Result<Move> {
  const match = /^x([a-z]{1,3}[1-9][0-9]{0,3})([-|/\\]?)$/.exec(text);
  if (match === null) return bad('move-unreadable', { given: brief(text) });
  const [, name, sign] = match;
  const cell = readBoardCell(name);
  if (!cell.ok) return cell;
  if (!position.mustStrike) return bad('no-bonus', { given: text });
  const legal = strikes(position);
  if (sign === '') return bad('strike-direction', { given: text, legal });
  const direction = DIRECTIONS.indexOf(sign);
  const named = position
    .bonusesOf(position.actor)
    .flat()
    .some((run) => run.direction === direction && run.cells.includes(cell.value));
  if (!named) return bad('strike-not-in-run', { given: text, legal });
  if (position.ownerAt(cell.value) !== 1 - position.actor) return bad('strike-fallen', { cell: name, legal });
  return good(strikeMove(cell.value, direction));
}

/** The strikes that are open, for messages. */
function strikes(position: CounterminePosition): string {
  const texts: string[] = [];
  for (const { direction, cells } of position.bonusesOf(position.actor).flat()) {
    for (const cell of cells) {
      if (position.ownerAt(cell) === 1 - position.actor) texts.push(writeMove(position, strikeMove(cell, direction)));
    }
  }
  return texts.join(', ');
}
