import type Database from 'libsql';
import { SqlStore } from '../sql/sql-store.ts';
import type { Entry, StoredTable, Verdict } from '../store.ts';
import { migrate } from './migrations.ts';
import { DOOR } from './moves-text.ts';
import { openFile } from './open-file.ts';
import { SideConnection } from './side-connection.ts';
import { SqliteEngine } from './sqlite-engine.ts';
import { SqliteLog } from './sqlite-log.ts';

/** A match that has a row of how it stands has a table: no need to look for it with every move. */
const UNCHECKED = 'pragma foreign_keys = off';

/** What SQLite itself allows. */
const MOST_PAGES = 4_294_967_294;

/** What is kept in one file of SQLite. Whatever is appended is on disk when it is answered (WAL, synchronous=FULL). */
export class SqliteStore extends SqlStore {
  private readonly database: Database.Database;
  private readonly log: SqliteLog;
  /** What is only in memory has no second door. */
  private readonly side: SideConnection | undefined;
  private grows = true;

  /** The file is made where there is none. ':memory:' lasts as long as the process. */
  constructor(file: string, migrated?: (from: number, to: number) => void) {
    const database = openFile(file);
    const { from, to } = migrate(database);
    if (to > from) migrated?.(from, to);
    const engine = new SqliteEngine(database);
    super(engine);
    this.database = database;
    this.side = file === ':memory:' ? undefined : new SideConnection(file, `${UNCHECKED};${DOOR}`);
    this.log = new SqliteLog(engine, this.side);
  }

  append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    return this.log.append(batch);
  }

  async read(table: string, from: number): Promise<StoredTable | undefined> {
    // Both at once: whoever appends meanwhile comes before or after.
    const reading = this.row(table);
    const { first, events } = this.log.read(table, from);
    const row = await reading;
    return row && { ...row, events: events.slice(from - first) };
  }

  /** Whether the file may become larger than it is. Where it may not, writing fails as it does on a full disk. */
  mayGrow(may: boolean): void {
    if (this.grows === may) return;
    this.grows = may;
    const limit = `pragma max_page_count = ${may ? MOST_PAGES : 1}`;
    this.database.exec(limit);
    void this.side?.run(limit);
  }

  async close(): Promise<void> {
    await this.side?.close();
    this.database.close();
  }
}
