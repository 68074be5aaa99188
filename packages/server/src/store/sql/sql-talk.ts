import type { ChatLine } from '@countertop/protocol';
import type { Complaint } from '../store.ts';
import { nowOf } from './sql-people.ts';
import { askOne, type Engine } from './steps.ts';

const NUMBER = 'select number from tables where id = $1';

/** What is said at tables, in SQL. */
export class SqlTalk {
  constructor(private readonly engine: Engine) {}

  add(table: string, line: Omit<ChatLine, 'number'>, id: string): Promise<number | undefined> {
    const { engine } = this;
    return engine.perform(function* () {
      const person = (yield* nowOf(engine, line.person)) ?? line.person;
      // Lines of one table are numbered one after the other.
      const place = yield* askOne<{ readonly number: number }>(NUMBER + engine.dialect.changing, table);
      if (place === undefined) throw new Error('a line at no table');
      const added = yield* askOne<{ readonly number: number }>(
        `insert into lines (match, number, line, said)
           values ($1, (select coalesce(max(number) + 1, 0) from lines where match = $1), $2, $3)
           on conflict (match, said) do nothing returning number`,
        ...[place.number, JSON.stringify({ ...line, person }), id],
      );
      return added?.number;
    });
  }

  async lines(table: string, from: number): Promise<readonly ChatLine[]> {
    const rows = await this.engine.rows<{ readonly number: number; readonly line: string }>(
      `select number, line from lines where match = (${NUMBER}) and number >= $2 order by number`,
      ...[table, from],
    );
    return rows.map(({ number, line }) => ({ number, ...JSON.parse(line) }));
  }

  async report({ table, line, by, why, at }: Complaint): Promise<void> {
    await this.engine.rows(
      `insert into complaints (match, line, person, why, at) values ((${NUMBER}), $2, $3, $4, $5)`,
      ...[table, line, by, why, Math.floor(at)],
    );
  }
}
