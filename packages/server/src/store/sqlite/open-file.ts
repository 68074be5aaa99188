import Database from 'libsql';

/** How a file is used here, by every connection to it. Another one may be writing: that takes milliseconds. */
export const PRAGMAS =
  'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000';

/** A file of SQLite, with nothing done to it yet. */
export function openFile(file: string): Database.Database {
  const database = new Database(file);
  database.exec(PRAGMAS);
  return database;
}
