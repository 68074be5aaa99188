import type { Database, Statement } from 'libsql';
import type { ConditionShelf, KeptConditions } from '../conditions.ts';

/** Conditional moves in the one file. */
export class SqliteConditions implements ConditionShelf {
  private readonly insert: Statement;
  private readonly select: Statement;
  private readonly erase: Statement;

  constructor(database: Database) {
    this.insert = database.prepare(
      `insert into conditions (id, seat, kept) values (?, ?, ?)
       on conflict do update set kept = excluded.kept`,
    );
    this.select = database.prepare('select kept from conditions where id = ? order by seat');
    this.erase = database.prepare('delete from conditions where id = ? and seat = ?');
  }

  async put(kept: KeptConditions): Promise<void> {
    this.insert.run(kept.table, kept.seat, JSON.stringify(kept));
  }

  async remove(table: string, seat: number): Promise<void> {
    this.erase.run(table, seat);
  }

  async of(table: string): Promise<readonly KeptConditions[]> {
    return (this.select.all(table) as { readonly kept: string }[]).map(
      ({ kept }) => JSON.parse(kept) as KeptConditions,
    );
  }
}
