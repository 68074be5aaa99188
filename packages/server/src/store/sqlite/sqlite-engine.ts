import type Database from 'libsql';
import type { Dialect, Engine, SqlValue, Statement, Steps } from '../sql/steps.ts';

/** One writer, one connection: nobody can come in between, so there is nothing to lock. */
const DIALECT: Dialect = {
  withKey: (column, key, value) => `json_set(${column}, '$.${key}', ${value})`,
  each: (list) => `select value from json_each(${list})`,
  keeping: '',
  changing: '',
  removing: '',
  taking: '',
};

/** Runs statements on a file of SQLite, at once. */
export class SqliteEngine implements Engine {
  readonly dialect = DIALECT;
  private readonly prepared = new Map<string, Database.Statement>();

  constructor(readonly database: Database.Database) {}

  async rows<R>(sql: string, ...values: readonly SqlValue[]): Promise<readonly R[]> {
    return this.run({ sql, values }) as readonly R[];
  }

  async perform<T>(steps: () => Steps<T>): Promise<T> {
    return this.transaction(() => this.follow(steps()));
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
