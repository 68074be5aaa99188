import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresService } from '../rig/services/postgres-service.ts';
import { moveStore, type Store } from '../src/index.ts';
import { openStore } from '../src/store/open-store.ts';
import { made, more } from './store-laws.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-moving-'));
let postgres: PostgresService;
beforeAll(async () => {
  postgres = await PostgresService.start();
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
const newFile = (): string => `sqlite:${join(folder, `${files++}.sqlite`)}`;

/** Does something with a store, and closes it. */
async function at<T>(address: string, act: (store: Store) => Promise<T>): Promise<T> {
  const { store, release } = await openStore(address);
  try {
    return await act(store);
  } finally {
    await store.close();
    release();
  }
}

const TABLES = 1_200;
const line = { at: 1, person: 'ann', name: 'Ann', seat: 0, remark: { kind: 'free', text: 'ёлка "\n\\' } } as const;

/** Something of everything. */
async function fill(store: Store): Promise<void> {
  const notices = [{ kind: 'turn', person: 'ann', seat: 0, moves: 3, due: 50 }] as const;
  const tables = Array.from({ length: TABLES }, (_, index) => `table${index}`);
  await store.append(tables.map((table) => ({ ...made(table, { due: 9_007_199_254_740 }), notices })));
  await store.append(tables.map((table) => more(table, 2, 2, { result: null, updated: 12.5 })));
  await store.append([
    more('table7', 4, 1, { status: 'over', result: { reason: 'resigned', winners: [0], scores: [1, 0] } }),
  ]);
  for (const id of ['ann', 'Zoë', '_bob', 'гость', 'bot1'])
    await store.addPerson({ id, name: id, chat: true, blocked: ['x"y'] }, `hash of ${id}`);
  await store.addLine('table1', line, 'said');
  await store.report({ table: 'table1', line: 0, by: 'Zoë', why: 'spam', at: 2.5 });
  const { accounts } = store;
  await accounts.signIn({ person: 'ann', secretHash: 'new', instead: 'hash of ann', guest: '_bob', at: 3 });
  await accounts.replaceCodes('ann', ['c1', 'C2']);
  await accounts.addChallenge({ challenge: 'c', purpose: 'add', person: 'ann', until: 10 });
  await accounts.addPush({ endpoint: 'https://push.example', person: 'ann', p256dh: 'p', auth: 'a' });
  const passkey = { id: '1', person: 'ann', credential: 'c', key: 'k', counter: 4_294_967_295, transports: ['usb'] };
  await accounts.addPasskey({ ...passkey, name: 'My key', made: 1, used: null });
  await accounts.keepOnce('key', 'value');
  await store.programs.add({ person: 'bot1', owner: 'ann', name: 'Clockwork', made: 1 });
  await store.conditions.put({ table: 'table2', seat: 0, person: 'ann', events: 2, ply: 0, lines: [['a1']] });
}

/** What somebody finds there. */
async function found(store: Store) {
  return {
    first: await store.read('table0', 0),
    over: await store.read('table7', 3),
    tables: (await store.tablesOf('ann', 2_000)).length,
    lines: await store.lines('table1', 0),
    person: await store.person('Zoë'),
    late: await store.accounts.isSpent('hash of ann'),
    passkeys: await store.accounts.passkeysOf('ann'),
    programs: await store.programs.of('ann'),
    conditions: await store.conditions.of('table2'),
    next: await store.notices.next(),
  };
}

test('everything is carried to PostgreSQL and back, and both places say the same', async () => {
  const [file, database, back] = [newFile(), await postgres.newPlace(), newFile()];
  await at(file, fill);
  const before = await at(file, found);
  const moved = await moveStore(file, database);
  expect(moved.filter(({ rows }) => rows === 0)).toEqual([]);
  expect(moved).toContainEqual(expect.objectContaining({ table: 'log', rows: 2 * TABLES + 1 }));
  expect(await at(database, found)).toEqual(before);
  expect(await at(file, found)).toEqual(before);
  expect(await moveStore(database, back)).toEqual(moved);
  expect(await at(back, found)).toEqual(before);
  for (const place of [database, back])
    expect(await at(place, (store) => store.append([more('table0', 4), made('one more')]))).toEqual(['taken', 'taken']);
});

test('what was interrupted is not served, and goes on where it stopped', async () => {
  const [file, database] = [newFile(), await postgres.newPlace()];
  await at(file, fill);
  const told: string[] = [];
  const tell = (table: string, rows: number): void => {
    told.push(`${table} ${rows}`);
    if (told.length === 4) throw new Error('a power cut');
  };
  await expect(moveStore(file, database, { tell })).rejects.toThrow('a power cut');
  expect(told).toEqual(['tables 1000', `tables ${TABLES}`, 'log 1000', 'log 2000']);
  await expect(openStore(database)).rejects.toThrow('move-unfinished');
  await moveStore(file, database, { tell });
  expect(told.slice(4, 5)).toEqual(['log 401']);
  expect(await at(database, found)).toEqual(await at(file, found));
});

test('nothing is moved to a place that is not empty, nor from one that is served or has changed', async () => {
  const [file, database] = [newFile(), await postgres.newPlace()];
  await at(file, (store) => store.append([made('a')]));
  await at(file, async () => {
    await expect(moveStore(file, database)).rejects.toThrow('file-served');
  });
  const stop = (): void => {
    throw new Error('a power cut');
  };
  await expect(moveStore(file, database, { tell: stop })).rejects.toThrow('a power cut');
  await at(file, (store) => store.append([made('b')]));
  await expect(moveStore(file, database)).rejects.toThrow('move-other');
  const full = await postgres.newPlace();
  await at(full, async (store) => {
    await store.addPerson({ id: 'ann', name: 'Ann', chat: true, blocked: [] }, 'hash');
    await expect(moveStore(full, newFile())).rejects.toThrow('store-served');
  });
  await expect(moveStore(file, full)).rejects.toThrow('move-target-full {"table":"people"}');
  await expect(moveStore('sqlite:nowhere.sqlite', full)).rejects.toThrow('file-missing');
});
