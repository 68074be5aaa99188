import { existsSync, readdirSync } from 'node:fs';
import type { Phases } from './reliability.ts';

/** How a game is measured: what its tools/measure.ts exports. */
export interface Measuring {
  readonly game: string;
  /** Where its levels are measured. The first table is the one that the page tells of. */
  readonly tables: readonly [MeasuredTable, ...MeasuredTable[]];
  /** What the highest level, whose effort is a time, looks at instead: so anybody can play the same games again. */
  readonly highest: number;
  /** What it looks at in a second of one core, about. */
  readonly second: number;
  /** For the games that say how far its chances and values can be trusted: a table of two sides, and nodes for every move. */
  readonly reliability: Phases & { readonly table: MeasuredTable; readonly nodes: number };
}

export interface MeasuredTable {
  /** `2 seats`: as it stands in tables. */
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, number | boolean | string>>;
}

/** Seeds on which nothing was ever chosen: levels and weights were chosen on smaller ones. */
export const SEEDS = { ladder: 20_261_117, time: 20_261_118, reliability: 20_261_119 };

const GAMES = new URL('../../games/', import.meta.url);

/** Every game that says how it is measured, or the one that is asked for. */
export async function measurings(only?: string): Promise<readonly Measuring[]> {
  const folders = readdirSync(GAMES).filter((id) => existsSync(new URL(`${id}/tools/measure.ts`, GAMES)));
  const found: readonly Measuring[] = await Promise.all(
    folders.map(async (id) => (await import(`../../games/${id}/tools/measure.ts`)).measuring),
  );
  return found.filter(({ game }) => only === undefined || game === only);
}

/** A file among the data of a game. */
export function dataFile(game: string, name: string): URL {
  return new URL(`${game}/data/${name}`, GAMES);
}
