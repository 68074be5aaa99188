import { columnName, type Look, markedRow } from '@countertop/core';
import { COLOURS } from './colours.ts';
import { cellOfMove } from './moves.ts';
import type { CounterpointPosition } from './position.ts';
import { NO_SPACE, STAGE, VACANT } from './state.ts';

/** The board from above, then bag, reserves and points; `>` marks the seat whose turn it is. */
export function picture(position: CounterpointPosition, look: Look): string {
  return [...boardLines(position, look), '', bagLine(position, look), ...seatLines(position, look)].join('\n');
}

function boardLines(position: CounterpointPosition, { paint, last }: Look): string[] {
  const { width, height } = position.grid;
  // Where the last counter went, in round brackets: they show without colours too.
  const lastCell = last === undefined ? undefined : cellOfMove(last);
  const lines: string[] = [];
  for (let row = height - 1; row >= 0; row--) {
    const name = paint(String(row + 1).padStart(2), 'dim');
    const cells: string[] = [];
    for (let column = 0; column < width; column++) {
      const colour = position.colourAt(row * width + column);
      cells.push(colour === NO_SPACE ? ' ' : colour === VACANT ? paint('.', 'dim') : counter(colour, { paint }));
    }
    const markOf = (column: number) => (column in cells && row * width + column === lastCell ? '()' : undefined);
    lines.push(`${name}${markedRow(cells, markOf)}`.trimEnd());
  }
  const columns = Array.from({ length: width }, (_, column) => columnName(column));
  lines.push(`   ${paint(columns.join(' '), 'dim')}`);
  return lines;
}

function bagLine(position: CounterpointPosition, look: Look): string {
  const counts = COLOURS.map((_, colour) => `${counter(colour, look)}${position.inBag(colour)}`);
  return `bag ${counts.join(' ')}${position.stage === STAGE.lots ? '  (lots)' : ''}`;
}

function seatLines(position: CounterpointPosition, look: Look): string[] {
  const over = position.stage === STAGE.over;
  const winners = position.winners() ?? [];
  return Array.from({ length: position.seats }, (_, seat) => {
    const mark = over ? (winners.includes(seat) ? '*' : ' ') : seat === position.turn ? '>' : ' ';
    const held = position.reserveSize(seat);
    const reserve = COLOURS.map((_, colour) => counter(colour, look).repeat(position.inReserve(seat, colour))).join('');
    const team = position.partners ? ` (together ${position.teamScore(seat)})` : '';
    const points = `${position.score(seat)} ${position.score(seat) === 1 ? 'point' : 'points'}`;
    return `${look.paint(mark, 'mark')} seat ${seat}  ${reserve}${' '.repeat(4 - held)}  ${points}${team}`;
  });
}

function counter(colour: number, { paint }: Look): string {
  const { letter, name } = COLOURS[colour];
  return paint(letter, name);
}
