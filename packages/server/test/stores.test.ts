import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { MemoryStore, SqliteStore } from '../src/index.ts';
import { migrate, STEPS } from '../src/store/sqlite/migrations.ts';
import { storeLaws } from './store-laws.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;
const newFile = (): string => join(folder, `${made++}.sqlite`);
let file = '';

storeLaws('a store in memory', () => new MemoryStore());
storeLaws(
  'a store in a file of SQLite',
  () => {
    file = newFile();
    return new SqliteStore(file);
  },
  async (store) => {
    await store.close();
    return new SqliteStore(file);
  },
);

test('migrations run once each, in order, and one that fails leaves nothing of itself', () => {
  const database = new Database(newFile());
  migrate(database, ['create table a (x integer) strict']);
  migrate(database, ['no sql at all', 'create table b (x integer) strict']);
  expect(database.prepare('select count(*) as n from b').get()).toMatchObject({ n: 0 });
  const broken = ['', '', 'create table c (x integer) strict; create table a (x integer) strict'];
  expect(() => migrate(database, broken)).toThrow();
  expect(() => database.prepare('select * from c')).toThrow();
  expect(database.prepare('pragma user_version').get()).toMatchObject({ user_version: 2 });
});

test('a file of before its log was a chain is read as it was, and played on', async () => {
  const old = newFile();
  const database = new Database(old);
  migrate(database, STEPS.slice(0, 8));
  const event = (number: number) => ({ kind: 'any', number });
  for (const [match, table] of [
    [1, 'a'],
    [2, 'b'],
  ] as const) {
    database.exec(`insert into tables values (${match}, '${table}', '{}', '', null, null, 0, 1);
      insert into standing (match, status, events, moves, bot, updated) values (${match}, 1, 3, 2, 0, 1);
      insert into rosters values (${match}, '{"seats":[],"people":[]}')`);
  }
  const append = database.prepare('insert into log (match, first, events) values (?, ?, ?)');
  for (const [match, first, ...numbers] of [
    [2, 0, 0, 1],
    [1, 0, 0],
    [1, 1, 1, 2],
    [2, 2, 2],
  ])
    append.run(match, first, JSON.stringify(numbers.map(event)));
  database.close();
  const store = new SqliteStore(old);
  const events = async (table: string, from: number) => (await store.read(table, from))?.events;
  expect(await events('a', 0)).toEqual([0, 1, 2].map(event));
  expect(await events('b', 1)).toEqual([1, 2].map(event));
  const standing = { status: 'running', events: 4, moves: 3, turn: 0, due: null, bot: false, updated: 2 } as const;
  const next = (table: string, after: number) => ({
    ...{ table, after, events: JSON.stringify([event(3)]) },
    standing: { ...standing, result: null, rematch: null },
  });
  expect(await store.append([next('a', 2), next('b', 3)])).toEqual(['refused', 'taken']);
  expect(await store.append([next('a', 3), next('b', 3)])).toEqual(['taken', 'refused']);
  expect(await events('a', 2)).toEqual([2, 3].map(event));
  expect(await events('b', 4)).toEqual([]);
  await store.close();
});

test('a file that a newer program has written is left alone', () => {
  const database = new Database(newFile());
  database.exec('pragma user_version = 999');
  expect(() => migrate(database)).toThrow('file-newer');
});
