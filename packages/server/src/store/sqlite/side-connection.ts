import Beside from 'libsql/promise';
import { PRAGMAS } from './open-file.ts';

/**
 * A second connection to the same file. What it is given runs in a thread of the engine, one after the other: the loop goes on while
 * SQLite works and the disk is waited for.
 */
export class SideConnection {
  private readonly database: Beside;
  /** How much of what was given is not done. */
  private given = 0;
  /** When what was given last is done. Never fails. */
  private last: Promise<unknown> = Promise.resolve();

  /** `first`: statements that are run before all others. */
  constructor(file: string, first = '') {
    this.database = new Beside(file, {});
    void this.run(`${PRAGMAS};${first}`).catch(() => {});
  }

  /** Statements, whose transaction is undone where one of them fails. They begin before this returns, unless others are under way. */
  run(sql: string): Promise<void> {
    const isFirst = this.given++ === 0;
    const running = isFirst ? this.perform(sql) : this.last.then(() => this.perform(sql));
    this.last = running.catch(() => {});
    return running;
  }

  async close(): Promise<void> {
    await this.last;
    this.database.close();
  }

  private async perform(sql: string): Promise<void> {
    try {
      await this.database.exec(sql);
    } catch (error) {
      // Some failures have undone it already.
      await this.database.exec('rollback').catch(() => {});
      throw error;
    } finally {
      this.given--;
    }
  }
}
