import Database from 'libsql';
import type { PlannedNotice } from '../notices.ts';
import { nowOf } from '../sql/sql-people.ts';
import { rawDeed, rawStanding } from '../sql/table-row.ts';
import type { Deed, Entry, Roster, Standing, Verdict } from '../store.ts';
import { chainOf } from './chain.ts';
import { DiskPace } from './disk-pace.ts';
import { type LoggedMove, movesText } from './moves-text.ts';
import type { SideConnection } from './side-connection.ts';
import type { SqliteEngine } from './sqlite-engine.ts';

/** Numbers of tables kept at hand; more are looked up again. */
const NUMBERS = 50_000;
/** So few entries are not worth a thread where the disk is fast. */
const FEW = 4;

/** How the log gets into the file, and what is written with it. */
export class SqliteLog {
  private readonly numbers = new Map<string, number>();
  private readonly statements: ReturnType<typeof prepare>;
  private readonly pace = new DiskPace();

  constructor(
    private readonly engine: SqliteEngine,
    /** Where moves are written beside the loop; left out: they are written as all else is. */
    private readonly side?: SideConnection,
  ) {
    this.statements = prepare(engine.database);
  }

  async append(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    const begun = performance.now();
    const verdicts = await this.take(batch);
    this.pace.took(performance.now() - begun);
    return verdicts;
  }

  /**
   * Moves, which is what most ticks are, go in beside the loop, unless they are few and the disk is fast. That one of them comes too
   * late is rare: then each is taken by itself.
   */
  private async take(batch: readonly Entry[]): Promise<readonly Verdict[]> {
    const isBrief = batch.length <= FEW && this.pace.isFast;
    const moves = this.side && !isBrief ? this.movesOf(batch) : undefined;
    if (moves !== undefined && (await this.takeBeside(moves))) return batch.map(() => 'taken');
    try {
      return await this.engine.alone(() => batch.map((entry) => this.takeOne(entry)));
    } catch (error) {
      // What was numbered in a transaction that is gone has no number.
      this.numbers.clear();
      throw error;
    }
  }

  /** All rows of a table's log from the one on in which that event lies, with the number of the first event. */
  read(table: string, from: number): { readonly first: number; readonly events: readonly unknown[] } {
    const match = this.numberOf(table) ?? -1;
    const log = this.statements.log.all(match, from) as { readonly first: number; readonly events: string }[];
    return { first: log[0]?.first ?? from, events: log.flatMap(({ events }): unknown[] => JSON.parse(events)) };
  }

  /** The batch, if there are only moves in it, each of another match. */
  private movesOf(batch: readonly Entry[]): readonly LoggedMove[] | undefined {
    const moves = new Map<number, LoggedMove>();
    for (const entry of batch) {
      const match = isMove(entry) ? this.numberOf(entry.table) : undefined;
      if (match === undefined) return undefined;
      moves.set(match, { match, entry });
    }
    return moves.size === batch.length ? [...moves.values()] : undefined;
  }

  /** Whether all of them are on disk now; where one cannot be, none is. */
  private async takeBeside(moves: readonly LoggedMove[]): Promise<boolean> {
    const { side } = this;
    if (side === undefined) return false;
    try {
      await this.engine.beside(() => side.run(movesText(moves)));
      return true;
    } catch (error) {
      if (error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')) return false;
      throw error;
    }
  }

  private takeOne({ table, after, events, standing, roster, deed, notices }: Entry): Verdict {
    const match = deed === undefined ? this.numberOf(table) : this.found(table, deed, standing);
    if (match === undefined) return 'refused';
    const { changes, lastInsertRowid } = this.statements.append.run(events, match, after);
    if (changes === 0) return 'refused';
    this.statements.stand.run(...Object.values(rawStanding(standing)), lastInsertRowid, match);
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
    begin: sql(
      'insert into standing (match, status, events, moves, bot, updated, last) values (?1, 0, 0, 0, 0, ?2, -?1)',
    ),
    append: sql(
      `insert into log (match, first, behind, events)
       select match, events, last, ? from standing where match = ? and events = ? on conflict do nothing`,
    ),
    stand: sql(
      `update standing set status = ?, events = ?, moves = ?, turn = ?, due = ?, bot = ?, updated = ?,
         due_taken = null, bot_taken = null, last = ? where match = ?`,
    ),
    seat: sql('insert into rosters (match, roster) values (?, ?) on conflict do update set roster = excluded.roster'),
    member: sql('insert into members (person, match) values (?, ?) on conflict do nothing'),
    unplan: sql('delete from notices where match = ?'),
    plan: sql('insert into notices (match, kind, person, seat, moves, due, tries) values (?, ?, ?, ?, ?, ?, 0)'),
    end: sql(
      `insert into outcomes (match, result, rematch) values (?, ?, ?)
       on conflict do update set result = excluded.result, rematch = excluded.rematch`,
    ),
    log: sql(`select first, events from (${chainOf('?1', '?2')}) order by first`),
  };
}

/** Whether nothing of the table changes but its log, how it stands, how it ended and what is to be said of it. */
function isMove({ deed, roster }: Entry): boolean {
  return deed === undefined && roster === undefined;
}
