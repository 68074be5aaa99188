import type { Database, Statement } from 'libsql';
import type { ConditionShelf, KeptConditions } from '../conditions.ts';

/** Conditional moves in the one file. */
export class SqliteConditions implements ConditionShelf {
  private readonly insert: Statement;
  private readonly select: Statement;
  private readonly erase: Statement;
  private readonly hand: Statement;
  private readonly eraseAll: Statement;

  constructor(
    database: Database,
    /** Whoever somebody is now; null: gone. */
    private readonly nowOf: (person: string) => string | null,
  ) {
    this.insert = database.prepare(
      `insert into conditions (id, seat, kept) values (?, ?, ?)
       on conflict do update set kept = excluded.kept`,
    );
    this.select = database.prepare('select kept from conditions where id = ? order by seat');
    this.erase = database.prepare('delete from conditions where id = ? and seat = ?');
    this.hand = database.prepare(
      "update conditions set kept = json_set(kept, '$.person', ?) where json_extract(kept, '$.person') = ?",
    );
    this.eraseAll = database.prepare("delete from conditions where json_extract(kept, '$.person') = ?");
  }

  async put(kept: KeptConditions): Promise<void> {
    const person = this.nowOf(kept.person);
    if (person !== null) this.insert.run(kept.table, kept.seat, JSON.stringify({ ...kept, person }));
  }

  async remove(table: string, seat: number): Promise<void> {
    this.erase.run(table, seat);
  }

  async of(table: string): Promise<readonly KeptConditions[]> {
    return (this.select.all(table) as { readonly kept: string }[]).map(
      ({ kept }) => JSON.parse(kept) as KeptConditions,
    );
  }

  /** In the transaction of whoever calls it. */
  becomes(before: string, now: string | null): void {
    if (now === null) this.eraseAll.run(before);
    else this.hand.run(now, before);
  }
}
