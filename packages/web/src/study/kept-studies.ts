import type { Words } from '@countertop/core';
import type { GameReport } from '@countertop/search';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A study as it lies in the browser's database. */
export interface KeptStudy {
  readonly id: string;
  readonly game: string;
  /** With variations and comments (see core's writeStudy). */
  readonly record: unknown;
  /** The place that was looked at: which child to take at every step from the root. */
  readonly at: readonly number[];
  readonly report: KeptReport | undefined;
  /** Where it came from: the same link or match opens the same study again. */
  readonly source: string | undefined;
  readonly touched: number;
  readonly plies: number;
  readonly names: readonly string[];
}

/** A report and the moves that it is on. */
export interface KeptReport {
  readonly moves: readonly string[];
  readonly report: GameReport;
  /** The brain's phrases for the reasons in it, in English. */
  readonly words: Words;
}

interface Shelf extends DBSchema {
  studies: { key: string; value: KeptStudy; indexes: { touched: number } };
}

/** Where the browser forbids its database, studies last as long as the page. */
const fallback = new Map<string, KeptStudy>();
let shelf: Promise<IDBPDatabase<Shelf> | undefined> | undefined;

function open(): Promise<IDBPDatabase<Shelf> | undefined> {
  shelf ??= openDB<Shelf>('countertop-studies', 1, {
    upgrade(database) {
      database.createObjectStore('studies', { keyPath: 'id' }).createIndex('touched', 'touched');
    },
  }).catch(() => undefined);
  return shelf;
}

export async function keepStudy(study: KeptStudy): Promise<void> {
  const database = await open();
  if (database === undefined) fallback.set(study.id, study);
  else await database.put('studies', study);
}

export async function findStudy(id: string): Promise<KeptStudy | undefined> {
  const database = await open();
  return database === undefined ? fallback.get(id) : database.get('studies', id);
}

/** The latest first. */
export async function listStudies(): Promise<readonly KeptStudy[]> {
  const database = await open();
  const all = database === undefined ? [...fallback.values()] : await database.getAllFromIndex('studies', 'touched');
  return all.toSorted((a, b) => b.touched - a.touched);
}

export async function forgetStudy(id: string): Promise<void> {
  const database = await open();
  if (database === undefined) fallback.delete(id);
  else await database.delete('studies', id);
}
