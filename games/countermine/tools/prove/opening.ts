import { CELLS, COLUMN_OF, ROW_OF, SIZE } from '../../rules/lines.ts';
import { readBoardCell, writeBoardCell } from '../../rules/notation.ts';

/** Cells of cubes in turn, the attacker's first. */
export type Opening = readonly number[];

/** What a mirror makes of a cell, by mirror and cell: four turns of the board, and the same seen from behind. */
const IMAGES = Array.from({ length: 8 }, (_, mirror) =>
  Array.from({ length: CELLS }, (_, cell) => {
    const row = (mirror & 1) === 0 ? ROW_OF[cell] : SIZE - 1 - ROW_OF[cell];
    const column = (mirror & 2) === 0 ? COLUMN_OF[cell] : SIZE - 1 - COLUMN_OF[cell];
    return (mirror & 4) === 0 ? row * SIZE + column : column * SIZE + row;
  }),
);

export function imagesOf(opening: Opening): Opening[] {
  return IMAGES.map((image) => opening.map((cell) => image[cell]));
}

/** The same for openings that lead to the same position or to mirror images of it. */
export function sameness(opening: Opening): bigint {
  let least: bigint | undefined;
  for (const image of imagesOf(opening)) {
    let key = 0n;
    image.forEach((cell, ply) => {
      key |= 1n << BigInt(ply % 2 === 0 ? CELLS + cell : cell);
    });
    if (least === undefined || key < least) least = key;
  }
  return least ?? 0n;
}

export function writeOpening(opening: Opening): string {
  return opening.map(writeBoardCell).join(' ');
}

/** Undefined where the text is none: a cell that is not on the board, or one that is taken. */
export function readOpening(text: string): Opening | undefined {
  const cells: number[] = [];
  for (const name of text.split(' ')) {
    const cell = readBoardCell(name);
    if (!cell.ok || cells.includes(cell.value)) return undefined;
    cells.push(cell.value);
  }
  return cells;
}

/** The cells that an opening leaves empty. */
export function emptyAfter(opening: Opening): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !opening.includes(cell));
}
