import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { PostgresStore } from './postgres/postgres-store.ts';
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
  if (isShared(address)) return { store: await openPostgres(address, migrated), release() {} };
  const file = fileOf(address);
  if (file === undefined) throw new StartProblem('store-unknown', { store: address.split(':')[0] });
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = new FileLock(file);
  try {
    return { store: new SqliteStore(file, migrated), release: () => lock.release() };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(url: string, migrated?: (from: number, to: number) => void): Promise<Store> {
  try {
    return await PostgresStore.open(url, migrated);
  } catch (error) {
    if (error instanceof StartProblem || !(error instanceof Error)) throw error;
    throw new StartProblem('store-unreachable', { why: error.message || String(Reflect.get(error, 'code')) });
  }
}
