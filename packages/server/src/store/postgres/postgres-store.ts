import { Client } from 'pg';
import { SqlStore } from '../sql/sql-store.ts';
import type { Entry, StoredTable, Verdict } from '../store.ts';
import { migrate } from './migrations.ts';
import { type Patience, PostgresEngine } from './postgres-engine.ts';
import { PostgresLog } from './postgres-log.ts';

/** How the database calls this process. */
const NAME = 'countertop';

/**
 * What is kept in PostgreSQL, for any number of processes. Whatever is appended is on its disk when it is answered
 * (synchronous_commit), and nobody owns anything: rows that two want are held for the length of one statement.
 */
export class PostgresStore extends SqlStore {
  private readonly log: PostgresLog;

  private constructor(private readonly engine: PostgresEngine) {
    super(engine);
    this.log = new PostgresLog(engine);
  }

  static async open(
    url: string,
    migrated?: (from: number, to: number) => void,
    patience?: Patience,
  ): Promise<PostgresStore> {
    const { from, to } = await bringUp(url, NAME);
    if (to > from) migrated?.(from, to);
    return new PostgresStore(new PostgresEngine(url, NAME, patience));
  }

  append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    return this.log.append(batch);
  }

  read(table: string, from: number): Promise<StoredTable | undefined> {
    return this.log.read(table, from);
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

/** Brings a database to what this program knows. `name`: how it calls this process. */
export async function bringUp(url: string, name: string): ReturnType<typeof migrate> {
  const client = new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5_000 });
  // What goes wrong is heard by whoever waits for an answer.
  client.on('error', () => {});
  await client.connect();
  try {
    return await migrate(client);
  } finally {
    await client.end();
  }
}
