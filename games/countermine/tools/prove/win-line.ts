import { readBoardCell, writeBoardCell } from '../../rules/notation.ts';
import { type Opening, readOpening, writeOpening } from './opening.ts';

/**
 * A line of a certificate, `f6 a1 g7 a3: g8h9…`: an opening after which the attacker is to move, and his cubes in the order in which a
 * replay asks for them. `f6 a1 g7 e7? 2000`: not found within so many positions.
 */
export interface WinLine {
  readonly opening: Opening;
  readonly cubes?: readonly number[];
  /** How many positions a search that found nothing has looked at. */
  readonly tried?: number;
}

export function writeWin(opening: Opening, cubes: readonly number[]): string {
  return `${writeOpening(opening)}: ${cubes.map(writeBoardCell).join('')}`;
}

export function writeTried(opening: Opening, tried: number): string {
  return `${writeOpening(opening)}? ${tried}`;
}

/** Undefined where the line is none. */
export function readWinLine(line: string): WinLine | undefined {
  const parts = /^([a-l0-9 ]+)([:?]) ([a-l0-9]+)$/.exec(line);
  const opening = parts === null ? undefined : readOpening(parts[1]);
  if (parts === null || opening === undefined) return undefined;
  if (parts[2] === '?') return { opening, tried: Number(parts[3]) };
  const cubes: number[] = [];
  for (const name of parts[3].match(/[a-l][0-9]*/g) ?? []) {
    const cell = readBoardCell(name);
    if (!cell.ok) return undefined;
    cubes.push(cell.value);
  }
  return { opening, cubes };
}
