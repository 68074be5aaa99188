import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { reach } from './postgres/reach.ts';
import type { SqlStore } from './sql/sql-store.ts';
import { FileLock } from './sqlite/file-lock.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

export interface OpenedStore {
  readonly store: Store;
  /** After the store has been closed: somebody else may open it. */
  release(): void;
}

/** The file of a store in SQLite; undefined where it is kept elsewhere. */
export function fileOf(address: string): string | undefined {
  return address.startsWith('sqlite:') ? address.slice('sqlite:'.length) : undefined;
}

/** Whether what is kept there may be served by several at once. */
export function isShared(address: string): boolean {
  return /^postgres(?:ql)?:/.test(address);
}

/**
 * Opens what `sqlite:FILE`, `memory` or `postgres://…` names; the first two for one server alone. The folder of a file is made. A
 * database that is not there is refused at the start; one that goes away later is waited for.
 */
export async function openStore(address: string, migrated?: (from: number, to: number) => void): Promise<OpenedStore> {
  if (address === 'memory') return { store: new SqliteStore(':memory:', migrated), release() {} };
  if (isShared(address)) {
    // A server on a file has no use for the client of a database, nor for the memory it takes.
    const { PostgresStore } = await import('./postgres/postgres-store.ts');
    return { store: await whole(await reach(address, () => PostgresStore.open(address, migrated))), release() {} };
  }
  const file = fileOf(address);
  if (file === undefined) throw new StartProblem('store-unknown', { store: address.split(':')[0] });
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = new FileLock(file);
  try {
    return { store: await whole(new SqliteStore(file, migrated)), release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What is still being moved there is not served: half of it is missing. */
async function whole(store: SqlStore): Promise<Store> {
  if (!(await store.isBeingFilled())) return store;
  await store.close();
  throw new StartProblem('move-unfinished');
}
