import type { Words } from '@countertop/core';
import type { GameReport } from '@countertop/search';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { afterFrame } from '../design/after-frame.ts';

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

/** What is about to be written, asked for when it is: of many changes in a moment the last is enough. */
const waiting = new Map<string, () => KeptStudy>();
let timer: ReturnType<typeof setTimeout> | undefined;
addEventListener('pagehide', write);

/** Whoever goes through a game quickly leaves many places behind: only where they stay is written. */
const STAY = 400;

/** Keeps a study soon: a change with the next frame, a look elsewhere when it has lasted. */
export function keepSoon(id: string, study: () => KeptStudy, what: 'change' | 'look'): void {
  if (what === 'change' && !waiting.has(id)) afterFrame(write);
  else if (what === 'look') {
    clearTimeout(timer);
    timer = setTimeout(write, STAY);
  }
  if (what === 'change' || !waiting.has(id)) waiting.set(id, study);
}

function write(): void {
  clearTimeout(timer);
  const studies = [...waiting.values()];
  waiting.clear();
  for (const study of studies) void keepStudy(study());
}

export async function keepStudy(study: KeptStudy): Promise<void> {
  const database = await open();
  if (database === undefined) fallback.set(study.id, study);
  else await database.put('studies', study);
}

export async function findStudy(id: string): Promise<KeptStudy | undefined> {
  write();
  const database = await open();
  return database === undefined ? fallback.get(id) : database.get('studies', id);
}

/** The latest first. */
export async function listStudies(): Promise<readonly KeptStudy[]> {
  write();
  const database = await open();
  const all = database === undefined ? [...fallback.values()] : await database.getAllFromIndex('studies', 'touched');
  return all.toSorted((a, b) => b.touched - a.touched);
}

export async function forgetStudy(id: string): Promise<void> {
  waiting.delete(id);
  const database = await open();
  if (database === undefined) fallback.delete(id);
  else await database.delete('studies', id);
}
