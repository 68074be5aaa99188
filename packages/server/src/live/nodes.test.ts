import { type ClockConfig, good } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../core/test/pebbles.ts';
import type { Bus, BusMessage } from '../bus/bus.ts';
import { createHeart, type Heart } from '../heart.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Person } from '../store/store.ts';
import { type Outcome, personal } from '../tables/errand.ts';

const ANN: Person = { id: 'ann0000001', name: 'Ann', chat: true, blocked: [] };
const BOB: Person = { id: 'bob0000001', name: 'Bob', chat: true, blocked: [] };

/** Several hearts on one store, in a world whose time stands until it is told to go on. */
class Cluster {
  readonly store = new MemoryStore();
  readonly hearts: Heart[] = [];
  /** Whether processes hear each other. */
  isHeard = true;
  private time = 1_000_000;
  private secrets = 0;
  private timers: { readonly at: number; readonly act: () => void }[] = [];
  private readonly ears: ((message: BusMessage) => void)[][] = [];

  constructor(count: number) {
    for (let index = 0; index < count; index++) this.hearts.push(this.heart());
  }

  async begin(): Promise<void> {
    for (const heart of this.hearts) await heart.start();
  }

  private heart(): Heart {
    return createHeart({
      outside: {
        now: () => this.time,
        afterTurn: (act) => queueMicrotask(act),
        later: (milliseconds, act) => {
          const timer = { at: this.time + milliseconds, act };
          this.timers.push(timer);
          return () => {
            this.timers = this.timers.filter((each) => each !== timer);
          };
        },
        secret: (bytes) => (++this.secrets).toString(16).padStart(2 * bytes, '0'),
        complain: () => {},
      },
      store: this.store,
      bus: this.bus(),
      isShared: true,
      game: async () => good(pebbles),
    });
  }

  private bus(): Bus {
    const own: ((message: BusMessage) => void)[] = [];
    this.ears.push(own);
    const tell = (ears: readonly ((message: BusMessage) => void)[], message: BusMessage): void => {
      for (const hear of ears) hear(message);
    };
    return {
      isUp: true,
      close: async () => {},
      publishHere: (message) => tell(own, message),
      publish: (message) => {
        tell(own, message);
        for (const others of this.ears) if (others !== own && this.isHeard) tell(others, message);
      },
      subscribe: (hear) => {
        own.push(hear);
        return () => {};
      },
    };
  }

  /** Lets everything happen that is to happen until then. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds;
    for (;;) {
      await settled();
      const next = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = until;
  }

  /** A table of Ann and Bob, made at the first node. */
  async table(clock: ClockConfig = { kind: 'none' }): Promise<string> {
    for (const person of [ANN, BOB]) await this.store.addPerson(person, person.id);
    const made = await this.hearts[0].host.make(ANN, {
      game: pebbles.id,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock,
      takeback: 'ask',
      visibility: 'public',
      grace: 60_000,
      standIn: 1,
      chat: 'free',
    });
    if (!made.ok) throw new Error(made.problem.code);
    const { table } = made.value.summary;
    await this.hearts[0].host.sit(BOB, table, {});
    for (const [seat, { id, name }] of [ANN, BOB].entries()) {
      const give = { kind: 'contribute', seat, contribution: '00'.repeat(16) } as const;
      await this.hearts[0].tables.run(table, personal({ person: id, name }, give));
    }
    return table;
  }
}

/** Somebody who follows a table at a node: what they are told. */
async function follow({ live }: Heart, person: Person, table: string) {
  const told: { kind: string; [key: string]: unknown }[] = [];
  const session = live.accept(person, {
    buffered: 0,
    lag: 0,
    send: (text) => told.push(JSON.parse(text)),
    close: () => session.end(),
    drop: () => session.end(),
  });
  session.hear('{"kind":"hello","version":1}');
  session.hear(JSON.stringify({ kind: 'watch', table, from: 0 }));
  await settled();
  return { session, last: (kind: string) => told.filter((each) => each.kind === kind).at(-1), told };
}

function settled(): Promise<void> {
  return new Promise((done) => {
    setImmediate(() => setImmediate(done));
  });
}

function play({ tables }: Heart, table: string, { id: by, name }: Person, seat: number, id: string): Promise<Outcome> {
  return tables.run(table, personal({ person: by, name }, { kind: 'move', seat, move: '1', id }), { id, by });
}

describe('several nodes on one store', () => {
  test('a move at one is heard at the other, and where its news went astray, at the next comparison of numbers', async () => {
    const cluster = new Cluster(2);
    await cluster.begin();
    const [one, two] = cluster.hearts;
    const table = await cluster.table();
    const bob = await follow(two, BOB, table);
    await play(one, table, ANN, 0, 'a');
    await settled();
    expect(bob.last('events')).toMatchObject({ events: [{ kind: 'moved', id: 'a' }] });
    cluster.isHeard = false;
    await play(one, table, BOB, 1, 'b');
    await settled();
    expect(bob.last('events')).toMatchObject({ events: [{ id: 'a' }] });
    await cluster.pass(2_500);
    expect(bob.last('events')).toMatchObject({ events: [{ kind: 'moved', id: 'b' }] });
  });

  test('a command on a cache that is behind is decided again, and one sent again to another node is answered from the log', async () => {
    const cluster = new Cluster(2);
    const [one, two] = cluster.hearts;
    const table = await cluster.table();
    await two.tables.find(table);
    cluster.isHeard = false;
    expect(await play(one, table, ANN, 0, 'a')).toEqual({ ok: true, before: false });
    // As the second node knows it, it is not Bob's turn.
    expect(await play(two, table, BOB, 1, 'b')).toEqual({ ok: true, before: false });
    expect(await play(one, table, BOB, 1, 'b')).toEqual({ ok: true, before: true });
    const [here, there] = await Promise.all([one, two].map(({ tables }) => tables.eventsFrom(table, 0)));
    expect(here).toEqual(there);
  });

  test('a command that was refused at one node is not carried out by another that had it in hand all the time', async () => {
    const cluster = new Cluster(2);
    const [one, two] = cluster.hearts;
    const table = await cluster.table();
    await two.tables.find(table);
    const { store } = cluster;
    const append = store.append.bind(store);
    let write = (): void => {};
    const slow = new Promise<void>((go) => {
      write = go;
    });
    store.append = async (batch) => {
      await slow;
      return append(batch);
    };
    // Bob's move comes to the first node when Ann's is there, and not on disk yet; his link breaks, and he sends it to the second.
    const moves = [play(one, table, ANN, 0, 'a'), play(one, table, BOB, 1, 'b')];
    const refused = { ok: false, problem: { code: 'not-your-turn' } };
    expect(await play(two, table, BOB, 1, 'b')).toMatchObject(refused);
    write();
    expect(await Promise.all(moves)).toMatchObject([{ ok: true, before: false }, refused]);
    expect(await play(two, table, BOB, 1, 'b')).toMatchObject(refused);
    // Another's id, or another of his own, is another command.
    expect(await play(two, table, BOB, 1, 'c')).toEqual({ ok: true, before: false });
    expect(await play(one, table, ANN, 0, 'b')).toEqual({ ok: true, before: false });
    const events = await one.tables.eventsFrom(table, 0);
    expect(events?.flatMap(({ id }) => id ?? [])).toEqual(['a', 'c', 'b']);
  });

  test('an answer that was planned at one node is played by the other, although nothing was heard of it there', async () => {
    const cluster = new Cluster(2);
    const [one, two] = cluster.hearts;
    const table = await cluster.table({ kind: 'days', days: 1 });
    await two.tables.find(table);
    cluster.isHeard = false;
    expect(await one.conditions.set(BOB.id, table, { ply: 0, lines: [['1', '2']] })).toMatchObject({ ok: true });
    await play(two, table, ANN, 0, 'a');
    await settled();
    const events = await two.tables.eventsFrom(table, 0);
    expect(events?.slice(-2)).toMatchObject([
      { kind: 'moved', seat: 0 },
      { kind: 'moved', seat: 1, move: '2' },
    ]);
  });

  test('who is at a table is known at every node, and who was at a node that fell silent is gone', async () => {
    const cluster = new Cluster(2);
    await cluster.begin();
    const [one, two] = cluster.hearts;
    const table = await cluster.table();
    const ann = await follow(one, ANN, table);
    const bob = await follow(two, BOB, table);
    await cluster.pass(10);
    expect(ann.last('presence')).toMatchObject({ presence: { away: [null, null] } });
    bob.session.end();
    await cluster.pass(10);
    expect(ann.last('presence')).toMatchObject({ presence: { away: [null, expect.any(Number)] } });
    // What the other node says is not heard, until it has said that it said something.
    cluster.isHeard = false;
    await follow(two, BOB, table);
    cluster.isHeard = true;
    await cluster.pass(6_000);
    expect(one.attendance.isHere(table, BOB.id)).toBe(true);
    cluster.isHeard = false;
    await cluster.pass(25_000);
    expect(one.attendance.isHere(table, BOB.id)).toBe(false);
  });

  test('a store that is gone is said to whoever is connected, refuses with a word, and goes on when it is back', async () => {
    const cluster = new Cluster(1);
    const [one] = cluster.hearts;
    const table = await cluster.table();
    const ann = await follow(one, ANN, table);
    const { append, row } = cluster.store;
    const gone = (): Promise<never> => Promise.reject(new Error('gone'));
    Object.assign(cluster.store, { append: gone, row: gone });
    const refused = { ok: false, problem: { code: 'store-failed' } };
    expect(await play(one, table, ANN, 0, 'a')).toEqual(refused);
    await cluster.pass(10);
    expect(ann.last('store')).toEqual({ kind: 'store', there: false });
    expect(await one.storeWatch.answers()).toBe(false);
    Object.assign(cluster.store, { append, row });
    await cluster.pass(1_500);
    expect(ann.last('store')).toEqual({ kind: 'store', there: true });
    expect(await play(one, table, ANN, 0, 'a')).toEqual({ ok: true, before: false });
  });

  test('a store that is gone is said to whoever only looks on, too', async () => {
    const cluster = new Cluster(1);
    await cluster.begin();
    const [one] = cluster.hearts;
    const table = await cluster.table();
    const ann = await follow(one, ANN, table);
    const { take, numbers, row } = cluster.store;
    const gone = (): Promise<never> => Promise.reject(new Error('gone'));
    Object.assign(cluster.store, { take: gone, numbers: gone, row: gone });
    await cluster.pass(2_500);
    expect(ann.last('store')).toEqual({ kind: 'store', there: false });
    Object.assign(cluster.store, { take, numbers, row });
    await cluster.pass(1_500);
    expect(ann.last('store')).toEqual({ kind: 'store', there: true });
  });

  test('of two nodes that both find the same waiting table, the key gives its seat to one', async () => {
    const cluster = new Cluster(2);
    await cluster.begin();
    const wish = { game: pebbles.id, clock: { kind: 'none' } } as const;
    const people = ['ann', 'bob', 'cai'].map((name) => ({ ...ANN, id: `${name}0000001`, name }));
    for (const person of people) await cluster.store.addPerson(person, person.id);
    const [one, two] = cluster.hearts;
    const first = await one.host.quick(people[0], wish);
    if (!first.ok) throw new Error(first.problem.code);
    await follow(one, people[0], first.value.summary.table);
    await cluster.pass(10);
    const [bob, cai] = await Promise.all([one.host.quick(people[1], wish), two.host.quick(people[2], wish)]);
    const tables = [bob, cai].map((each) => (each.ok ? each.value.summary.table : each.problem.code));
    expect(tables.filter((table) => table === first.value.summary.table)).toHaveLength(1);
    expect(new Set(tables).size).toBe(2);
  });
});
