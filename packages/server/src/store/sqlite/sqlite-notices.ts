import type Database from 'libsql';
import type { Notice, Notices, PlannedNotice } from '../notices.ts';

/** What is to be said to people, in the file of SQLite. */
export class SqliteNotices implements Notices {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(private readonly database: Database.Database) {
    this.statements = prepare(database);
  }

  /** In the transaction of the log. */
  plan(match: number, notices: readonly PlannedNotice[]): void {
    this.statements.clear.run(match);
    for (const { kind, person, seat, moves, due } of notices)
      this.statements.plan.run(match, kind, person, seat, moves, Math.floor(due), 0);
  }

  async take(before: number, most: number): Promise<readonly Notice[]> {
    return this.database.transaction(() => {
      const rows = this.statements.due.all(Math.floor(before), most) as (Notice & { readonly match: number })[];
      for (const { match, kind } of rows) this.statements.drop.run(match, kind);
      return rows.map(({ match: _, ...notice }) => notice);
    })();
  }

  async putBack({ table, kind, person, seat, moves, due, tries }: Notice): Promise<void> {
    this.statements.putBack.run(kind, person, seat, moves, Math.floor(due), tries, table);
  }

  async next(): Promise<number | undefined> {
    return (this.statements.next.get() as { readonly due: number | null }).due ?? undefined;
  }
}

function prepare(database: Database.Database) {
  const sql = (source: string) => database.prepare(source);
  return {
    clear: sql('delete from notices where match = ?'),
    plan: sql('insert into notices (match, kind, person, seat, moves, due, tries) values (?, ?, ?, ?, ?, ?, ?)'),
    due: sql(
      `select match, id as "table", kind, person, seat, moves, due, tries
       from notices join tables on tables.number = notices.match where due <= ? order by due limit ?`,
    ),
    drop: sql('delete from notices where match = ? and kind = ?'),
    putBack: sql(
      `insert into notices (match, kind, person, seat, moves, due, tries)
       select number, ?, ?, ?, ?, ?, ? from tables where id = ? on conflict do nothing`,
    ),
    next: sql('select min(due) as due from notices'),
  };
}
