import type { ConditionShelf, KeptConditions } from '../conditions.ts';
import { nowOf } from './sql-people.ts';
import { act, type Engine, type Steps } from './steps.ts';

/** Conditional moves, in SQL. */
export class SqlConditions implements ConditionShelf {
  constructor(private readonly engine: Engine) {}

  put(kept: KeptConditions): Promise<void> {
    const { engine } = this;
    return engine.perform(function* () {
      const person = yield* nowOf(engine, kept.person);
      if (person === null) return;
      yield* act(
        `insert into conditions (id, seat, kept) values ($1, $2, $3)
           on conflict (id, seat) do update set kept = excluded.kept`,
        ...[kept.table, kept.seat, JSON.stringify({ ...kept, person })],
      );
    });
  }

  async remove(table: string, seat: number): Promise<void> {
    await this.engine.rows('delete from conditions where id = $1 and seat = $2', table, seat);
  }

  async of(table: string): Promise<readonly KeptConditions[]> {
    const rows = await this.engine.rows<{ readonly kept: string }>(
      'select kept from conditions where id = $1 order by seat',
      table,
    );
    return rows.map(({ kept }) => JSON.parse(kept) as KeptConditions);
  }

  *becomes(before: string, now: string | null): Steps<void> {
    const kept = this.engine.dialect.withKey('kept', 'person', '$1');
    if (now === null) yield* act("delete from conditions where kept ->> 'person' = $1", before);
    else yield* act(`update conditions set kept = ${kept} where kept ->> 'person' = $2`, now, before);
  }
}
