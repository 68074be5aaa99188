import Database from 'libsql';

/**
 * How a file is used here, by every connection to it. Another one may be writing: that takes milliseconds. Whoever commits when the log has
 * so many pages carries them into the file: rarely, because everybody waits for it.
 */
export const PRAGMAS =
  'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma wal_autocheckpoint = 8000';

/** A file of SQLite, with nothing done to it yet. */
export function openFile(file: string): Database.Database {
  const database = new Database(file);
  database.exec(PRAGMAS);
  return database;
}
