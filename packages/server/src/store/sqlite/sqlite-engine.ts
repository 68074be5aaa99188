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
  /** When all that is being written is through, and when that is which is written alone; undefined: it is. Neither fails. */
  private written: Promise<unknown> | undefined;
  private writtenAlone: Promise<unknown> | undefined;

  constructor(readonly database: Database.Database) {}

  async rows<R>(sql: string, ...values: readonly SqlValue[]): Promise<readonly R[]> {
    const act = (): readonly R[] => this.run({ sql, values }) as readonly R[];
    return sql.startsWith('select') ? act() : this.exclusive(act);
  }

  perform<T>(steps: () => Steps<T>): Promise<T> {
    return this.alone(() => this.follow(steps()));
  }

  /** In a transaction, when nothing is written beside it. */
  alone<T>(act: () => T): Promise<T> {
    return this.exclusive(() => this.transaction(act));
  }

  /** Writes on another connection to the same file, which takes one thing at a time, while this one only reads. */
  beside(write: () => Promise<void>): Promise<void> {
    const running = this.writtenAlone === undefined ? write() : this.writtenAlone.then(write);
    this.written = this.until(running);
    return running;
  }

  /** When all that came before is through; whoever comes later waits. */
  private async exclusive<T>(act: () => T): Promise<T> {
    if (this.written === undefined) return act();
    const running = this.written.then(act);
    this.written = this.until(running);
    this.writtenAlone = this.written;
    return running;
  }

  /** When this is through as well as what came before; then nobody waits for it any more. */
  private until(running: Promise<unknown>): Promise<unknown> {
    const written = Promise.allSettled([this.written, running]);
    void written.then(() => {
      if (this.written === written) this.written = undefined;
      if (this.writtenAlone === written) this.writtenAlone = undefined;
    });
    return written;
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
