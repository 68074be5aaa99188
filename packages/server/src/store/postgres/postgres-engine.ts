import { Client, type ClientConfig, Pool, type QueryConfig, types } from 'pg';
import type { Dialect, Engine, SqlValue, Steps } from '../sql/steps.ts';

const DIALECT: Dialect = {
  withKey: (column, key, value) =>
    `jsonb_set(${column}::jsonb, '{${key}}', coalesce(to_jsonb(cast(${value} as text)), 'null'))::json`,
  each: (list) => `select json_array_elements_text(${list})`,
  log: (match) => `(select first, events from log where match = ${match}) as kept`,
  place: 'first',
  keeping: ' for key share',
  changing: ' for no key update',
  removing: ' for update',
  taking: ' for update skip locked',
};

/** How many connections a process has at most besides the one on which the log is written. */
const CONNECTIONS = 8;
/** What is not answered after so many milliseconds will not be: the connection is cut, and what came of it is not known. */
export interface Patience {
  readonly connect: number;
  readonly answer: number;
}

const PATIENCE: Patience = { connect: 3_000, answer: 8_000 };
/** What went wrong because others did something at the same time: nothing of it is kept, and it is tried again. */
const AGAIN = new Set(['40001', '40P01']);
const TRIES = 4;

/** Numbers as numbers: none of ours is larger than they can be. JSON as the text it is. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === types.builtins.INT8) return Number;
    if (oid === types.builtins.JSON) return String;
    return types.getTypeParser(oid, format);
  }) as typeof types.getTypeParser,
};

/** Runs statements on PostgreSQL. What is lost is connected again when it is needed. */
export class PostgresEngine implements Engine {
  readonly dialect = DIALECT;
  private readonly pool: Pool;
  private readonly config: ClientConfig;
  private readonly names = new Map<string, string>();
  private writer: Promise<Client> | undefined;

  /** `name`: how the database calls this process. */
  constructor(url: string, name = 'countertop', { connect, answer } = PATIENCE) {
    this.config = {
      connectionString: url,
      application_name: name,
      types: TYPES,
      keepAlive: true,
      connectionTimeoutMillis: connect,
      query_timeout: answer,
      statement_timeout: answer,
    };
    this.pool = new Pool({ ...this.config, max: CONNECTIONS });
    // An idle connection that is lost is not missed: whoever needs one makes one.
    this.pool.on('error', () => {});
    // One that is lost while somebody has it is noticed by the statement that fails; said to nobody else, it would end the process.
    this.pool.on('connect', (client) => client.on('error', () => {}));
  }

  async rows<R>(sql: string, ...values: readonly SqlValue[]): Promise<readonly R[]> {
    return (await this.pool.query(this.named(sql, values))).rows as R[];
  }

  perform<T>(steps: () => Steps<T>): Promise<T> {
    return again(() => this.tryOnce(steps()));
  }

  private async tryOnce<T>(steps: Steps<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      let step = steps.next();
      while (step.done !== true) {
        const { sql, values } = step.value;
        step = steps.next((await client.query(this.named(sql, values))).rows);
      }
      await client.query('commit');
      return step.value;
    } catch (error) {
      broken = await client.query('rollback').then(
        () => undefined,
        (failed: Error) => failed,
      );
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Statements that go out together, on a connection of their own, and are answered in their order. One that fails fails all. */
  write(statements: readonly QueryConfig[]): Promise<readonly (readonly unknown[])[]> {
    return again(async () => {
      const client = await this.writing();
      const answers = await Promise.allSettled(statements.map((statement) => client.query(statement)));
      const failed = answers.find((answer) => answer.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : []));
    });
  }

  named(text: string, values: readonly SqlValue[] = []): QueryConfig {
    let name = this.names.get(text);
    if (name === undefined) {
      name = `s${this.names.size}`;
      this.names.set(text, name);
    }
    return { name, text, values: [...values] };
  }

  async close(): Promise<void> {
    const writer = await this.writer?.catch(() => undefined);
    await Promise.all([writer?.end(), this.pool.end()]);
  }

  private writing(): Promise<Client> {
    if (this.writer !== undefined) return this.writer;
    const client = new Client({ ...this.config, pipeline: true });
    const connecting = client.connect().then(async () => {
      // Whatever is written is found by its key, however small a table is thought to be: how many there are by now is not known here.
      await client.query('set enable_seqscan = off');
      return client;
    });
    // One that ends late is not mistaken for the one that came after it.
    const forget = (): void => {
      if (this.writer === connecting) this.writer = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    this.writer = connecting;
    connecting.catch(forget);
    return connecting;
  }
}

async function again<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (tries === TRIES || !AGAIN.has(code)) throw error;
    }
  }
}
