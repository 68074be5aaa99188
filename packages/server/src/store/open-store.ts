import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { SqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/** The file of a store in SQLite; undefined where it is kept elsewhere. */
export function fileOf(address: string): string | undefined {
  return address.startsWith('sqlite:') ? address.slice('sqlite:'.length) : undefined;
}

/** Opens what `sqlite:FILE` or `memory` names. The folder of a file is made. */
export function openStore(address: string): Store {
  if (address === 'memory') return new SqliteStore(':memory:');
  const file = fileOf(address);
  if (file === undefined) throw new StartProblem('store-unknown', { store: address.split(':')[0] });
  mkdirSync(dirname(resolve(file)), { recursive: true });
  return new SqliteStore(file);
}
