import type Database from 'libsql';
import type { Dialect, Engine, SqlValue, Statement, Steps } from '../sql/steps.ts';
import { chainOf } from './chain.ts';

/** One writer at a time: nobody can come in between, so there is nothing to lock. */
const DIALECT: Dialect = {
  withKey: (column, key, value) => `json_set(${column}, '$.${key}', ${value})`,
  each: (list) => `select value from json_each(${list})`,
  log: (match) => `(${chainOf(match, '0')})`,
  place: 'nth',
  keeping: '',
  changing: '',
  removing: '',
  taking: '',
};

/** Runs statements on a file of SQLite, at once; whoever writes waits for what is being written beside the loop. */
export class SqliteEngine implements Engine {
  readonly dialect = DIALECT;
  private readonly prepared = new Map<string, Database.Statement>();
  /** What is being written beside the loop; never fails. */
  private writing: Promise<void> | undefined;

  constructor(readonly database: Database.Database) {}

  async rows<R>(sql: string, ...values: readonly SqlValue[]): Promise<readonly R[]> {
    if (!sql.startsWith('select')) while (this.writing !== undefined) await this.writing;
    return this.run({ sql, values }) as readonly R[];
  }

  perform<T>(steps: () => Steps<T>): Promise<T> {
    return this.alone(() => this.follow(steps()));
  }

  /** In a transaction, when nothing is written beside it. */
  async alone<T>(act: () => T): Promise<T> {
    while (this.writing !== undefined) await this.writing;
    return this.transaction(act);
  }

  /** Writes on another connection to the same file, while this one only reads. */
  async beside(write: () => Promise<void>): Promise<void> {
    while (this.writing !== undefined) await this.writing;
    const written = write();
    this.writing = written.catch(() => {});
    await written.finally(() => {
      this.writing = undefined;
    });
  }

  /** In the transaction that is under way. */
  follow<T>(steps: Steps<T>): T {
    let step = steps.next();
    while (step.done !== true) step = steps.next(this.run(step.value));
    return step.value;
  }

  transaction<T>(act: () => T): T {
    const { database } = this;
    database.exec('begin immediate');
    try {
      const value = act();
      database.exec('commit');
      return value;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  }

  private run({ sql, values }: Statement): readonly unknown[] {
    let statement = this.prepared.get(sql);
    if (statement === undefined) {
      // SQLite counts its parameters itself unless they have the number in their name.
      statement = this.database.prepare(sql.replace(/\$(\d)/g, '?$1'));
      this.prepared.set(sql, statement);
    }
    return statement.all(...values);
  }
}
