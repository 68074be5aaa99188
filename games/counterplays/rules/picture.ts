import { type Look, NOBODY, type Paint } from '@countertop/core';
import { writePlacement } from './notation.ts';
import { type CounterplaysPosition, lettersOf, type PlacedTile } from './position.ts';

const NAMES = ['White', 'Black'] as const;
const PAINTS: readonly Paint[] = ['seat0', 'seat1'];

/**
 * The stack from above, then its levels and the tiles left. A lattice point (x, y) stands at the column 4x + 2y; a row
 * of the lattice is two lines:
 *
 *      /\2 /     the cell standing on its tip holds the level
 *     /N_\/      the upright cell holds the tile's letter: capital for White, small for Black
 *
 * Lines are drawn only between different tiles. The numbers on the left are y, those below x, for the points where
 * the slanting lines end.
 */
export function picture(position: CounterplaysPosition, look: Look): string {
  return [...stackLines(position, look), '', ...levelLines(position, look), '', ...seatLines(position, look)].join(
    '\n',
  );
}

function stackLines(position: CounterplaysPosition, look: Look): string[] {
  const view = viewOf(position);
  const lines: string[] = [];
  for (let y = view.top; y >= view.bottom; y--) {
    const { upper, lower } = rowLines(position, y, view, look);
    lines.push(`${' '.repeat(5)}${upper}`.trimEnd(), `${look.paint(String(y).padStart(4), 'dim')} ${lower}`.trimEnd());
  }
  let axis = ' '.repeat(5);
  for (let x = view.left; x <= view.right + 1; x++) axis += String(x).padEnd(4);
  lines.push(look.paint(axis.trimEnd(), 'dim'));
  return lines;
}

interface View {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The stack and one row and column of free cells around it. */
function viewOf(position: CounterplaysPosition): View {
  const cells = tiles(position).flatMap((tile) => tile.cells);
  if (cells.length === 0) return { left: 0, right: 3, bottom: 0, top: 3 };
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 1,
    bottom: Math.min(...ys) - 1,
    top: Math.max(...ys) + 1,
  };
}

/** The two lines of one row. Each cell has the same two characters' room as the edges beside it. */
function rowLines(position: CounterplaysPosition, y: number, view: View, look: Look): { upper: string; lower: string } {
  const indent = ' '.repeat(2 * (y - view.bottom));
  let upper = `${indent} `;
  let lower = indent;
  for (let x = view.left; x <= view.right; x++) {
    const up = position.topTileAt(x, y, false);
    const down = position.topTileAt(x, y, true);
    const before = position.topTileAt(x - 1, y, true);
    const below = position.topTileAt(x, y - 1, true);
    const bare = up < 0 ? look.paint('.', 'dim') : ' ';
    const slash = look.paint('/', 'dim');
    const backslash = look.paint('\\', 'dim');
    lower += up === before ? bare : slash;
    lower += up < 0 ? ' ' : paintTile(position.placedTile(up), look);
    lower += up === below ? ' ' : look.paint('_', 'dim');
    lower += up === down ? ' ' : backslash;
    upper += up === before ? ' ' : slash;
    upper += up === down ? ' ' : backslash;
    upper += down < 0 ? ' ' : look.paint(String(position.levels[down]), PAINTS[down & 1]);
    upper += ' ';
  }
  return { upper, lower };
}

function levelLines(position: CounterplaysPosition, look: Look): string[] {
  const lines: string[] = [];
  const deciding = position.decidingLevel();
  for (let level = position.top; level > 0; level--) {
    const parts = position.levelTiles(level).map((tile) => {
      return look.paint(`${tileText(tile)}=${writePlacement(tile.move)}`, PAINTS[tile.seat]);
    });
    const count = `${position.tilesOn(level, 0)}:${position.tilesOn(level, 1)}`;
    const title = `level ${level}  ${count}${level === deciding ? ' decides' : ''}`;
    lines.push(`${level === deciding ? look.paint(title, 'bold') : title}  ${parts.join(' ')}`);
  }
  return lines.length === 0 ? ['The table is empty.'] : lines;
}

function seatLines(position: CounterplaysPosition, look: Look): string[] {
  const winners = position.winners();
  return NAMES.map((name, seat) => {
    const turn = position.actor === seat ? '>' : ' ';
    const won =
      position.actor === NOBODY && winners?.includes(seat) ? (winners.length === 2 ? '  draw' : '  wins') : '';
    const left = lettersOf(position.tilesLeft(seat)) || '-';
    return `${turn} ${look.paint(name, PAINTS[seat])}  score ${position.score(seat)}  left ${left}${won}`;
  });
}

function tiles(position: CounterplaysPosition): PlacedTile[] {
  return Array.from({ length: position.ply }, (_, index) => position.placedTile(index));
}

function paintTile(tile: PlacedTile, look: Look): string {
  return look.paint(tileText(tile), PAINTS[tile.seat]);
}

function tileText({ tile, seat }: PlacedTile): string {
  return seat === 0 ? tile.letter : tile.letter.toLowerCase();
}
