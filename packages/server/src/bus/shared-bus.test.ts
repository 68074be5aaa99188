import { expect, test } from 'vitest';
import type { Outside } from '../outside.ts';
import type { BusMessage } from './bus.ts';
import type { Carrier } from './carrier.ts';
import { SharedBus } from './shared-bus.ts';

/** A world whose time goes on when it is told to. */
function world() {
  let now = 0;
  const later: { at: number; act: () => void }[] = [];
  const complaints: string[] = [];
  let secrets = 0;
  const outside: Outside = {
    now: () => now,
    afterTurn: (act) => queueMicrotask(act),
    later(milliseconds, act) {
      const planned = { at: now + milliseconds, act };
      later.push(planned);
      return () => {
        if (later.includes(planned)) later.splice(later.indexOf(planned), 1);
      };
    },
    secret: () => `node${secrets++}`,
    complain: (what) => complaints.push(what),
  };
  const settle = () => new Promise((done) => setImmediate(done));
  async function pass(milliseconds: number): Promise<void> {
    const end = now + milliseconds;
    await settle();
    for (;;) {
      const next = later.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      later.splice(later.indexOf(next), 1);
      now = next.at;
      next.act();
      await settle();
    }
    now = end;
  }
  return { outside, complaints, pass };
}

/** Carries everything to everybody, but for what is lost on the way without a word. */
class Wire implements Carrier {
  readonly longest = 200;
  readonly handy = 200;
  silent = false;
  connections = 0;
  private readonly ears = new Set<(frame: string) => void>();

  async connect(hear: (frame: string) => void) {
    this.connections++;
    this.ears.add(hear);
    return {
      send: async (frames: readonly string[]) => {
        if (!this.silent) for (const frame of frames) for (const ear of this.ears) ear(frame);
      },
      cut: () => {
        this.ears.delete(hear);
      },
    };
  }
}

test('a connection that has fallen silent is cut and made anew, and everybody looks for themselves', async () => {
  const { outside, complaints, pass } = world();
  const wire = new Wire();
  const bus = new SharedBus(outside, wire);
  const heard: BusMessage[] = [];
  bus.subscribe((message) => heard.push(message));
  await pass(60_000);
  expect([bus.isUp, wire.connections, heard]).toEqual([true, 1, [{ kind: 'missed' }]]);
  wire.silent = true;
  await pass(20_000);
  expect([wire.connections, complaints]).toEqual([2, ['the bus is gone']]);
  wire.silent = false;
  await pass(20_000);
  expect([bus.isUp, wire.connections, heard.length]).toEqual([true, 2, 3]);
  await bus.close();
});

test('moves of a table that nobody follows here are let go by, and all else of it is heard', async () => {
  const { outside, pass } = world();
  const wire = new Wire();
  const [here, there] = [new SharedBus(outside, wire), new SharedBus(outside, wire)];
  const heard: string[] = [];
  await pass(0);
  there.narrow((table) => table === 'mine');
  there.subscribe((message) => {
    if (message.kind === 'events') heard.push(`${message.table} ${message.from}`);
  });
  const news = (table: string, from: number, kind: 'moved' | 'left', bot = false): BusMessage => {
    const at = { number: from, at: 1, seat: 0 };
    const events = [kind === 'moved' ? { ...at, kind, move: 'a1' } : { ...at, kind }];
    return { kind: 'events', table, from, events, text: JSON.stringify(events), seating: kind === 'left', bot };
  };
  for (const table of ['mine', 'other']) {
    here.publish(news(table, 0, 'moved'));
    here.publish(news(table, 1, 'left'));
    // Whoever has a thread to spare thinks, whoever holds the table.
    here.publish(news(table, 2, 'moved', true));
  }
  await pass(0);
  expect(heard).toEqual(['mine 0', 'mine 1', 'mine 2', 'other 1', 'other 2']);
});

test('a message of a kind that only a newer program knows is not heard, and those beside it are', async () => {
  const { outside, pass } = world();
  const wire = new Wire();
  const bus = new SharedBus(outside, wire);
  const heard: BusMessage[] = [];
  await pass(0);
  bus.subscribe((message) => heard.push(message));
  const line = await wire.connect(() => {});
  await line.send(['other\n{"kind":"weather","sky":"blue"}\nno JSON\n{"kind":"advance","table":"a","events":3}']);
  await line.send(['other\n{"kind":"events","table":"a","from":3,"many":2,"seating":false}\t[{"kind":"flown"},{}]']);
  expect(heard).toEqual([
    { kind: 'advance', table: 'a', events: 3 },
    { kind: 'advance', table: 'a', events: 5 },
  ]);
});
