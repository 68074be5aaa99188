import { foldMatch, type Game, matchRecord, type Result, readEvents } from '@countertop/core';
import type { Export } from '@countertop/protocol';
import type { Outside } from '../outside.ts';
import type { Person, Store, TableRow } from '../store/store.ts';
import { summaryOf } from '../tables/summary.ts';
import type { AccountDesk } from './account-desk.ts';

export interface AllOfMineParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly desk: AccountDesk;
  readonly game: (id: string) => Promise<Result<Game>>;
}

const BATCH = 100;

/**
 * Everything of somebody's as one file, piece by piece: a long history is never in memory as a whole, and between two
 * matches others have their turn. It has the form of the protocol's `export`.
 */
export async function* allOfMine(parts: AllOfMineParts, person: Person): AsyncGenerator<string> {
  const { outside, store, desk } = parts;
  const { me: profile, passkeys, codes, pushes } = await desk.describe(person);
  const at = Math.floor(outside.now());
  const head = {
    format: 'countertop-export',
    version: 1,
    at,
    profile,
    passkeys,
    codes,
    pushes,
  } satisfies Partial<Export>;
  yield `${JSON.stringify(head).slice(0, -1)},"matches":[`;
  let first = true;
  for await (const row of rowsOf(store, person.id)) {
    const match = { table: row.table, summary: summaryOf(row, 0, person.id), record: await recordOf(parts, row) };
    yield `${first ? '\n' : ',\n'}${JSON.stringify(match satisfies Export['matches'][number])}`;
    first = false;
    await new Promise<void>((done) => outside.afterTurn(done));
  }
  yield `],"lines":${JSON.stringify(await store.accounts.linesOf(person.id))}}\n`;
}

async function* rowsOf(store: Store, person: string): AsyncGenerator<TableRow> {
  for (const over of [false, true]) {
    let after: { readonly updated: number; readonly table: string } | undefined;
    for (;;) {
      const rows = await store.matchesOf(person, { over, ...(after === undefined ? {} : { after }) }, BATCH);
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) break;
      after = { updated: last.standing.updated, table: last.table };
    }
  }
}

async function recordOf(
  { store, game: find }: AllOfMineParts,
  { table, deed }: TableRow,
): Promise<Export['matches'][number]['record']> {
  const [stored, game] = await Promise.all([store.read(table, 0), find(deed.game)]);
  const events = readEvents(stored?.events ?? []);
  const state = game.ok && events.ok ? foldMatch(game.value, events.value) : undefined;
  return state?.ok === true ? { ...matchRecord(state.value) } : null;
}
