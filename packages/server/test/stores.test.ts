import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { MemoryStore, SqliteStore } from '../src/index.ts';
import { migrate } from '../src/store/sqlite/migrations.ts';
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

test('a file that a newer program has written is left alone', () => {
  const database = new Database(newFile());
  database.exec('pragma user_version = 999');
  expect(() => migrate(database)).toThrow('file-newer');
});
