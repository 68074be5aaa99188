import { columnName, type Look, markedRow, NOBODY, type Word, wordLines } from '@countertop/core';
import { writeBoardCell } from './notation.ts';
import { DONE, PLAY_OUT, type PointsPosition } from './position.ts';

/** Live points of seats 0 and 1, their circled points, and empty dots circled by them. */
const LIVE_SIGNS = ['X', 'O'];
const DEAD_SIGNS = ['x', 'o'];
const CIRCLED_SIGNS = ['+', '='];
const SEAT_PAINTS = ['seat0', 'seat1'] as const;

export function picture(position: PointsPosition, look: Look): string {
  const { width, height } = position;
  const margin = ' '.repeat(String(height).length + 1);
  // Without room for a blank between two dots they stand side by side.
  const gap = look.columns !== undefined && margin.length + 2 * width > look.columns ? '' : ' ';
  const names = Array.from({ length: width }, (_, column) => columnName(column).padStart(2));
  // The last point stands in round brackets; where there is no room for them, it is named below.
  const last = look.last !== undefined && look.last > DONE ? look.last : undefined;
  // Column names of two letters stand upright, one letter above the other.
  const header = width > 26 ? [0, 1] : [1];
  const ruler = header.map((place) => look.paint(`${margin}${names.map((name) => name[place]).join(gap)}`, 'dim'));
  const rows: string[] = [];
  for (let row = height - 1; row >= 0; row--) {
    const label = look.paint(String(row + 1).padStart(margin.length - 1), 'dim');
    const signs = Array.from({ length: width }, (_, column) => sign(position, position.cellAt(column, row), look));
    const markOf = (column: number) => (column in signs && position.cellAt(column, row) === last ? '()' : undefined);
    rows.push(gap === '' ? `${label} ${signs.join('')}` : `${label}${markedRow(signs, markOf)}`.trimEnd());
  }
  const words = status(position);
  if (gap === '' && last !== undefined) words.push(`last ${writeBoardCell(position, last)}`);
  return [...ruler, ...rows, ...ruler, ...wordLines(words, look), ...legend(look)].join('\n');
}

function sign(position: PointsPosition, cell: number, look: Look): string {
  const owner = position.ownerAt(cell);
  const by = position.circledBy(cell);
  if (owner !== undefined) {
    return look.paint(by === undefined ? LIVE_SIGNS[owner] : DEAD_SIGNS[owner], SEAT_PAINTS[owner]);
  }
  if (by !== undefined) return look.paint(CIRCLED_SIGNS[by], SEAT_PAINTS[by]);
  const { bound } = position;
  if (bound === undefined) return look.paint('.', 'dim');
  const column = position.columnOf(cell);
  const row = position.rowOf(cell);
  const within = column >= bound.left && column <= bound.right && row >= bound.bottom && row <= bound.top;
  return within ? look.paint(':', 'mark') : look.paint('.', 'dim');
}

function status(position: PointsPosition): Word[] {
  const words: Word[] = [
    'circled:',
    ...[0, 1].map((seat) => ({ text: `${LIVE_SIGNS[seat]} ${position.score(seat)}`, paint: SEAT_PAINTS[seat] })),
  ];
  if (position.actor === NOBODY) return [...words, 'over'];
  const doing = position.phase === PLAY_OUT ? 'plays on alone' : 'to move';
  return [...words, { text: `${LIVE_SIGNS[position.actor]} ${doing}`, paint: SEAT_PAINTS[position.actor] }];
}

function legend(look: Look): string[] {
  const words = ['X O live', 'x o circled points', '+ circled by X', '= circled by O'];
  return wordLines(words, look).map((line) => look.paint(line, 'dim'));
}
