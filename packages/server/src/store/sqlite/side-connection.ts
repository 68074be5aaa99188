import Beside from 'libsql/promise';
import { PRAGMAS } from './open-file.ts';

/**
 * A second connection to the same file. What it is given runs in a thread of the engine, one at a time: the loop goes on while SQLite
 * works and the disk is waited for, and the next is at hand there when that is done. Of several that are at hand any may come first.
 */
export class SideConnection {
  private readonly database: Beside;
  /** When all that was given is done. Never fails. */
  private last: Promise<unknown> = Promise.resolve();
  /** How much has failed. */
  private failures = 0;
  /** When the connection is as it is wanted; undefined: it is. */
  private preparing: Promise<void> | undefined;

  /** `first`: statements that are run before all others. */
  constructor(file: string, first = '') {
    this.database = new Beside(file, {});
    this.preparing = this.set(`${PRAGMAS};${first}`).then(() => {
      this.preparing = undefined;
    });
    // Whoever writes is told.
    this.preparing.catch(() => {});
  }

  /** Statements as one transaction, which is undone where one of them fails. */
  run(sql: string): Promise<void> {
    const transaction = `begin immediate;${sql};commit`;
    return this.count(this.preparing?.then(() => this.perform(transaction)) ?? this.perform(transaction));
  }

  /** Settings, which are part of no transaction. */
  set(sql: string): Promise<void> {
    return this.count(this.database.exec(sql));
  }

  async close(): Promise<void> {
    await this.last;
    this.database.close();
  }

  private count(running: Promise<void>): Promise<void> {
    this.last = Promise.allSettled([this.last, running]);
    return running;
  }

  private async perform(transaction: string): Promise<void> {
    const { failures } = this;
    try {
      await this.database.exec(transaction);
    } catch (error) {
      // Where something before it has failed meanwhile and was not undone yet, this could not begin.
      const isItsOwn = this.failures === failures;
      this.failures++;
      // Some failures have undone it already.
      await this.database.exec('rollback').catch(() => {});
      if (isItsOwn) throw error;
      await this.perform(transaction);
    }
  }
}
