import { columnName, type Look, NOBODY } from '@countertop/core';
import { PLAY_OUT, type PointsPosition } from './position.ts';

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
  // Column names of two letters stand upright, one letter above the other.
  const header = width > 26 ? [0, 1] : [1];
  const ruler = header.map((place) => look.paint(`${margin}${names.map((name) => name[place]).join(gap)}`, 'dim'));
  const rows: string[] = [];
  for (let row = height - 1; row >= 0; row--) {
    const label = look.paint(String(row + 1).padStart(margin.length - 1), 'dim');
    const signs = Array.from({ length: width }, (_, column) => sign(position, position.cellAt(column, row), look));
    rows.push(`${label} ${signs.join(gap)}`);
  }
  return [...ruler, ...rows, ...ruler, status(position, look), legend(look)].join('\n');
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

function status(position: PointsPosition, look: Look): string {
  const seats = [0, 1].map((seat) => look.paint(`${LIVE_SIGNS[seat]} ${position.score(seat)}`, SEAT_PAINTS[seat]));
  const score = `circled: ${seats.join('  ')}`;
  if (position.actor === NOBODY) return `${score}   over`;
  const mover = look.paint(LIVE_SIGNS[position.actor], SEAT_PAINTS[position.actor]);
  return position.phase === PLAY_OUT ? `${score}   ${mover} plays on alone` : `${score}   ${mover} to move`;
}

function legend(look: Look): string {
  const signs = 'X O live   x o circled points';
  const areas = '+ circled by X   = circled by O';
  const wide = look.columns === undefined || look.columns > signs.length + 3 + areas.length;
  return look.paint(wide ? `${signs}   ${areas}` : `${signs}\n${areas}`, 'dim');
}
