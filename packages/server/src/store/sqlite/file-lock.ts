import Database from 'libsql';
import { StartProblem } from '../../start-problem.ts';

/**
 * One server a file. Two would lose nothing, for the log's key refuses whoever appends second; but neither would hear what the other
 * appends, and people at one table would wait for each other. The lock is a transaction in a small file beside it that never
 * ends: it goes with the process, however that dies.
 */
export class FileLock {
  private readonly database: Database.Database;

  constructor(file: string) {
    this.database = new Database(`${file}-lock`);
    try {
      this.database.exec('pragma journal_mode = memory; pragma busy_timeout = 0; begin exclusive');
    } catch (error) {
      this.database.close();
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')) {
        throw new StartProblem('file-served', { file });
      }
      throw error;
    }
  }

  release(): void {
    this.database.close();
  }
}
