import Beside from 'libsql/promise';
import { PRAGMAS } from './open-file.ts';

/**
 * A second connection to the same file. What it is given runs in a thread of the engine, one after the other: the loop goes on while
 * SQLite works and the disk is waited for.
 */
export class SideConnection {
  private readonly database: Beside;
  private last: Promise<unknown>;

  constructor(file: string) {
    this.database = new Beside(file, {});
    this.last = this.database.exec(PRAGMAS);
  }

  /** Statements, whose transaction is undone where one of them fails. */
  run(sql: string): Promise<void> {
    const running = this.last.catch(() => {}).then(() => this.perform(sql));
    this.last = running;
    return running;
  }

  async close(): Promise<void> {
    await this.last.catch(() => {});
    this.database.close();
  }

  private async perform(sql: string): Promise<void> {
    try {
      await this.database.exec(sql);
    } catch (error) {
      // Some failures have undone it already.
      await this.database.exec('rollback').catch(() => {});
      throw error;
    }
  }
}
