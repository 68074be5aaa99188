import { GAMES as ALL_GAMES, fromGame } from '../../../test/games.ts';

interface ShortRecord {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly setup?: { readonly place: readonly string[]; readonly turn: number };
  readonly moves: readonly string[];
}

/** What these tests must know of a game: `games/<id>/test/records.ts`. */
export interface RecordsOfGame {
  /** Legal to the last move and not over. */
  readonly short: ShortRecord;
  /** By option, what it must not be. */
  readonly wrongOptions?: Readonly<Record<string, readonly unknown[]>>;
  /** By what is wrong, placements of which the last cannot be made. */
  readonly wrongSetups?: Readonly<Record<string, readonly string[]>>;
  /** By what is wrong, moves of which the last cannot be played. */
  readonly wrongMoves?: Readonly<
    Record<string, { readonly options?: Readonly<Record<string, unknown>>; readonly moves: readonly string[] }>
  >;
  /** How many ways there are for one move, two, …; after `countertop perft GAME`. */
  readonly perft: { readonly args: readonly string[]; readonly counts: readonly number[] };
}

const found = await Promise.all(
  ALL_GAMES.map(async (id) => ({ id, file: await fromGame<{ readonly records: RecordsOfGame }>(id, 'records') })),
);

export const RECORDS_OF: Readonly<Record<string, RecordsOfGame>> = Object.fromEntries(
  found.flatMap(({ id, file }) => (file === undefined ? [] : [[id, file.records]])),
);

/** The games that bring records. */
export const GAMES = Object.keys(RECORDS_OF);

/** A short record of each. */
export const RECORDS: Readonly<Record<string, ShortRecord>> = Object.fromEntries(
  GAMES.map((id) => [id, RECORDS_OF[id].short]),
);

/** Where any record will do. */
export const [SOME] = Object.values(RECORDS);
