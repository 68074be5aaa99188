import { columnName, type Look, markedRow, NOBODY, type Paint, type Word, wordLines } from '@countertop/core';
import { DIRECTIONS, SIZE } from './lines.ts';
import { cellOfMove, SWAP } from './moves.ts';
import { writeBoardCell } from './notation.ts';
import { type CounterminePosition, GOAL } from './position.ts';

const MARKS = ['X', 'O'] as const;
const PAINTS: readonly Paint[] = ['seat0', 'seat1'];

/** The board with its coordinates, then a line for each seat, and the bonus actions that are open. */
export function picture(position: CounterminePosition, look: Look): string {
  const nameable = new Set(
    position.actor === NOBODY
      ? []
      : position.bonusesOf(position.actor).flatMap((runs) => runs.flatMap((run) => run.cells)),
  );
  // Both show without colours too: what a strike may name stands in brackets, the last move in round ones.
  const last = look.last === undefined || look.last === SWAP ? -1 : cellOfMove(look.last);
  const isNameable = (cell: number): boolean => nameable.has(cell) && position.ownerAt(cell) === 1 - position.actor;
  const markOf = (cell: number): string | undefined => (isNameable(cell) ? '[]' : cell === last ? '()' : undefined);
  const letters = Array.from({ length: SIZE }, (_, column) => columnName(column)).join(' ');
  const border = look.paint(`    ${letters}`, 'dim');
  const lines = [border];
  for (let row = SIZE - 1; row >= 0; row--) {
    const label = look.paint(String(row + 1).padStart(2), 'dim');
    const cells = Array.from({ length: SIZE }, (_, column) => {
      const cell = row * SIZE + column;
      const owner = position.ownerAt(cell);
      if (owner < 0) return look.paint('.', 'dim');
      return look.paint(MARKS[owner], isNameable(cell) ? 'mark' : PAINTS[owner]);
    });
    const markAt = (column: number) => (column in cells ? markOf(row * SIZE + column) : undefined);
    lines.push(`${label} ${markedRow(cells, markAt)}${label}`);
  }
  lines.push(border, '', ...seatLines(position, look, 0), ...seatLines(position, look, 1));
  return [...lines, ...bonusLines(position, look)].join('\n');
}

function seatLines(position: CounterminePosition, look: Look, seat: number): string[] {
  const points = '*'.repeat(Math.min(GOAL, position.score(seat))).padEnd(GOAL, '-');
  const words: Word[] = [
    { text: `seat ${seat} ${MARKS[seat]}`, paint: PAINTS[seat] },
    `points ${points} ${position.score(seat)}`,
    `supply ${String(position.supplyOf(seat)).padStart(2)}`,
  ];
  if (position.actor === seat) words.push({ text: 'to move', paint: 'bold' });
  else if (position.share(seat) === 1) words.push('wins');
  return wordLines(words, look);
}

function bonusLines(position: CounterminePosition, look: Look): string[] {
  if (position.actor === NOBODY) return [];
  if (position.maySwap) return [look.paint('seat 1 may swap', 'mark')];
  return position.bonusesOf(position.actor).flatMap((runs) => {
    const words = runs.map(({ direction, cells }, index): Word => {
      const standing = cells.filter((cell) => position.ownerAt(cell) === 1 - position.actor);
      const names = standing.map((cell) => `x${writeBoardCell(cell)}${DIRECTIONS[direction]}`).join(' ');
      return { text: `${index === 0 ? 'bonus action:' : 'or'} ${names}`, paint: 'mark' };
    });
    return wordLines(words, look);
  });
}
