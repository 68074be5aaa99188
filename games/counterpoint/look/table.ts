import type { Grid } from '../rules/grid.ts';
import { FULL_RESERVE } from '../rules/position.ts';

/** Where a seat's reserve lies: the middle of its tray, how it lies, how large, and where its name and points stand. */
export interface Home {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
  readonly size: number;
  readonly label: 'beside' | 'over' | 'under';
}

/** A board with its reserves and the bag, in units of a tenth of a space. */
export interface TableLayout {
  readonly width: number;
  readonly height: number;
  /** How high it is without a bag below. */
  readonly foot: number;
  /** The corner of the first space, above and left. */
  readonly left: number;
  readonly top: number;
  readonly homes: readonly Home[];
  /** The middle of the bag, and how many columns its counts have: all in a line, or two and two. */
  readonly bag: { readonly x: number; readonly y: number; readonly size: number; readonly columns: number };
}

/** Wood around the spaces. */
export const RIM = 3;
const TRAY = 11;
const TRAY_LENGTH = 42;
const GAP = 1;
const BAG_LINE = 72;

/** Who sits around it: how many, whose side is below or beside the playing hand, and which hand that is. */
export interface Round {
  readonly seats: number;
  readonly near: number;
  readonly hand: 'left' | 'right';
}

/**
 * The reserves lie above and below the board, or left and right of it: whichever leaves more room for the board in this place. The near
 * seat is below or beside the playing hand, and the others follow clockwise.
 */
export function tableFor(
  grid: Pick<Grid, 'width' | 'height'>,
  { seats, near, hand }: Round,
  room: { readonly width: number; readonly height: number } | undefined,
): TableLayout {
  const table = roomiest(grid, seats, room, hand);
  return { ...table, homes: Array.from({ length: seats }, (_, seat) => table.homes[(seat - near + seats) % seats]) };
}

function roomiest(
  grid: Pick<Grid, 'width' | 'height'>,
  seats: number,
  room: { readonly width: number; readonly height: number } | undefined,
  hand: 'left' | 'right',
): TableLayout {
  const rows = inRows(grid, seats);
  if (room === undefined || room.width === 0 || room.height === 0) return rows;
  const columns = inColumns(grid, seats);
  const scale = ({ width, height }: TableLayout) => Math.min(room.width / width, room.height / height);
  if (scale(columns) < 1.05 * scale(rows)) return rows;
  return hand === 'right' ? columns : mirrored(columns, grid.width * 10);
}

function inRows(grid: Pick<Grid, 'width' | 'height'>, seats: number): TableLayout {
  const two = seats === 2;
  const size = two ? 1 : 0.8;
  const label = two ? 0 : 5;
  const row = label + TRAY * size + GAP;
  const width = Math.max(grid.width * 10 + 2 * RIM + 2 * GAP, two ? 60 : 70);
  const board = grid.height * 10 + 2 * RIM;
  const above = GAP + label + (TRAY * size) / 2;
  const below = GAP + row + board + GAP + (TRAY * size) / 2;
  const bag = GAP + row + board + GAP + row;
  const home = (x: number, y: number): Home => ({
    x,
    y,
    upright: false,
    size,
    label: two ? 'beside' : y < row ? 'over' : 'under',
  });
  const [left, right] = [width / 4 + 0.25, (width * 3) / 4 - 0.25];
  return {
    width,
    height: bag + 10,
    foot: bag,
    left: (width - grid.width * 10) / 2,
    top: GAP + row + RIM,
    homes: two
      ? [home(width / 2, below), home(width / 2, above)]
      : [home(seats === 3 ? width / 2 : left, below), home(left, above), home(right, above), home(right, below)],
    bag: { x: width / 2, y: bag + 5, size: Math.min(1, width / BAG_LINE), columns: 4 },
  };
}

function inColumns(grid: Pick<Grid, 'width' | 'height'>, seats: number): TableLayout {
  const two = seats === 2;
  const pitch = TRAY + 1.5;
  const inner = GAP + TRAY / 2;
  const side = (trays: number) => GAP + trays * pitch + RIM;
  const [left, right] = [side(two ? 1 : 2), side(seats === 4 ? 2 : 1)];
  const width = left + grid.width * 10 + right;
  const board = grid.height * 10 + 2 * RIM;
  // A tray with its name and points above it and, where there is room for it below, the bag.
  const height = Math.max(board + 2 * GAP, TRAY_LENGTH + (two ? 25 : 12));
  const y = (height + 9) / 2 - (two ? 5 : 0);
  const home = (x: number): Home => ({ x, y, upright: true, size: 1, label: 'over' });
  return {
    width,
    height: height + (two ? 0 : 11),
    foot: height,
    left,
    top: (height - grid.height * 10) / 2,
    homes: two
      ? [home(width - inner), home(inner)]
      : [home(width - right + RIM + 0.5 + TRAY / 2 + 0.5), home(inner + pitch), home(inner), home(width - inner)],
    bag: two
      ? { x: inner, y: height - 6, size: 0.78, columns: 2 }
      : { x: width / 2, y: height + 5.5, size: Math.min(1, width / BAG_LINE), columns: 4 },
  };
}

function mirrored(table: TableLayout, board: number): TableLayout {
  return {
    ...table,
    left: table.width - table.left - board,
    homes: table.homes.map((home) => ({ ...home, x: table.width - home.x })),
    bag: { ...table.bag, x: table.width - table.bag.x },
  };
}

/** The middle of a place in a reserve, as the table sees it. */
export function placeOn({ x, y, upright, size }: Home, index: number): { readonly x: number; readonly y: number } {
  const along = alongTray(index) * size;
  return upright ? { x, y: y + along } : { x: x + along, y };
}

/** How far from the middle of its tray a place is. */
export function alongTray(index: number): number {
  return (index - (FULL_RESERVE - 1) / 2) * 10;
}
