import { columnName, type Look, NOBODY, type Paint } from '@countertop/core';
import { DIRECTIONS, SIZE } from './lines.ts';
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
  const last = position.lastCell();
  const signs = (cell: number): string => {
    if (nameable.has(cell) && position.ownerAt(cell) === 1 - position.actor) return '[]';
    return cell === last ? '()' : '  ';
  };
  const letters = Array.from({ length: SIZE }, (_, column) => columnName(column)).join(' ');
  const border = look.paint(`    ${letters}`, 'dim');
  const lines = [border];
  for (let row = SIZE - 1; row >= 0; row--) {
    const label = look.paint(String(row + 1).padStart(2), 'dim');
    let cells = '';
    for (let column = 0; column < SIZE; column++) {
      const cell = row * SIZE + column;
      const owner = position.ownerAt(cell);
      const before = column > 0 ? signs(cell - 1)[1] : ' ';
      const [opening] = signs(cell);
      const paint = opening === '[' ? 'mark' : PAINTS[owner];
      cells += opening === ' ' ? before : opening;
      cells += owner < 0 ? look.paint('.', 'dim') : look.paint(MARKS[owner], paint);
    }
    lines.push(`${label} ${cells}${signs(row * SIZE + SIZE - 1)[1]}${label}`);
  }
  lines.push(border, '', seatLine(position, look, 0), seatLine(position, look, 1));
  return [...lines, ...bonusLines(position, look)].join('\n');
}

function seatLine(position: CounterminePosition, look: Look, seat: number): string {
  const mark = look.paint(MARKS[seat], PAINTS[seat]);
  const points = '*'.repeat(Math.min(GOAL, position.score(seat))).padEnd(GOAL, '-');
  const supply = String(position.supplyOf(seat)).padStart(2);
  const sign = position.actor === seat ? look.paint('  to move', 'bold') : position.share(seat) === 1 ? '  wins' : '';
  return `seat ${seat} ${mark}  points ${points} ${position.score(seat)}  supply ${supply}${sign}`;
}

function bonusLines(position: CounterminePosition, look: Look): string[] {
  if (position.actor === NOBODY) return [];
  if (position.maySwap) return [look.paint('seat 1 may swap', 'mark')];
  return position.bonusesOf(position.actor).map((runs) => {
    const names = runs.map(({ direction, cells }) => {
      const standing = cells.filter((cell) => position.ownerAt(cell) === 1 - position.actor);
      return standing.map((cell) => `x${writeBoardCell(cell)}${DIRECTIONS[direction]}`).join(' ');
    });
    return look.paint(`bonus action: ${names.join(' or ')}`, 'mark');
  });
}
