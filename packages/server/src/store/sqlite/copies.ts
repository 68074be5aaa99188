import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { StartProblem } from '../../start-problem.ts';
import { FileLock } from './file-lock.ts';
import { NEWEST } from './migrations.ts';

/** What is in a file, as it was found when it was looked through. */
export interface Census {
  readonly version: number;
  readonly tables: number;
  readonly events: number;
  readonly people: number;
  readonly bytes: number;
}

interface CopyOptions {
  /** Whether a file that is there may be written over. */
  readonly force: boolean;
}

/**
 * Copies what a server keeps while it runs: one moment of it, whole, without stopping anybody. It is looked through before it gets
 * its name, so that what has that name is good.
 */
export function backUp(file: string, copy: string, { force }: CopyOptions): Census {
  mustExist(file);
  mustBeFree(copy, force);
  return writeChecked(file, copy);
}

/** Puts a copy where a server will look for it. Refused while a server runs there. */
export function restore(copy: string, file: string, { force }: CopyOptions): Census {
  mustExist(copy);
  mustBeFree(file, force);
  takeCensus(copy);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = new FileLock(file);
  try {
    return writeChecked(copy, file, () => {
      // What the old file had not taken in yet is not for the new one.
      for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true });
    });
  } finally {
    lock.release();
  }
}

function writeChecked(from: string, to: string, before: () => void = () => {}): Census {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    const least = readOnly(from, (database) => {
      const known = eventsIn(database);
      database.prepare('vacuum into ?').run(part);
      return known;
    });
    const census = takeCensus(part);
    if (census.events < least) throw new StartProblem('file-broken', { file: part, why: 'events are missing' });
    flush(part);
    before();
    renameSync(part, to);
    flush(dirname(resolve(to)));
    return census;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Looks a file through from end to end: is it whole, is it ours, and is every event there that its tables say they have? */
export function takeCensus(file: string): Census {
  return readOnly(file, (database) => {
    const version = numberFrom(database, 'pragma user_version', 'user_version');
    if (version > NEWEST) throw new StartProblem('file-newer', { version, known: NEWEST });
    const known = numberFrom(
      database,
      "select count(*) as n from sqlite_master where name in ('log', 'standing')",
      'n',
    );
    if (version === 0 || known !== 2) throw new StartProblem('file-strange', { file });
    const findings = database.prepare('pragma integrity_check').all() as { readonly integrity_check: string }[];
    if (findings[0]?.integrity_check !== 'ok') {
      throw new StartProblem('file-broken', { file, why: findings[0]?.integrity_check ?? 'it cannot be read' });
    }
    const events = eventsIn(database);
    const said = numberFrom(database, 'select coalesce(sum(events), 0) as n from standing', 'n');
    if (events !== said)
      throw new StartProblem('file-broken', { file, why: `${said} events are listed, ${events} are there` });
    return {
      version,
      events,
      tables: numberFrom(database, 'select count(*) as n from tables', 'n'),
      people: numberFrom(database, 'select count(*) as n from people', 'n'),
      bytes: statSync(file).size,
    };
  });
}

function eventsIn(database: Database.Database): number {
  return numberFrom(database, 'select coalesce(sum(json_array_length(events)), 0) as n from log', 'n');
}

function numberFrom(database: Database.Database, sql: string, column: string): number {
  return Number(Reflect.get(Object(database.prepare(sql).get()), column));
}

function readOnly<T>(file: string, read: (database: Database.Database) => T): T {
  const database = new Database(file, { readonly: true });
  try {
    database.exec('pragma busy_timeout = 5000');
    return read(database);
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^SQLITE_(NOTADB|CORRUPT|ERROR)/.test(String(error.code))) {
      throw new StartProblem('file-broken', { file, why: error.message });
    }
    throw error;
  } finally {
    database.close();
  }
}

function mustExist(file: string): void {
  if (!existsSync(file)) throw new StartProblem('file-missing', { file });
}

function mustBeFree(file: string, force: boolean): void {
  if (!force && existsSync(file)) throw new StartProblem('file-exists', { file });
}

/** On disk, not only on its way there. */
function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
