import type { MatchWish, Refusal, TableRow, Work } from '../store.ts';
import type { Engine, SqlValue } from './steps.ts';
import { type RawRow, rowOf, STATUS, selectRows } from './table-row.ts';

const ROW = selectRows();
const OF_PERSON = `${ROW} where standing.match in (select match from members where person = $1)`;

/** Which tables there are, and what is to be done at them, in SQL. */
export class SqlLists {
  private readonly takes: Readonly<Record<Work, string>>;

  constructor(private readonly engine: Engine) {
    this.takes = {
      due: takeSql('due_taken', 'due', 'due is not null', engine),
      bot: takeSql('bot_taken', 'updated', 'bot = 1', engine),
    };
  }

  async row(table: string): Promise<TableRow | undefined> {
    return (await this.tables(`${ROW} where id = $1`, table))[0];
  }

  lobby(most: number): Promise<readonly TableRow[]> {
    return this.tables(`${ROW} where status < 2 and public = 1 order by updated desc, id limit $1`, most);
  }

  wished(wish: string): Promise<readonly TableRow[]> {
    return this.tables(`${ROW} where wish = $1 and status = 0 order by created`, wish);
  }

  of(person: string, most: number): Promise<readonly TableRow[]> {
    return this.tables(`${OF_PERSON} order by updated desc, id limit $2`, person, most);
  }

  matchesOf(person: string, wish: MatchWish, most: number): Promise<readonly TableRow[]> {
    const { over, game = null, since = 0, until = Number.MAX_SAFE_INTEGER, after } = wish;
    const { updated, table } = after ?? { updated: Number.MAX_SAFE_INTEGER, table: '' };
    const first = over ? STATUS.indexOf('over') : 0;
    const last = over ? first : STATUS.indexOf('running');
    return this.tables(
      `${OF_PERSON} and status between $2 and $3 and (cast($4 as text) is null or deed ->> 'game' = $4)
       and updated >= $5 and updated < $6 and (updated < $7 or (updated = $7 and id > $8)) order by updated desc, id limit $9`,
      ...[person, first, last, game, Math.floor(since), Math.floor(until), updated, table, most],
    );
  }

  waitingFor(person: string): Promise<number> {
    return this.count(
      `from members join standing using (match) join rosters using (match) where person = $1 and status = 1
       and roster -> 'people' ->> turn = $1 and roster -> 'seats' -> turn ->> 'kind' = 'person'`,
      person,
    );
  }

  openOf(person: string): Promise<number> {
    return this.count('from tables join standing on match = number where host = $1 and status = 0', person);
  }

  running(): Promise<number> {
    return this.count('from standing where status = 1');
  }

  async numbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.engine.rows<{ readonly id: string; readonly events: number }>(
      `select id, events from standing join tables on tables.number = standing.match
       where id in (${this.engine.dialect.each('$1')})`,
      JSON.stringify(tables),
    );
    return new Map(rows.map(({ id, events }) => [id, events]));
  }

  due(before: number): Promise<readonly { table: string; at: number }[]> {
    return this.engine.rows(
      'select id as "table", due as at from standing join tables on tables.number = standing.match where due < $1',
      Math.floor(before),
    );
  }

  async waitingForBots(): Promise<readonly string[]> {
    return this.ids('select id from standing join tables on tables.number = standing.match where bot = 1');
  }

  take(work: Work, now: number, until: number, most: number): Promise<readonly string[]> {
    return this.ids(this.takes[work], Math.floor(until), Math.floor(now), most);
  }

  async giveBack(work: Work, tables: readonly string[]): Promise<void> {
    await this.engine.rows(
      `update standing set ${work}_taken = null
       where match in (select number from tables where id in (${this.engine.dialect.each('$1')}))`,
      JSON.stringify(tables),
    );
  }

  async refuse(table: string, { refused, before, after }: Refusal): Promise<boolean> {
    const rows = await this.engine.rows(
      `update standing set refused = $2 where match = (select number from tables where id = $1)
         and events = $3 and refused is not distinct from $4 returning match`,
      ...[table, refused, after, before],
    );
    return rows.length > 0;
  }

  private async ids(sql: string, ...values: readonly SqlValue[]): Promise<readonly string[]> {
    return (await this.engine.rows<{ readonly id: string }>(sql, ...values)).map(({ id }) => id);
  }

  private async tables(sql: string, ...values: readonly SqlValue[]): Promise<readonly TableRow[]> {
    return (await this.engine.rows<RawRow>(sql, ...values)).map(rowOf);
  }

  private async count(from: string, ...values: readonly SqlValue[]): Promise<number> {
    const [row] = await this.engine.rows<{ readonly count: number }>(`select count(*) as count ${from}`, ...values);
    return row.count;
  }
}

function takeSql(taken: string, since: string, which: string, { dialect }: Engine): string {
  return `update standing set ${taken} = $1 where match in (select match from standing
      where ${which} and ${since} <= $2 and (${taken} is null or ${taken} <= $2) order by ${since} limit $3${dialect.taking})
    returning (select id from tables where number = match) as id`;
}
