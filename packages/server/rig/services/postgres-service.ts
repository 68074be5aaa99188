import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from '../../../../scripts/find-service.mjs';
import { freePort, Service } from './service.ts';

export interface PostgresWish {
  readonly port?: number;
  /** Whether what is written is on the disk when it is said to be. Left out: it is not, which is faster. */
  readonly sync?: boolean;
}

/** A PostgreSQL of one's own, on this machine alone, that is gone when it is removed. */
export class PostgresService {
  private readonly service = new Service('postgres', 'postgres');
  private made = 0;

  private constructor(
    private readonly bin: string,
    readonly port: number,
    private readonly sync: boolean,
  ) {}

  static async start({ port, sync = false }: PostgresWish = {}): Promise<PostgresService> {
    const bin = findPostgres();
    if (bin === undefined)
      throw new Error(
        'PostgreSQL is needed: apt-get install postgresql, or POSTGRES_BIN with the folder of its programs.',
      );
    const postgres = new PostgresService(bin, port ?? (await freePort()), sync);
    const { service } = postgres;
    const files = ['-D', 'data', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale'];
    service.do(join(bin, 'initdb'), sync ? files : [...files, '--no-sync']);
    await postgres.resume();
    return postgres;
  }

  get pid(): number | undefined {
    return this.service.pid;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** The address of a place in it where nothing is yet: a schema, which is made in no time. */
  async newPlace(): Promise<string> {
    const name = `place${this.made++}`;
    await this.ask(`create schema ${name}`);
    return `${this.url}?options=-csearch_path%3D${name}`;
  }

  /** Runs a statement as whoever runs the database. */
  async ask(sql: string, values: readonly unknown[] = []): Promise<readonly unknown[]> {
    const client = new Client({ connectionString: this.url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  /** As by a power cut, or (SIGINT) as an operator does it; what was kept is there when it goes on. */
  stop(signal?: NodeJS.Signals): Promise<void> {
    return this.service.stop(signal);
  }

  async resume(): Promise<void> {
    const { folder } = this.service;
    const quick = this.sync ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
    const args = ['-D', 'data', '-h', '127.0.0.1', '-p', String(this.port), '-k', folder, ...quick];
    await this.service.start(join(this.bin, 'postgres'), args, () => this.ask('select 1'));
  }

  /** Is told when it ends although nobody here has ended it. */
  set onEnd(listener: (why: string) => void) {
    this.service.onEnd = listener;
  }

  remove(): Promise<void> {
    return this.service.remove();
  }
}
