import type { Notice, Notices } from '../notices.ts';
import { act, ask, type Engine } from './steps.ts';

/** What is to be said to people, in SQL. */
export class SqlNotices implements Notices {
  constructor(private readonly engine: Engine) {}

  take(before: number, most: number): Promise<readonly Notice[]> {
    const { dialect } = this.engine;
    return this.engine.perform(function* () {
      const rows = yield* ask<Notice & { readonly match: number }>(
        `select match, (select id from tables where number = match) as "table", kind, person, seat, moves, due, tries
           from notices where due <= $1 order by due limit $2${dialect.taking}`,
        ...[Math.floor(before), most],
      );
      for (const { match, kind } of rows) yield* act('delete from notices where match = $1 and kind = $2', match, kind);
      return rows.map(({ match: _, ...notice }) => notice);
    });
  }

  async putBack({ table, kind, person, seat, moves, due, tries }: Notice): Promise<void> {
    await this.engine.rows(
      `insert into notices (match, kind, person, seat, moves, due, tries)
       select number, cast($1 as text), cast($2 as text), cast($3 as integer), cast($4 as integer), cast($5 as bigint),
         cast($6 as integer) from tables where id = $7 on conflict do nothing`,
      ...[kind, person, seat, moves, Math.floor(due), tries, table],
    );
  }

  async next(): Promise<number | undefined> {
    const [row] = await this.engine.rows<{ readonly due: number | null }>('select min(due) as due from notices');
    return row?.due ?? undefined;
  }
}
