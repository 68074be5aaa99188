import type { GameRecord, Glyph, LineRemarks, Problem } from '@countertop/core';

/**
 * SGF as dots sites write it: GM[40], two letters a point, rows from the top. B is seat 0. A point may be followed by
 * the chains that it closed (`B[ab.cdce]`): they are read past, our rules find them again. An empty move is `stop`;
 * the end of the goes after it (`done`) is told by the presence of a result, in a variation by a last node without move.
 */
export interface SgfGame {
  readonly record: GameRecord;
  /** Of seats 0 and 1; empty where the file has none. */
  readonly names: readonly [string, string];
  /** As written in the file. */
  readonly result: string;
  readonly event: string;
  readonly date: string;
  /** What the file says along its main line and nobody here understands: it is written back as it was. */
  readonly others: readonly SgfOther[];
  /** Comments, signs and variations, as they stand in a record. */
  readonly remarks: LineRemarks;
  /** What of the file cannot be played here, from where on and why. */
  readonly leftOut: readonly SgfLeftOut[];
}

/** A property that is kept for others, and after how many moves it stands. */
export interface SgfOther {
  readonly after: number;
  readonly name: string;
  readonly values: readonly string[];
}

export interface SgfLeftOut {
  /** How many moves had been played. */
  readonly after: number;
  readonly problem: Problem;
}

/** What may stand in a file beside the record. */
export type SgfExtras = Partial<Omit<SgfGame, 'record' | 'leftOut'>>;

/** How a sign is written: the property and its value. */
export const SIGNS: readonly (readonly [glyph: Glyph, name: string, value: string])[] = [
  ['!!', 'TE', '2'],
  ['!', 'TE', '1'],
  ['!?', 'IT', ''],
  ['?!', 'DO', ''],
  ['?', 'BM', '1'],
  ['??', 'BM', '2'],
];

/** The properties that mean something here; of a few of them only some values do. */
const KNOWN: readonly string[] = [
  ...['FF', 'GM', 'CA', 'AP', 'SZ', 'RU', 'PB', 'PW', 'EV', 'DT', 'RE'],
  ...['AB', 'AW', 'AE', 'B', 'W', 'C', 'PL'],
  ...SIGNS.map(([, name]) => name),
];

export function isOther(name: string): boolean {
  return /^[A-Z]{1,20}$/.test(name) && !KNOWN.includes(name);
}

/** The number of dots among the games of SGF. */
export const SGF_GAME = '40';
/** The coordinates, from the left and from the top. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Of seats 0 and 1. */
export const COLOURS = ['B', 'W'];
