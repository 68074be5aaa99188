import { once } from 'node:events';
import { LIVE_PATH } from '@countertop/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PostgresService } from '../rig/services/postgres-service.ts';
import { RedisService } from '../rig/services/redis-service.ts';
import type { BusMessage, News } from '../src/bus/bus.ts';
import type { Carrier } from '../src/bus/carrier.ts';
import { PostgresCarrier } from '../src/bus/postgres-carrier.ts';
import { RedisCarrier } from '../src/bus/redis-carrier.ts';
import { SharedBus } from '../src/bus/shared-bus.ts';
import { nodeOutside } from '../src/node-outside.ts';
import { serve } from '../src/serve.ts';
import { emptyPage } from './empty-page.ts';
import { Guest } from './guest.ts';

let postgres: PostgresService;
let redis: RedisService;
beforeAll(async () => {
  [postgres, redis] = await Promise.all([PostgresService.start(), RedisService.start()]);
});
afterAll(() => Promise.all([postgres.remove(), redis.remove()]));

const carriers: readonly [string, () => Carrier, () => PostgresService | RedisService][] = [
  ['Redis', () => new RedisCarrier(redis.url, 'countertop-test'), () => redis],
  ['PostgreSQL', () => new PostgresCarrier(postgres.url, 'countertop-test'), () => postgres],
];

describe.each(carriers)('a bus over %s', (_name, carrier, service) => {
  let open: SharedBus[] = [];
  afterEach(async () => {
    await Promise.all(open.map((bus) => bus.close()));
    open = [];
  });

  /** A process on the bus, and what it has heard. */
  async function node(): Promise<{ bus: SharedBus; heard: BusMessage[]; until: Waiting }> {
    const bus = new SharedBus(
      nodeOutside(() => {}),
      carrier(),
    );
    open.push(bus);
    const heard: BusMessage[] = [];
    const waiting = new Set<() => void>();
    bus.subscribe((message) => {
      heard.push(message);
      for (const look of waiting) look();
    });
    const until: Waiting = (is) =>
      new Promise((done) => {
        const look = (): void => {
          if (!heard.some(is)) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
        look();
      });
    await bus.whenUp();
    return { bus, heard, until };
  }
  type Waiting = (is: (message: BusMessage) => boolean) => Promise<void>;

  const news = (table: string, from: number, moves: number): News => {
    const events = Array.from({ length: moves }, (_, index) => ({
      ...({ kind: 'moved', seat: 0, move: 'a1' } as const),
      ...{ number: from + index, at: 1 },
    }));
    return { kind: 'events', table, from, events, text: JSON.stringify(events), seating: false, bot: false };
  };
  const line = {
    number: 0,
    at: 1,
    person: 'ann00000',
    name: 'Ann',
    seat: 0,
    remark: { kind: 'free', text: 'два' },
  } as const;

  test('brings to others what is said here, in its order, and to those here at once', async () => {
    const [here, there] = [await node(), await node()];
    const said: BusMessage[] = [
      news('a', 2, 3),
      { kind: 'talk', table: 'a', line },
      { kind: 'person', person: 'ann', becomes: null, tables: ['a'] },
      { kind: 'person', person: 'bob', tables: [] },
      { kind: 'addresses', node: 'here', whole: true, names: [{ name: '203.0.113.66', count: 2 }] },
      { kind: 'shunned', name: '203.0.113.66' },
      { kind: 'spent', node: 'here', what: 'talk', names: [{ name: 'ann', count: 2 }] },
      { kind: 'advance', table: 'b', events: 9 },
    ];
    here.heard.length = 0;
    for (const message of said) here.bus.publish(message);
    expect(here.heard).toEqual(said);
    here.bus.publishHere({ kind: 'advance', table: 'c', events: 1 });
    await there.until(({ kind }) => kind === 'advance');
    expect(there.heard.filter(({ kind }) => kind !== 'missed')).toEqual(said);
  });

  test('says of what is too long to be carried that it is there, or says it in parts', async () => {
    const [here, there] = [await node(), await node()];
    const tables = Array.from({ length: 20_000 }, (_, index) => `table-${index}`);
    here.bus.publish(news('a', 5, 6_000));
    for (let each = 0; each < 300; each++) here.bus.publish(news('b', each, 1));
    here.bus.publish({ kind: 'person', person: 'ann', becomes: 'anna', tables });
    const rooms = Array.from({ length: 1_000 }, (_, index) => ({ table: `table-${index}`, people: ['Зоя'] }));
    here.bus.publish({ kind: 'presence', node: 'here', number: 0, whole: true, rooms });
    here.bus.publish({ kind: 'talk', table: 'last', line });
    await there.until((message) => message.kind === 'talk' && message.table === 'last');
    expect(there.heard).toContainEqual({ kind: 'advance', table: 'a', events: 6_005 });
    expect(there.heard.filter((each) => each.kind === 'events').map(({ from }) => from)).toEqual(
      Array.from({ length: 300 }, (_, index) => index),
    );
    expect(there.heard).toContainEqual({ kind: 'presence', node: 'here', number: 0, whole: true, rooms });
    const parts = there.heard.flatMap((each) => (each.kind === 'person' ? each.tables : []));
    expect(parts).toEqual(tables);
  });

  test('that was gone and is back tells everybody to look for themselves, and carries on', async () => {
    const [here, there] = [await node(), await node()];
    await service().stop();
    for (const { bus, until } of [here, there]) await until(() => !bus.isUp);
    for (const { heard } of [here, there]) heard.length = 0;
    here.bus.publish(news('a', 0, 1));
    expect(here.heard).toEqual([news('a', 0, 1)]);
    await service().resume();
    await Promise.all([here.bus.whenUp(), there.bus.whenUp()]);
    await there.until(({ kind }) => kind === 'missed');
    here.bus.publish(news('b', 0, 1));
    await there.until((message) => message.kind === 'events' && message.table === 'b');
  });
});

test('two nodes count the connections of an address together', async () => {
  const page = emptyPage();
  const options = { store: await postgres.newPlace(), bus: redis.url, threads: 1, limits: { perAddress: 2 } } as const;
  const nodes = await Promise.all([0, 1].map(() => serve({ ...options, port: 0, page: page.folder })));
  const guests = nodes.map(({ address }) => new Guest(address));
  for (const guest of guests) await guest.ask('me');
  const sockets: WebSocket[] = [];
  /** Whether one more is let in. */
  const dial = ({ address, cookie = '' }: Guest): Promise<boolean> => {
    const socket = new WebSocket(address.replace('http', 'ws') + LIVE_PATH, { headers: { cookie } });
    sockets.push(socket);
    return once(socket, 'open').then(
      () => true,
      () => false,
    );
  };
  try {
    for (const guest of guests) expect(await dial(guest)).toBe(true);
    // Each node has one and the limit is two: a third is turned away as soon as they have heard of each other.
    for (const guest of guests) {
      await expect
        .poll(async () => {
          const isIn = await dial(guest);
          sockets.at(-1)?.terminate();
          return isIn;
        })
        .toBe(false);
    }
    for (const socket of sockets) socket.terminate();
    for (const guest of guests) await expect.poll(() => dial(guest)).toBe(true);
  } finally {
    for (const socket of sockets) socket.terminate();
    await Promise.all(nodes.map((node) => node.close()));
    page.remove();
  }
});
