import { good } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../core/test/pebbles.ts';
import { LocalBus } from '../bus/bus.ts';
import { Chat } from '../live/chat.ts';
import { TokenBuckets } from '../live/token-bucket.ts';
import type { Outside } from '../outside.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Attendance } from './attendance.ts';
import { own, personal } from './errand.ts';
import { makeTable } from './making.ts';
import { Tables, type TablesParts } from './tables.ts';

const ANN = { person: 'ann0000001', name: 'Ann' };
const BOB = { person: 'bob0000001', name: 'Bob' };

function world(more: Partial<TablesParts> = {}) {
  let secrets = 0;
  const complaints: string[] = [];
  const outside: Outside = {
    now: () => 1_000_000,
    afterTurn: (act) => queueMicrotask(act),
    later: (_, act) => {
      queueMicrotask(act);
      return () => {};
    },
    secret: (bytes) => (++secrets).toString(16).padStart(2 * bytes, '0'),
    complain: (what) => complaints.push(what),
  };
  const store = new MemoryStore();
  const bus = new LocalBus();
  return {
    outside,
    store,
    bus,
    complaints,
    tables: new Tables({ outside, store, bus, game: async () => good(pebbles), isHere: () => false, ...more }),
  };
}

const LEAVE = { kind: 'leave', seat: 0, id: 'x' } as const;
const SENT = { id: 'x', by: ANN.person };

/** A disk that takes its time: what is appended is written when it is told to be. */
function slowly(store: MemoryStore): { readonly asked: Promise<void>; write(): void } {
  const append = store.append.bind(store);
  let write = (): void => {};
  const asked = new Promise<void>((begun) => {
    store.append = async (batch) => {
      begun();
      await new Promise<void>((go) => {
        write = go;
      });
      return append(batch);
    };
  });
  return { asked, write: () => write() };
}

/** On a disk that answers at once everything comes to rest within a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

async function tableOfAnn({ outside, tables }: ReturnType<typeof world>): Promise<string> {
  const wish = {
    game: pebbles.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'none' },
    takeback: 'ask',
    visibility: 'private',
    grace: 60_000,
    standIn: 1,
    chat: 'free',
  } as const;
  const table = makeTable(pebbles, wish, ANN, outside);
  if (!table.ok) throw new Error(table.problem.code);
  await tables.found(table.value);
  return table.value.id;
}

describe('what is sent again', () => {
  test('is answered as done, also when whoever sent it has no say any more', async () => {
    const { tables, ...rest } = world();
    const id = await tableOfAnn({ tables, ...rest });
    const leave = () => tables.run(id, personal(ANN, { kind: 'leave', seat: 0, id: 'x' }), SENT);
    expect(await leave()).toEqual({ ok: true, before: false });
    await tables.run(id, personal(BOB, { kind: 'sit', seat: 0, holder: { kind: 'person', name: 'Bob' } }));
    expect(await leave()).toEqual({ ok: true, before: true });
    const other = tables.run(id, personal(ANN, { kind: 'leave', seat: 0, id: 'y' }), { id: 'y', by: ANN.person });
    expect(await other).toMatchObject({ ok: false, problem: { code: 'seat-not-yours' } });
  });

  test('in the same turn is carried out once, and both are told when it is on disk', async () => {
    const { tables, store, ...rest } = world();
    const id = await tableOfAnn({ tables, store, ...rest });
    const leave = () => tables.run(id, own({ kind: 'leave', seat: 0, id: 'x' }), SENT);
    expect(await Promise.all([leave(), leave()])).toEqual([
      { ok: true, before: false },
      { ok: true, before: true },
    ]);
    const { events } = (await store.read(id, 0)) ?? { events: [] };
    expect(events.filter((event) => (event as { id?: string }).id === 'x')).toHaveLength(1);
  });
});

describe('what is refused while something else is being written', () => {
  test('waits for it, and writes nothing itself', async () => {
    const { tables, store, ...rest } = world();
    const id = await tableOfAnn({ tables, store, ...rest });
    const written: string[] = [];
    const append = store.append.bind(store);
    store.append = async (batch) => {
      written.push(...batch.map(({ events }) => events));
      // A disk that takes its time: commands come in meanwhile.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
      return append(batch);
    };
    const sit = (seat: number, command: string) =>
      tables.run(id, personal(BOB, { kind: 'sit', seat, holder: { kind: 'person', name: 'Bob' }, id: command }), {
        id: command,
        by: BOB.person,
      });
    const first = sit(1, 'x');
    for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    const second = sit(0, 'y');
    expect([await first, await second]).toMatchObject([{ ok: true }, { ok: false, problem: { code: 'seat-yours' } }]);
    expect(written).toHaveLength(1);
    const third = await tables.run(id, personal(BOB, { kind: 'leave', seat: 1, id: 'z' }), { id: 'z', by: BOB.person });
    expect(third).toEqual({ ok: true, before: false });
  });
});

describe('how a table stands', () => {
  test('is the same in memory and on disk', async () => {
    const { tables, store, ...rest } = world();
    const id = await tableOfAnn({ tables, store, ...rest });
    await tables.run(id, personal(BOB, { kind: 'sit', seat: 1, holder: { kind: 'person', name: 'Bob' } }));
    expect(await tables.row(id)).toEqual(await store.row(id));
  });

  test('is known by who the host has become', async () => {
    const { tables, ...rest } = world();
    const id = await tableOfAnn({ tables, ...rest });
    tables.others.hear({ kind: 'person', person: ANN.person, becomes: BOB.person, tables: [] });
    expect(await tables.row(id)).toMatchObject({ deed: { host: BOB.person }, roster: { people: [BOB.person, null] } });
  });
});

describe('what is on disk before it is known here to be', () => {
  test('is told to nobody who would miss it when they ask again', async () => {
    const { tables, store, ...rest } = world();
    const id = await tableOfAnn({ tables, store, ...rest });
    const append = store.append.bind(store);
    let say = (): void => {};
    const written = new Promise<void>((done) => {
      store.append = async (batch) => {
        const verdicts = await append(batch);
        done();
        await new Promise<void>((go) => {
          say = go;
        });
        return verdicts;
      };
    });
    const leave = tables.run(id, own(LEAVE), SENT);
    await written;
    const there = (await store.row(id))?.standing.events;
    const known: number[] = [];
    const told = tables.eventsFrom(id, 0, there).then((events = []) => known.push(events.length));
    await settled();
    const asked = await tables.eventsFrom(id, 0);
    expect(asked?.length).toBeGreaterThanOrEqual(Math.max(0, ...known));
    say();
    await told;
    expect(known).toEqual([there]);
    expect(await tables.eventsFrom(id, 0)).toHaveLength(there ?? 0);
    await leave;
  });
});

describe('a table at which something breaks down while it is being written', () => {
  test('is read when that is on disk', async () => {
    const { tables, store, bus, ...rest } = world();
    const id = await tableOfAnn({ tables, store, bus, ...rest });
    const disk = slowly(store);
    const leave = tables.run(id, own(LEAVE), SENT);
    await disk.asked;
    const broken = tables.run(id, () => {
      throw new Error('impossible');
    });
    expect(await broken).toMatchObject({ ok: false, problem: { code: 'server-fault' } });
    const found = tables.find(id);
    await settled();
    disk.write();
    expect(await leave).toEqual({ ok: true, before: false });
    await found;
    const { events } = (await store.read(id, 0)) ?? { events: [] };
    expect(await tables.eventsFrom(id, 0)).toHaveLength(events.length);
  });
});

describe('a table that is read while somebody goes on with it', () => {
  test('is what it has become, though it had been read before that was on disk', async () => {
    const { tables, store, ...rest } = world({ most: 1 });
    const id = await tableOfAnn({ tables, store, ...rest });
    const read = store.read.bind(store);
    let answer = (): void => {};
    const disk = slowly(store);
    const found: Promise<unknown>[] = [];
    const leave = tables.run(
      id,
      (table, now) => {
        // Others come, it leaves memory, and somebody else asks for it.
        found.push(tableOfAnn({ tables, store, ...rest }));
        store.read = async (...asked) => {
          store.read = read;
          const stored = await read(...asked);
          await new Promise<void>((go) => {
            answer = go;
          });
          return stored;
        };
        found.push(tables.find(id));
        return own(LEAVE)(table, now);
      },
      SENT,
    );
    await disk.asked;
    disk.write();
    await leave;
    answer();
    await Promise.all(found);
    const { events } = (await store.read(id, 0)) ?? { events: [] };
    expect((await tables.find(id))?.stored).toBe(events.length);
  });
});

describe('a commit that fails in name only', () => {
  test('is told to those who go by what happens: a deadline, a bot', async () => {
    const { tables, store, ...rest } = world();
    const id = await tableOfAnn({ tables, store, ...rest });
    const append = store.append.bind(store);
    const seen: number[] = [];
    tables.watch((table) => seen.push(table.stored));
    store.append = async (batch) => {
      await append(batch);
      throw new Error('disk I/O error');
    };
    expect(await tables.run(id, own(LEAVE), SENT)).toMatchObject({ ok: false, problem: { code: 'store-failed' } });
    await settled();
    const { events } = (await store.read(id, 0)) ?? { events: [] };
    expect(seen).toEqual([events.length]);
  });
});

describe('where processes share a store', () => {
  test('what another has built on something is read when that is known to be on disk', async () => {
    const { tables, store, bus, ...rest } = world({ isShared: true });
    const id = await tableOfAnn({ tables, store, bus, ...rest });
    const append = store.append.bind(store);
    let tell = (): void => {};
    store.append = async (batch) => {
      const verdicts = await append(batch);
      await new Promise<void>((go) => {
        tell = go;
      });
      return verdicts;
    };
    const leave = tables.run(id, own(LEAVE), SENT);
    await settled();
    store.append = append;
    const other = world({ isShared: true, store });
    other.bus.subscribe((message) => tables.others.hear(message));
    const sit = personal(BOB, { kind: 'sit', seat: 0, holder: { kind: 'person', name: 'Bob' } });
    expect(await other.tables.run(id, sit)).toMatchObject({ ok: true });
    tell();
    expect(await leave).toEqual({ ok: true, before: false });
    await settled();
    const { events } = (await store.read(id, 0)) ?? { events: [] };
    expect((await tables.find(id))?.stored).toBe(events.length);
  });
});

describe('where processes share a store and there is much to do', () => {
  test('the next commit waits for others, until enough have come together or nobody comes', async () => {
    let time = 1_000_000;
    const looks: (() => void)[] = [];
    const { outside, store, ...rest } = world();
    const slow: Outside = {
      ...outside,
      now: () => time,
      later: (_, act) => {
        looks.push(act);
        return () => {};
      },
    };
    const { tables } = world({ store, outside: slow, isShared: true });
    const ids: string[] = [];
    for (let table = 0; table < 60; table++) ids.push(await tableOfAnn({ ...rest, outside, store, tables }));
    const commits: number[] = [];
    const append = store.append.bind(store);
    store.append = async (batch) => {
      commits.push(batch.length);
      time += 2;
      return append(batch);
    };
    const leave = async (from: number, to: number) => {
      for (const id of ids.slice(from, to)) void tables.run(id, own(LEAVE), SENT);
      await settled();
    };
    await leave(0, 4);
    await leave(4, 5);
    expect(commits).toEqual([4]);
    await leave(5, 52);
    looks.pop()?.();
    await settled();
    expect(commits).toEqual([4, 48]);
    await leave(52, 53);
    await leave(53, 54);
    looks.pop()?.();
    await settled();
    expect(commits).toEqual([4, 48]);
    looks.pop()?.();
    await settled();
    expect(commits).toEqual([4, 48, 2]);
  });
});

describe('a remark', () => {
  test('that could not be kept is refused, and said when it is sent again', async () => {
    const { outside, store, bus, complaints, tables } = world();
    const id = await tableOfAnn({ outside, store, bus, complaints, tables });
    const chat = new Chat(outside, store, bus, { burst: 9, perSecond: 1 });
    const person = { id: ANN.person, name: 'Ann', chat: true, blocked: [] };
    const say = () => chat.say(person, id, { kind: 'free', text: 'hm' }, 'x');
    const addLine = store.addLine.bind(store);
    store.addLine = () => Promise.reject(new Error('database or disk is full'));
    expect(await say()).toEqual({ code: 'store-failed' });
    store.addLine = addLine;
    expect([await say(), await say()]).toEqual([undefined, undefined]);
    expect(await store.lines(id, 0)).toHaveLength(1);
  });
});

describe('what is remembered has an end', () => {
  test('of tables that nobody is at', () => {
    const attendance = new Attendance(5);
    for (let table = 0; table < 25_000; table++) {
      attendance.comes(`t${table}`, 'ann');
      attendance.goes(`t${table}`, 'ann', 100);
    }
    expect(attendance.awaySince('t24999', 'ann')).toBe(100);
    expect(attendance.awaySince('t0', 'ann')).toBe(5);
  });

  test('of people who watched a table, but not of who is there', () => {
    const attendance = new Attendance(5);
    attendance.comes('t', 'ann');
    for (let person = 0; person < 1_000; person++) {
      attendance.comes('t', `p${person}`);
      attendance.goes('t', `p${person}`, 100);
    }
    expect([attendance.awaySince('t', 'p999'), attendance.awaySince('t', 'p0')]).toEqual([100, 5]);
    expect(attendance.awaySince('t', 'ann')).toBeNull();
  });

  test('of addresses, and a flood of new ones is turned away without looking at all of them each time', () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 1 }, 100);
    for (let name = 0; name < 100; name++) expect(buckets.take(`n${name}`, 0)).toBe(true);
    expect(buckets.take('one more', 0)).toBe(false);
    expect(buckets.take('one more', 50)).toBe(false);
    expect(buckets.take('n5', 60)).toBe(true);
    expect(buckets.take('one more', 5_000)).toBe(true);
  });
});
