import { columnName, type Game, type Look, markedRow, type OptionSpec, type OptionsOf } from '@countertop/core';
import { readMove, writeMove } from './rules/notation.ts';
import { LineupPosition, ROWS, WIDEST } from './rules/position.ts';
import { card, problems } from './words/en.ts';

const options = [
  { kind: 'integer', name: 'width', min: 4, max: WIDEST, default: 7 },
] as const satisfies readonly OptionSpec[];

export const game: Game<LineupPosition, OptionsOf<typeof options>> = {
  id: 'lineup',
  name: card.name,
  seats: { min: 2, max: 2 },
  options,
  presets: [{ name: 'standard', options: { width: 7 } }],
  words: problems,
  start: ({ width }) => new LineupPosition(width),
  read: readMove,
  write: writeMove,
  picture,
};

/** The last disc stands in round brackets, which show without colours too. */
function picture(position: LineupPosition, look: Look): string {
  const lines: string[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    const cells = columns(position).map((column) => {
      const owner = position.ownerAt(column, row);
      if (owner < 0) return look.paint('.', 'dim');
      return owner === 0 ? look.paint('x', 'seat0') : look.paint('o', 'seat1');
    });
    const isTop = (column: number): boolean =>
      position.ownerAt(column, row) >= 0 && position.ownerAt(column, row + 1) < 0;
    const markOf = (column: number) => (column === look.last && isTop(column) ? '()' : undefined);
    lines.push(markedRow(cells, markOf).trimEnd());
  }
  return [...lines, ` ${columns(position).map(columnName).join(' ')}`].join('\n');
}

function columns(position: LineupPosition): number[] {
  return Array.from({ length: position.width }, (_, column) => column);
}
