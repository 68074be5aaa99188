import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { withoutPassword } from '../../settings/settings.ts';
import { StartProblem } from '../../start-problem.ts';
import { fileOf, isShared } from '../open-store.ts';
import { NEWEST as NEWEST_POSTGRES } from '../postgres/migrations.ts';
import { PostgresEngine } from '../postgres/postgres-engine.ts';
import { bringUp } from '../postgres/postgres-store.ts';
import { reach } from '../postgres/reach.ts';
import { CHAIN } from '../sqlite/chain.ts';
import { FileLock } from '../sqlite/file-lock.ts';
import { NEWEST as NEWEST_SQLITE } from '../sqlite/migrations.ts';
import { SqliteEngine } from '../sqlite/sqlite-engine.ts';
import { SqliteStore } from '../sqlite/sqlite-store.ts';
import { Place, type PlaceWords } from './place.ts';

/** How PostgreSQL calls whoever moves. */
const NAME = 'countertop-moving';
const LOOKS = 25;
const PAUSE = 200;

const SQLITE: PlaceWords = {
  // How the rows of the log hang together is made anew.
  columns: `select name, lower(type) as type from pragma_table_info($1)
    where name not in ('nth', 'behind', 'last') order by name`,
  tables: "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
  byBytes: (column) => column,
  each: 'json_each($1) as each',
  after: [...CHAIN, 'drop index log_moved'],
};

/** Where rows of the log are moved to, they are known by match and number until all are there. */
const KEYED = 'create unique index if not exists log_moved on log (match, first)';
/** What is moved from is not changed: the same as a table beside it, which whoever asks for the log is given. */
const ORDERED = `
  create temp table log (match integer, first integer, events text, primary key (match, first)) without rowid;
  insert into temp.log select match, first, events from main.log`;

const POSTGRES: PlaceWords = {
  columns: `select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = $1 order by column_name collate "C"`,
  tables: `select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name <> 'migrations' order by table_name collate "C"`,
  byBytes: (column) => `${column} collate "C"`,
  each: 'json_array_elements(cast($1 as json)) as each',
  after: ["select setval(pg_get_serial_sequence('tables', 'number'), (select coalesce(max(number), 1) from tables))"],
};

/** What is to be moved: it is read, and nothing else. Nobody may serve it meanwhile. */
export async function openSource(address: string): Promise<Place> {
  if (isShared(address)) return reach(address, () => postgresPlace(address));
  const file = nameOf(address);
  if (!existsSync(file)) throw new StartProblem('file-missing', { file });
  const lock = new FileLock(file);
  const database = new Database(file, { readonly: true });
  const close = async (): Promise<void> => {
    database.close();
    lock.release();
  };
  const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number };
  if (version === NEWEST_SQLITE) {
    database.exec(ORDERED);
    return new Place(new SqliteEngine(database), SQLITE, close);
  }
  await close();
  throw notThis(address, version, NEWEST_SQLITE);
}

/** Where it goes: made where there is nothing. */
export async function openTarget(address: string): Promise<Place> {
  if (isShared(address)) {
    return reach(address, async () => {
      await bringUp(address, NAME);
      return postgresPlace(address);
    });
  }
  const file = nameOf(address);
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const lock = new FileLock(file);
  await new SqliteStore(file).close();
  const database = new Database(file);
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; ${KEYED}`);
  return new Place(new SqliteEngine(database), SQLITE, async () => {
    database.close();
    lock.release();
  });
}

async function postgresPlace(address: string): Promise<Place> {
  const engine = new PostgresEngine(address, NAME);
  try {
    const [{ version }] = await engine.rows<{ readonly version: number }>(
      'select coalesce(max(step), 0) as version from migrations',
    );
    if (version !== NEWEST_POSTGRES) throw notThis(withoutPassword(address), version, NEWEST_POSTGRES);
    await mustBeQuiet(engine);
    return new Place(engine, POSTGRES, () => engine.close());
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Nobody else is connected. One that has just gone may be seen for a moment longer. */
async function mustBeQuiet(engine: PostgresEngine): Promise<void> {
  for (let look = 0; ; look++) {
    const [{ others }] = await engine.rows<{ readonly others: number }>(
      `select count(*) as others from pg_stat_activity where datname = current_database()
       and application_name in ('countertop', 'countertop-bus')`,
    );
    if (others === 0) return;
    if (look === LOOKS) throw new StartProblem('store-served', { others });
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}

function nameOf(address: string): string {
  const file = fileOf(address);
  if (file === undefined) throw new StartProblem('store-unknown', { store: address.split(':')[0] });
  return file;
}

function notThis(store: string, version: number, known: number): StartProblem {
  return new StartProblem(version > known ? 'file-newer' : 'file-older', { store, version, known });
}
