import type Database from 'libsql';
import type { PlannedNotice } from '../notices.ts';
import { nowOf } from '../sql/sql-people.ts';
import { rawDeed, rawStanding } from '../sql/table-row.ts';
import type { Deed, Entry, Roster, Standing, Verdict } from '../store.ts';
import type { SqliteEngine } from './sqlite-engine.ts';

/** Numbers of tables kept at hand; more are looked up again. */
const NUMBERS = 50_000;
const NONE: ReadonlySet<number> = new Set();

/** How the log gets into the file, and what is written with it. */
export class SqliteLog {
  private readonly numbers = new Map<string, number>();
  private readonly statements: ReturnType<typeof prepare>;

  constructor(private readonly engine: SqliteEngine) {
    this.statements = prepare(engine.database);
  }

  append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    try {
      return Promise.resolve(this.engine.transaction(() => this.takeAll(batch)));
    } catch (error) {
      // What was numbered in a transaction that is gone has no number.
      this.numbers.clear();
      return Promise.reject(error);
    }
  }

  /** All rows of a table's log from the one on in which that event lies, with the number of the first event. */
  read(table: string, from: number): { readonly first: number; readonly events: readonly unknown[] } {
    const match = this.numberOf(table) ?? -1;
    const log = this.statements.log.all(match, match, from) as { readonly first: number; readonly events: string }[];
    return { first: log[0]?.first ?? from, events: log.flatMap(({ events }): unknown[] => JSON.parse(events)) };
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
      if (match === undefined) return this.takeOne(entry);
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

  private takeOne({ table, after, events, standing, roster, deed, notices }: Entry): Verdict {
    const match = deed === undefined ? this.numberOf(table) : this.found(table, deed, standing);
    if (match === undefined) return 'refused';
    const { changes } = this.statements.append.run(match, after, events, match, after);
    if (changes === 0) return 'refused';
    this.statements.stand.run(...Object.values(rawStanding(standing)), match);
    if (roster !== undefined) this.seat(match, roster);
    if (notices !== undefined) this.plan(match, notices);
    const { result, rematch } = standing;
    if (result !== null) this.statements.end.run(match, JSON.stringify(result), rematch);
    return 'taken';
  }

  private seat(match: number, roster: Roster): void {
    const people = roster.people.map((person) =>
      person === null ? null : this.engine.follow(nowOf(this.engine, person)),
    );
    this.statements.seat.run(match, JSON.stringify({ ...roster, people }));
    for (const person of people) if (person !== null) this.statements.member.run(person, match);
  }

  private plan(match: number, notices: readonly PlannedNotice[]): void {
    this.statements.unplan.run(match);
    for (const { kind, person, seat, moves, due } of notices)
      this.statements.plan.run(match, kind, person, seat, moves, Math.floor(due));
  }

  /** The number of a new table; undefined where its id is taken. */
  private found(table: string, deed: Deed, { updated }: Standing): number | undefined {
    const { changes, lastInsertRowid } = this.statements.found.run(table, ...Object.values(rawDeed(deed)));
    if (changes === 0) return undefined;
    const match = Number(lastInsertRowid);
    this.statements.begin.run(match, Math.floor(updated));
    this.remember(table, match);
    return match;
  }

  private numberOf(table: string): number | undefined {
    const known = this.numbers.get(table);
    if (known !== undefined) return known;
    const row = this.statements.number.get(table) as { readonly number: number } | undefined;
    if (row !== undefined) this.remember(table, row.number);
    return row?.number;
  }

  private remember(table: string, match: number): void {
    if (this.numbers.size >= NUMBERS) this.numbers.clear();
    this.numbers.set(table, match);
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
    unplan: sql('delete from notices where match = ?'),
    plan: sql('insert into notices (match, kind, person, seat, moves, due, tries) values (?, ?, ?, ?, ?, ?, 0)'),
    end: sql(
      `insert into outcomes (match, result, rematch) values (?, ?, ?)
       on conflict do update set result = excluded.result, rematch = excluded.rematch`,
    ),
    // The row in which the number lies begins before it.
    log: sql(
      `select first, events from log where match = ?
       and first >= (select coalesce(max(first), 0) from log where match = ? and first <= ?) order by first`,
    ),
  };
}

/** Whether nothing of the table changes but its log and how it stands. */
function isMove({ deed, roster, notices, standing }: Entry): boolean {
  return deed === undefined && roster === undefined && notices === undefined && standing.result === null;
}

/** An entry as JSON. Its events are JSON already. */
function lineOf(match: number, { after, events, standing }: Entry): string {
  const stood = Object.values(rawStanding(standing)).map((value) => value ?? 'null');
  return `[${match},${after},${events},${stood.join()}]`;
}
