import { type Look, NOBODY, type Paint, type Word, wordLines } from '@countertop/core';
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

/** The part of the lattice that is drawn. */
interface View {
  readonly bottom: number;
  readonly top: number;
  /** The lattice's columns that are drawn in a row, both ends included. */
  readonly from: (y: number) => number;
  readonly to: (y: number) => number;
  /** How far to the right the point (x, y) is drawn. */
  readonly at: (x: number, y: number) => number;
  /** Whether columns end above that do not begin below. */
  readonly cut: boolean;
}

function stackLines(position: CounterplaysPosition, look: Look): string[] {
  const whole = wholeView(position);
  const view = look.columns !== undefined && widthOf(whole) > look.columns ? closeView(position) : whole;
  const lines = view.cut ? [axis(view, view.top + 1, look)] : [];
  for (let y = view.top; y >= view.bottom; y--) {
    const { upper, lower } = rowLines(position, y, view, look);
    lines.push(`${MARGIN}${upper}`.trimEnd(), `${look.paint(String(y).padStart(4), 'dim')} ${lower}`.trimEnd());
  }
  return [...lines, axis(view, view.bottom, look)];
}

/** The names of the lattice's columns where they meet this row of points. */
function axis(view: View, y: number, look: Look): string {
  const from = view.from(y);
  let names = ' '.repeat(view.at(from, y));
  for (let x = from; x <= view.to(y) + 1; x++) names += String(x).padEnd(4);
  return look.paint(`${MARGIN}${names}`.trimEnd(), 'dim');
}

const MARGIN = ' '.repeat(5);

function widthOf(view: View): number {
  return MARGIN.length + view.at(view.to(view.top) + 1, view.top) + 2;
}

/** The stack and one row and column of free cells around it: a slanting frame. */
function wholeView(position: CounterplaysPosition): View {
  const { left, right, bottom, top } = boundsOf(position);
  return {
    bottom,
    top,
    from: () => left,
    to: () => right,
    at: (x, y) => 4 * (x - left) + 2 * (y - bottom),
    cut: false,
  };
}

/** The same in an upright frame, without the free cells in the slanting one's corners. */
function closeView(position: CounterplaysPosition): View {
  const { bottom, top } = boundsOf(position);
  const places = tiles(position).flatMap(({ cells }) => cells.map(({ x, y }) => 4 * x + 2 * y));
  const left = Math.min(...places) - 4;
  const right = Math.max(...places) + 4;
  return {
    bottom,
    top,
    from: (y) => Math.ceil((left - 2 * y) / 4),
    to: (y) => Math.floor((right - 2 * y) / 4),
    at: (x, y) => 4 * x + 2 * y - left,
    cut: true,
  };
}

function boundsOf(position: CounterplaysPosition) {
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
  const indent = ' '.repeat(view.at(view.from(y), y));
  let upper = `${indent} `;
  let lower = indent;
  for (let x = view.from(y); x <= view.to(y); x++) {
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

/** Every tile with its placement, the last one in round brackets. */
function levelLines(position: CounterplaysPosition, look: Look): string[] {
  const lines: string[] = [];
  const deciding = position.decidingLevel();
  for (let level = position.top; level > 0; level--) {
    const tiles = position.levelTiles(level).map((tile): Word => {
      const text = `${tileText(tile)}=${writePlacement(tile.move)}`;
      return { text: tile.move === look.last ? `(${text})` : text, paint: PAINTS[tile.seat] };
    });
    const title = `level ${level}  ${position.tilesOn(level, 0)}:${position.tilesOn(level, 1)}`;
    const heading: Word = level === deciding ? { text: `${title} decides`, paint: 'bold' } : title;
    lines.push(...wordLines([heading, ...tiles], look));
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
