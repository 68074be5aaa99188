import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { afterFrame } from '../design/after-frame.ts';
import type { KeptMatch } from './kept-match.ts';

interface Shelf extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { touched: number } };
}

/** Where the browser forbids its database, matches last as long as the page. */
const fallback = new Map<string, KeptMatch>();
let shelf: Promise<IDBPDatabase<Shelf> | undefined> | undefined;

function open(): Promise<IDBPDatabase<Shelf> | undefined> {
  shelf ??= openDB<Shelf>('countertop', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
  }).catch(() => undefined);
  return shelf;
}

/** What is about to be written. Writing a long match takes milliseconds, so it waits until the move is seen. */
const waiting = new Map<string, KeptMatch>();
addEventListener('pagehide', write);

export function keepSoon(match: KeptMatch): void {
  if (waiting.size === 0) afterFrame(write);
  waiting.set(match.id, match);
}

function write(): void {
  const matches = [...waiting.values()];
  waiting.clear();
  for (const match of matches) void keepMatch(match);
}

export async function keepMatch(match: KeptMatch): Promise<void> {
  const database = await open();
  if (database === undefined) {
    fallback.set(match.id, match);
    return;
  }
  const writing = database.transaction('matches', 'readwrite');
  void writing.store.put(match);
  // Without this the page must live on for the write to be kept.
  writing.commit();
  await writing.done;
}

export async function findMatch(id: string): Promise<KeptMatch | undefined> {
  write();
  const database = await open();
  return database === undefined ? fallback.get(id) : database.get('matches', id);
}

/** The latest first. */
export async function listMatches(): Promise<readonly KeptMatch[]> {
  write();
  const database = await open();
  const all = database === undefined ? [...fallback.values()] : await database.getAllFromIndex('matches', 'touched');
  return all.toSorted((a, b) => b.touched - a.touched);
}

export async function forgetMatch(id: string): Promise<void> {
  waiting.delete(id);
  const database = await open();
  if (database === undefined) fallback.delete(id);
  else await database.delete('matches', id);
}
