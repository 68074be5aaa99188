import { games } from '@countertop/catalogue';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PostgresService } from '../rig/services/postgres-service.ts';
import { serve } from '../src/index.ts';
import { migrate, NEWEST, STEPS } from '../src/store/postgres/migrations.ts';
import { PostgresStore } from '../src/store/postgres/postgres-store.ts';
import { emptyPage } from './empty-page.ts';
import { Guest, playOn, until, untilEven } from './guest.ts';
import { sharedStoreLaws } from './shared-store-laws.ts';
import { made, more, storeLaws } from './store-laws.ts';

let postgres: PostgresService;
beforeAll(async () => {
  postgres = await PostgresService.start();
});
afterAll(() => postgres.remove());

let url = '';
let closing: (() => Promise<void>)[] = [];
/** On a busy machine nothing is lost that only comes late. */
const PATIENCE = { connect: 60_000, answer: 60_000 };

const openAt = async (address: string): Promise<PostgresStore> => {
  const store = await PostgresStore.open(address, undefined, PATIENCE);
  closing.push(() => store.close());
  return store;
};
const clientAt = async (address: string): Promise<Client> => {
  const client = new Client({ connectionString: address });
  await client.connect();
  closing.push(() => client.end());
  return client;
};
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

storeLaws(
  'a store in PostgreSQL',
  async () => {
    url = await postgres.newPlace();
    return openAt(url);
  },
  () => openAt(url),
);

sharedStoreLaws('a store in PostgreSQL that several share', {
  async open(processes) {
    url = await postgres.newPlace();
    // All of them at once, as after a power cut: one makes the tables, the others wait.
    return Promise.all(Array.from({ length: processes }, () => openAt(url)));
  },
  async cut() {
    await postgres.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'countertop' and state <> 'idle' and query like '%insert into log%' limit 1`,
    );
  },
});

describe('PostgreSQL', () => {
  test('that is gone refuses what is appended, and goes on by itself when it is back', async () => {
    const store = await openAt(await postgres.newPlace());
    await store.append([made('a')]);
    await postgres.stop();
    await expect(store.append([more('a', 2)])).rejects.toThrow();
    await expect(store.row('a')).rejects.toThrow();
    await postgres.resume();
    expect(await store.append([more('a', 2)])).toEqual(['taken']);
    expect((await store.row('a'))?.standing.events).toBe(3);
  });

  test('is migrated once, by whoever comes first, and a step that fails leaves nothing of itself', async () => {
    const address = await postgres.newPlace();
    const steps = [{ sql: 'create table a (x integer)', needs: 1 }];
    const all = await Promise.all(
      [0, 1, 2].map(async () => migrate(await clientAt(address), steps).then(({ from }) => from)),
    );
    expect(all.sort()).toEqual([0, 1, 1]);
    const client = await clientAt(address);
    const broken = [...steps, { sql: 'create table b (x integer); create table a (x integer)', needs: 2 }];
    await expect(migrate(client, broken)).rejects.toThrow('already exists');
    await expect(client.query('select * from b')).rejects.toThrow('does not exist');
  });

  test('that a newer program has migrated is left alone, unless that program says that both can use it', async () => {
    const client = await clientAt(await postgres.newPlace());
    const older = [{ sql: 'create table a (x integer)', needs: 1 }];
    const newer = [...older, { sql: 'alter table a add column y integer', needs: 1 }];
    expect(await migrate(client, newer)).toEqual({ from: 0, to: 2 });
    expect(await migrate(client, older)).toEqual({ from: 2, to: 2 });
    await migrate(client, [...newer, { sql: 'alter table a drop column x', needs: 2 }]);
    expect(await migrate(client, newer)).toEqual({ from: 3, to: 3 });
    await expect(migrate(client, older)).rejects.toThrow('file-newer');
  });

  test('serves a table at a node of before and one of after a step that only adds, in one match', async () => {
    const address = await postgres.newPlace();
    const page = emptyPage();
    closing.push(async () => page.remove());
    const node = async (): Promise<Guest> => {
      const options = { port: 0, page: page.folder, store: address, threads: 1, log: { level: 'silent' } } as const;
      const serving = await serve(options);
      const guest = new Guest(serving.address);
      closing.push(async () => {
        guest.leave();
        await serving.close();
      });
      await guest.ask('me');
      return guest;
    };
    const ann = await node();
    const [{ id }] = games;
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { summary } = await ann.ask('makeTable', { body: { game: id, seats, visibility: 'private' } });
    const a = await ann.follow(summary.table);
    // What the next version brings, while this one serves: columns and a table that it knows nothing of.
    const added = {
      sql: `alter table standing add column mood text not null default 'calm'; alter table people add column since bigint;
        create table moods (match bigint primary key)`,
      needs: NEWEST,
    };
    expect(await migrate(await clientAt(address), [...STEPS, added])).toEqual({ from: NEWEST, to: NEWEST + 1 });
    const bob = await node();
    await bob.ask('sit', { table: summary.table, body: {} });
    const b = await bob.follow(summary.table);
    await Promise.all([playOn(a, 1, 3), playOn(b, 2, 3)]);
    for (const each of [a, b]) await until(each, () => each.pending.length === 0);
    await untilEven(a, b);
    expect(a.confirmed?.events).toEqual(b.confirmed?.events);
    const { events } = await bob.ask('events', { table: summary.table });
    expect(events).toEqual(a.confirmed?.events);
  });
});
