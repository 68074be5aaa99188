import type { ChatLine } from '@countertop/protocol';
import Database from 'libsql';
import type {
  Complaint,
  Deed,
  Entry,
  MatchWish,
  Person,
  Roster,
  Standing,
  Store,
  StoredTable,
  TableRow,
  Verdict,
  Work,
} from '../store.ts';
import { migrate } from './migrations.ts';
import { SqliteAccounts } from './sqlite-accounts.ts';
import { SqliteConditions } from './sqlite-conditions.ts';
import { SqliteNotices } from './sqlite-notices.ts';
import { SqlitePrograms } from './sqlite-programs.ts';

const STATUS = ['open', 'running', 'over'] as const;
/** Keys of tables kept at hand; more are looked up again. */
const KEYS = 50_000;
/** What SQLite itself allows. */
const MOST_PAGES = 4_294_967_294;

const ROW = `
  select id, deed, seed, roster, status, events, moves, turn, due, bot, updated, result, rematch
  from standing join tables on tables.number = standing.match
    join rosters using (match) left join outcomes using (match)`;

/** What is kept in one file of SQLite. Whatever is appended is on disk when it is answered (WAL, synchronous=FULL). */
export class SqliteStore implements Store {
  private readonly database: Database.Database;
  private readonly keys = new Map<string, number>();
  private readonly statements: ReturnType<typeof prepare>;
  readonly programs: SqlitePrograms;
  readonly conditions: SqliteConditions;
  readonly accounts: SqliteAccounts;
  readonly notices: SqliteNotices;

  /** The file is made where there is none. ':memory:' lasts as long as the process. */
  constructor(file: string, migrated?: (from: number, to: number) => void) {
    this.database = new Database(file);
    this.database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // Another process of ours may be writing: that takes milliseconds.
    this.database.exec('pragma busy_timeout = 5000');
    const { from, to } = migrate(this.database);
    if (to > from) migrated?.(from, to);
    this.statements = prepare(this.database);
    const nowOf = (person: string) => this.accounts.nowOf(person);
    this.conditions = new SqliteConditions(this.database, nowOf);
    this.programs = new SqlitePrograms(this.database, nowOf);
    this.accounts = new SqliteAccounts(this.database, [this.programs, this.conditions]);
    this.notices = new SqliteNotices(this.database);
  }

  append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    const { database } = this;
    try {
      database.exec('begin immediate');
      const verdicts = this.takeAll(batch);
      database.exec('commit');
      return Promise.resolve(verdicts);
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      // What was numbered in a transaction that is gone has no number.
      this.keys.clear();
      return Promise.reject(error);
    }
  }

  /** Moves, which is what most of a tick is, go in together by two statements; each of the others by itself, in its order. */
  private takeAll(batch: readonly Entry[]): Verdict[] {
    const times = new Map<string, number>();
    for (const { table } of batch) times.set(table, (times.get(table) ?? 0) + 1);
    const together: string[] = [];
    const matches = batch.map((entry) => {
      const match = isMove(entry) && times.get(entry.table) === 1 ? this.numberOf(entry.table) : undefined;
      if (match !== undefined) together.push(lineOf(match, entry));
      return match;
    });
    const taken = this.takeMoves(together);
    return batch.map((entry, index) => {
      const match = matches[index];
      if (match === undefined) return this.enter(entry);
      return taken.has(match) ? 'taken' : 'refused';
    });
  }

  private takeMoves(lines: readonly string[]): ReadonlySet<number> {
    if (lines.length === 0) return NONE;
    const rows = this.statements.standAll.all(`[${lines.join()}]`) as { readonly match: number }[];
    const taken = new Set(rows.map(({ match }) => match));
    const kept =
      taken.size === lines.length ? lines : lines.filter((line) => taken.has(Number.parseInt(line.slice(1), 10)));
    if (kept.length > 0) this.statements.appendAll.run(`[${kept.join()}]`);
    return taken;
  }

  private enter({ table, after, events, standing, roster, deed, notices }: Entry): Verdict {
    const match = deed === undefined ? this.numberOf(table) : this.found(table, deed, standing);
    if (match === undefined) return 'refused';
    const { changes } = this.statements.append.run(match, after, events, match, after);
    if (changes === 0) return 'refused';
    const { status, moves, turn, due, bot, updated, result, rematch } = standing;
    this.statements.stand.run(
      STATUS.indexOf(status),
      standing.events,
      moves,
      turn,
      due,
      bot ? 1 : 0,
      Math.floor(updated),
      match,
    );
    if (roster !== undefined) {
      // A process that has not heard yet who somebody has become may still say who they were.
      const people = roster.people.map((person) => (person === null ? null : this.accounts.nowOf(person)));
      this.statements.seat.run(match, JSON.stringify({ ...roster, people }));
      for (const person of people) if (person !== null) this.statements.member.run(person, match);
    }
    if (notices !== undefined) this.notices.plan(match, notices);
    if (result !== null) this.statements.end.run(match, JSON.stringify(result), rematch);
    return 'taken';
  }

  /** The number of a new table; undefined where its id is taken. */
  private found(table: string, { seed, ...deed }: Deed, { updated }: Standing): number | undefined {
    const { changes, lastInsertRowid } = this.statements.found.run(
      table,
      JSON.stringify(deed),
      seed,
      deed.host,
      deed.wish,
      deed.settings.visibility === 'public' ? 1 : 0,
      Math.floor(deed.created),
    );
    if (changes === 0) return undefined;
    const match = Number(lastInsertRowid);
    this.statements.begin.run(match, Math.floor(updated));
    this.remember(table, match);
    return match;
  }

  private numberOf(table: string): number | undefined {
    const known = this.keys.get(table);
    if (known !== undefined) return known;
    const row = this.statements.number.get(table) as { readonly number: number } | undefined;
    if (row !== undefined) this.remember(table, row.number);
    return row?.number;
  }

  private remember(table: string, match: number): void {
    if (this.keys.size >= KEYS) this.keys.clear();
    this.keys.set(table, match);
  }

  async read(table: string, from: number): Promise<StoredTable | undefined> {
    const match = this.numberOf(table);
    const row = await this.row(table);
    if (match === undefined || row === undefined) return undefined;
    const log = this.statements.log.all(match, match, from) as { readonly first: number; readonly events: string }[];
    const events = log.flatMap(({ events }): unknown[] => JSON.parse(events));
    return { ...row, events: events.slice(from - (log[0]?.first ?? from)) };
  }

  async take(work: Work, now: number, until: number, most: number): Promise<readonly string[]> {
    const rows = this.statements.take[work].all(Math.floor(until), Math.floor(now), most) as { readonly id: string }[];
    return rows.map(({ id }) => id);
  }

  async giveBack(work: Work, tables: readonly string[]): Promise<void> {
    for (const table of tables) this.statements.giveBack[work].run(this.numberOf(table) ?? -1);
  }

  async due(before: number): Promise<readonly { table: string; at: number }[]> {
    return this.statements.due.all(before) as { table: string; at: number }[];
  }

  async numbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = this.statements.numbers.all(JSON.stringify(tables)) as {
      readonly id: string;
      readonly events: number;
    }[];
    return new Map(rows.map(({ id, events }) => [id, events]));
  }

  async running(): Promise<number> {
    return (this.statements.running.get() as { readonly count: number }).count;
  }

  async waitingForBots(): Promise<readonly string[]> {
    return (this.statements.bots.all() as { readonly id: string }[]).map(({ id }) => id);
  }

  async row(table: string): Promise<TableRow | undefined> {
    const raw = this.statements.row.get(table) as RawRow | undefined;
    return raw === undefined ? undefined : rowOf(raw);
  }

  async lobby(most: number): Promise<readonly TableRow[]> {
    return (this.statements.lobby.all(most) as RawRow[]).map(rowOf);
  }

  async wished(wish: string): Promise<readonly TableRow[]> {
    return (this.statements.wished.all(wish) as RawRow[]).map(rowOf);
  }

  async tablesOf(person: string, most: number): Promise<readonly TableRow[]> {
    return (this.statements.tablesOf.all(person, most) as RawRow[]).map(rowOf);
  }

  async matchesOf(person: string, wish: MatchWish, most: number): Promise<readonly TableRow[]> {
    const { over, game = null, since = 0, until = Number.MAX_SAFE_INTEGER, after } = wish;
    const { updated, table } = after ?? { updated: Number.MAX_SAFE_INTEGER, table: '' };
    const first = over ? STATUS.indexOf('over') : 0;
    const last = over ? first : STATUS.indexOf('running');
    const rows = this.statements.matchesOf.all(
      ...[person, first, last, game, game, Math.floor(since), Math.floor(until), updated, updated, table, most],
    );
    return (rows as RawRow[]).map(rowOf);
  }

  async waitingFor(person: string): Promise<number> {
    return (this.statements.waitingFor.get(person, person) as { readonly count: number }).count;
  }

  async openTablesOf(person: string): Promise<number> {
    return (this.statements.openTablesOf.get(person) as { readonly count: number }).count;
  }

  async addPerson({ id, name, chat, blocked }: Person, secretHash: string): Promise<void> {
    this.database.transaction(() => {
      this.statements.addPerson.run(id, name, chat ? 1 : 0, JSON.stringify(blocked));
      this.statements.addSecret.run(secretHash, id);
    })();
  }

  async person(id: string): Promise<Person | undefined> {
    return personOf(this.statements.person.get(id) as RawPerson | undefined);
  }

  async personBySecret(secretHash: string): Promise<Person | undefined> {
    return personOf(this.statements.personBySecret.get(secretHash) as RawPerson | undefined);
  }

  async changePerson({ id, name, chat, blocked }: Person): Promise<void> {
    this.statements.changePerson.run(name, chat ? 1 : 0, JSON.stringify(blocked), id);
  }

  async addLine(table: string, line: Omit<ChatLine, 'number'>, id: string): Promise<number | undefined> {
    const match = this.numberOf(table);
    if (match === undefined) throw new Error('a line at no table');
    const person = this.accounts.nowOf(line.person) ?? line.person;
    const text = JSON.stringify({ ...line, person });
    const added = this.statements.addLine.get(match, match, text, id) as { readonly number: number } | undefined;
    return added?.number;
  }

  async lines(table: string, from: number): Promise<readonly ChatLine[]> {
    const rows = this.statements.lines.all(this.numberOf(table) ?? -1, from) as { number: number; line: string }[];
    return rows.map(({ number, line }) => ({ number, ...JSON.parse(line) }));
  }

  async report({ table, line, by, why, at }: Complaint): Promise<void> {
    this.statements.report.run(this.numberOf(table) ?? null, line, by, why, Math.floor(at));
  }

  /** Whether the file may become larger than it is. Where it may not, writing fails as it does on a full disk. */
  mayGrow(may: boolean): void {
    this.database.exec(`pragma max_page_count = ${may ? MOST_PAGES : 1}`);
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

function prepare(database: Database.Database) {
  const sql = (source: string) => database.prepare(source);
  return {
    found: sql(
      `insert into tables (id, deed, seed, host, wish, public, created) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ),
    number: sql('select number from tables where id = ?'),
    begin: sql('insert into standing (match, status, events, moves, bot, updated) values (?, 0, 0, 0, 0, ?)'),
    append: sql(
      `insert into log (match, first, events)
       select ?, ?, ? where (select events from standing where match = ?) = ? on conflict do nothing`,
    ),
    // Whoever has just the number of events that was built on gets the new standing; then the log gets the same.
    standAll: sql(
      `update standing set status = value ->> 3, events = value ->> 4, moves = value ->> 5, turn = value ->> 6,
         due = value ->> 7, bot = value ->> 8, updated = value ->> 9, due_taken = null, bot_taken = null
       from json_each(?) where standing.match = value ->> 0 and standing.events = value ->> 1
       returning standing.match as match`,
    ),
    appendAll: sql(
      'insert into log (match, first, events) select value ->> 0, value ->> 1, value -> 2 from json_each(?)',
    ),
    stand: sql(
      `update standing set status = ?, events = ?, moves = ?, turn = ?, due = ?, bot = ?, updated = ?,
         due_taken = null, bot_taken = null where match = ?`,
    ),
    seat: sql('insert into rosters (match, roster) values (?, ?) on conflict do update set roster = excluded.roster'),
    member: sql('insert into members (person, match) values (?, ?) on conflict do nothing'),
    end: sql(
      `insert into outcomes (match, result, rematch) values (?, ?, ?)
       on conflict do update set result = excluded.result, rematch = excluded.rematch`,
    ),
    // The row in which the number lies begins before it.
    log: sql(
      `select first, events from log where match = ?
       and first >= (select coalesce(max(first), 0) from log where match = ? and first <= ?) order by first`,
    ),
    take: {
      due: sql(
        `update standing set due_taken = ?1 where match in (select match from standing
           where due <= ?2 and (due_taken is null or due_taken <= ?2) order by due limit ?3)
         returning (select id from tables where number = match) as id`,
      ),
      bot: sql(
        `update standing set bot_taken = ?1 where match in (select match from standing
           where bot = 1 and updated <= ?2 and (bot_taken is null or bot_taken <= ?2) order by updated limit ?3)
         returning (select id from tables where number = match) as id`,
      ),
    },
    giveBack: {
      due: sql('update standing set due_taken = null where match = ?'),
      bot: sql('update standing set bot_taken = null where match = ?'),
    },
    due: sql(
      'select id as "table", due as at from standing join tables on tables.number = standing.match where due < ?',
    ),
    numbers: sql(
      `select id, events from standing join tables on tables.number = standing.match
       where id in (select value from json_each(?))`,
    ),
    running: sql('select count(*) as count from standing where status = 1'),
    bots: sql('select id from standing join tables on tables.number = standing.match where bot = 1'),
    row: sql(`${ROW} where id = ?`),
    lobby: sql(`${ROW} where status < 2 and public = 1 order by updated desc, id limit ?`),
    wished: sql(`${ROW} where wish = ? and status = 0 order by created`),
    tablesOf: sql(
      `${ROW} where standing.match in (select match from members where person = ?) order by updated desc, id limit ?`,
    ),
    matchesOf: sql(
      `${ROW} where standing.match in (select match from members where person = ?) and status between ? and ?
       and (? is null or json_extract(deed, '$.game') = ?) and updated >= ? and updated < ?
       and (updated < ? or (updated = ? and id > ?)) order by updated desc, id limit ?`,
    ),
    waitingFor: sql(
      `select count(*) as count from members join standing using (match) join rosters using (match)
       where person = ? and status = 1 and json_extract(roster, '$.people[' || turn || ']') = ?
       and json_extract(roster, '$.seats[' || turn || '].kind') = 'person'`,
    ),
    openTablesOf: sql(
      'select count(*) as count from tables join standing on match = number where host = ? and status = 0',
    ),
    addPerson: sql('insert into people (id, name, chat, blocked) values (?, ?, ?, ?)'),
    addSecret: sql('insert into secrets (hash, person) values (?, ?)'),
    person: sql('select id, name, chat, blocked from people where id = ?'),
    personBySecret: sql(
      'select id, name, chat, blocked from people where id = (select person from secrets where hash = ? and spent is null)',
    ),
    changePerson: sql('update people set name = ?, chat = ?, blocked = ? where id = ?'),
    addLine: sql(
      `insert into lines (match, number, line, said)
       values (?, (select coalesce(max(number) + 1, 0) from lines where match = ?), ?, ?)
       on conflict (match, said) do nothing returning number`,
    ),
    lines: sql('select number, line from lines where match = ? and number >= ? order by number'),
    report: sql('insert into complaints (match, line, person, why, at) values (?, ?, ?, ?, ?)'),
  };
}

/** Whether nothing of the table changes but its log and how it stands. */
function isMove({ deed, roster, notices, standing }: Entry): boolean {
  return deed === undefined && roster === undefined && notices === undefined && standing.result === null;
}

/** An entry as JSON. Its events are JSON already. */
function lineOf(match: number, { after, events, standing }: Entry): string {
  const { status, moves, turn, due, bot, updated } = standing;
  const stood = [STATUS.indexOf(status), standing.events, moves, turn, due, bot ? 1 : 0, Math.floor(updated)];
  return `[${match},${after},${events},${stood.map((value) => value ?? 'null').join()}]`;
}

const NONE: ReadonlySet<number> = new Set();

/** As it lies in the file: what this program has written there itself. */
interface RawRow {
  readonly id: string;
  readonly deed: string;
  readonly seed: string;
  readonly roster: string;
  readonly status: number;
  readonly events: number;
  readonly moves: number;
  readonly turn: number | null;
  readonly due: number | null;
  readonly bot: number;
  readonly updated: number;
  readonly result: string | null;
  readonly rematch: string | null;
}

interface RawPerson {
  readonly id: string;
  readonly name: string;
  readonly chat: number;
  readonly blocked: string;
}

function rowOf({
  id,
  deed,
  seed,
  roster,
  status,
  events,
  moves,
  turn,
  due,
  bot,
  updated,
  result,
  rematch,
}: RawRow): TableRow {
  return {
    table: id,
    deed: { ...(JSON.parse(deed) as Omit<Deed, 'seed'>), seed },
    roster: JSON.parse(roster) as Roster,
    standing: {
      status: STATUS[status],
      events,
      moves,
      turn,
      due,
      bot: bot === 1,
      updated,
      result: result === null ? null : JSON.parse(result),
      rematch,
    },
  };
}

function personOf(raw: RawPerson | undefined): Person | undefined {
  return raw && { id: raw.id, name: raw.name, chat: raw.chat === 1, blocked: JSON.parse(raw.blocked) as string[] };
}
