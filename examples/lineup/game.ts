import { columnName, type Game, type Look } from '@countertop/core';
import { readMove, writeMove } from './notation.ts';
import { LineupPosition, ROWS, WIDEST } from './rules.ts';

export const lineup: Game<LineupPosition> = {
  id: 'lineup',
  name: 'Lineup',
  seats: { min: 2, max: 2 },
  options: [{ kind: 'integer', name: 'width', min: 4, max: WIDEST, default: 7 }],
  presets: [{ name: 'standard', options: { width: 7 } }],
  words: {
    'no-column': 'There is no column {column}; the last one is {last}.',
    'column-full': 'Column {column} is full.',
  },
  start: (options) => new LineupPosition(Number(options['width'])),
  read: readMove,
  write: (_, move) => writeMove(move),
  picture,
};

function picture(position: LineupPosition, look: Look): string {
  const lines: string[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    const cells = columns(position).map((column) => {
      const owner = position.ownerAt(column, row);
      if (owner < 0) return look.paint('.', 'dim');
      return owner === 0 ? look.paint('x', 'seat0') : look.paint('o', 'seat1');
    });
    lines.push(cells.join(' '));
  }
  return [...lines, columns(position).map(columnName).join(' ')].join('\n');
}

function columns(position: LineupPosition): number[] {
  return Array.from({ length: position.width }, (_, column) => column);
}
