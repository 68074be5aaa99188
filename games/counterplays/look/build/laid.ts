import type { Move } from '@countertop/core';
import { cellKey, cellsOf, readPlacement, tileOf, writePlacement } from '../../index.ts';

/** A tile on the table of a builder. */
export interface Laid {
  readonly move: Move;
  readonly seat: number;
}

export function isSame(one: Laid, other: Laid): boolean {
  return one.move === other.move && one.seat === other.seat;
}

/** The cells under some tiles, by their keys. */
export function covered(tiles: readonly Laid[]): ReadonlySet<string> {
  return new Set(tiles.flatMap(({ move }) => cellsOf(move).map(cellKey)));
}

/** Tiles as one line: white ones in notation, black ones with a star before. */
export function writeLaid(tiles: readonly Laid[]): string {
  return tiles.map(({ move, seat }) => `${seat === 1 ? '*' : ''}${writePlacement(move)}`).join(' ');
}

/** What can be read of a line: nothing twice, nothing over anything else. */
export function readLaid(line: string): readonly Laid[] {
  const tiles: Laid[] = [];
  const taken = new Set<string>();
  const used = new Set<string>();
  for (const word of line.split(' ')) {
    const seat = word.startsWith('*') ? 1 : 0;
    const read = readPlacement(word.slice(seat));
    if (!read.ok) continue;
    const move = read.value;
    const keys = cellsOf(move).map(cellKey);
    const own = `${seat}${tileOf(move)}`;
    if (used.has(own) || keys.some((key) => taken.has(key))) continue;
    used.add(own);
    for (const key of keys) taken.add(key);
    tiles.push({ move, seat });
  }
  return tiles;
}
