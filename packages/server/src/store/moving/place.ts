import type { Engine } from '../sql/steps.ts';

/** By the name of each table of a store, what its rows are known by, in an order in which none refers to a later one. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  tables: ['number'],
  log: ['match', 'first'],
  standing: ['match'],
  rosters: ['match'],
  outcomes: ['match'],
  members: ['person', 'match'],
  people: ['id'],
  secrets: ['hash'],
  lines: ['match', 'number'],
  complaints: ['match', 'line', 'person', 'why', 'at'],
  passkeys: ['id'],
  codes: ['hash'],
  challenges: ['challenge'],
  merged: ['guest'],
  pushes: ['endpoint'],
  once: ['name'],
  notices: ['match', 'kind'],
  programs: ['person'],
  conditions: ['id', 'seat'],
};

/** In `once` of a place that is being filled: from where. No server serves it before that is gone. */
export const MARK = 'moving';

export interface Column {
  readonly name: string;
  readonly type: string;
}

/** All columns of a row as text, in the order of their names. */
export type Values = readonly (string | null)[];

/** What is said differently of places. */
export interface PlaceWords {
  /** `$1`: the name of a table. Gives names and types of its columns. */
  readonly columns: string;
  /** Gives the names of all tables. */
  readonly tables: string;
  /** A key of text goes by its bytes. */
  byBytes(column: string): string;
  /** Behind it `each.value` is one of a list in JSON. */
  readonly each: string;
  /** Once everything is there. */
  readonly after: readonly string[];
}

/** A store as rows of text, whichever engine keeps them. */
export class Place {
  constructor(
    private readonly engine: Engine,
    private readonly words: PlaceWords,
    readonly close: () => Promise<void>,
  ) {}

  async tables(): Promise<readonly string[]> {
    return (await this.engine.rows<{ readonly name: string }>(this.words.tables)).map(({ name }) => name);
  }

  columns(table: string): Promise<readonly Column[]> {
    return this.engine.rows<Column>(this.words.columns, table);
  }

  /** So many rows behind one, in the order of their keys. */
  async rows(table: string, behind: Values | undefined, most: number): Promise<readonly Values[]> {
    const columns = await this.columns(table);
    const keys = keysOf(table, columns);
    const order = keys.map((key) => this.ordered(table, key)).join(', ');
    const bounds = keys.map(({ type }, index) => `cast($${index + 1} as ${type})`).join(', ');
    const where = behind === undefined ? '' : ` where (${order}) > (${bounds})`;
    const after = keys.flatMap((key) => (behind === undefined ? [] : [behind[columns.indexOf(key)]]));
    const rows = await this.engine.rows<Readonly<Record<string, string | null>>>(
      `select ${columns.map(({ name }) => `cast(${name} as text) as ${name}`).join(', ')} from ${table}${where}
       order by ${order} limit ${most}`,
      ...after,
    );
    return rows.map((row) => columns.map(({ name }) => row[name]));
  }

  async count(table: string): Promise<number> {
    const [row] = await this.engine.rows<{ readonly count: number }>(`select count(*) as count from ${table}`);
    return row.count;
  }

  /** The last row that is there. */
  async last(table: string): Promise<Values | undefined> {
    const columns = await this.columns(table);
    const order = keysOf(table, columns).map((key) => `${this.ordered(table, key)} desc`);
    const [row] = await this.engine.rows<Readonly<Record<string, string | null>>>(
      `select ${columns.map(({ name }) => `cast(${name} as text) as ${name}`).join(', ')} from ${table}
       ${table === 'once' ? `where name <> '${MARK}'` : ''} order by ${order.join(', ')} limit 1`,
    );
    return row && columns.map(({ name }) => row[name]);
  }

  async put(table: string, rows: readonly Values[]): Promise<void> {
    const columns = await this.columns(table);
    const values = columns.map(({ type }, index) => `cast(each.value ->> ${index} as ${type})`);
    await this.engine.rows(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
       select ${values.join(', ')} from ${this.words.each} where true on conflict do nothing`,
      JSON.stringify(rows),
    );
  }

  async mark(): Promise<string | undefined> {
    const [row] = await this.engine.rows<{ readonly value: string }>('select value from once where name = $1', MARK);
    return row?.value;
  }

  async setMark(from: string): Promise<void> {
    await this.engine.rows('insert into once (name, value) values ($1, $2)', MARK, from);
  }

  async finish(): Promise<void> {
    for (const statement of this.words.after) await this.engine.rows(statement);
    await this.engine.rows('delete from once where name = $1', MARK);
  }

  /** With the table's name: without it, the text that is selected would be meant. */
  private ordered(table: string, { name, type }: Column): string {
    const column = `${table}.${name}`;
    return type === 'text' ? this.words.byBytes(column) : column;
  }
}

function keysOf(table: string, columns: readonly Column[]): readonly Column[] {
  return KEYS[table].flatMap((key) => columns.filter(({ name }) => name === key));
}
