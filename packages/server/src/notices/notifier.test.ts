import { good } from '@countertop/core';
import type { NoticeMessage } from '@countertop/protocol';
import { expect, test } from 'vitest';
import { pebbles } from '../../../core/test/pebbles.ts';
import { LocalBus } from '../bus/bus.ts';
import type { Outside } from '../outside.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Attendance } from '../tables/attendance.ts';
import { personal } from '../tables/errand.ts';
import { makeTable } from '../tables/making.ts';
import { Tables } from '../tables/tables.ts';
import { Notifier } from './notifier.ts';

const ANN = { person: 'ann0000001', name: 'Ann' };
const BOB = { person: 'bob0000001', name: 'Bob' };
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A server's notices in a world whose clock is set by hand, and all that was said to anybody. */
function world() {
  let now = 1_000_000;
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  let secrets = 0;
  const outside: Outside = {
    now: () => now,
    afterTurn: (act) => queueMicrotask(act),
    later: (milliseconds, act) => {
      const timer = { at: now + milliseconds, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    secret: (bytes) => (++secrets).toString(16).padStart(2 * bytes, '0'),
    complain: (what, error) => {
      throw new Error(what, { cause: error });
    },
  };
  const store = new MemoryStore();
  const attendance = new Attendance(now);
  const bus = new LocalBus();
  const tables = new Tables({ outside, store, bus, game: async () => good(pebbles), isHere: () => false });
  const said: { readonly at: number; readonly kind: string; readonly to: string }[] = [];
  const begun = now;
  const pushing = {
    key: async () => '',
    mayReach: () => true,
    send: async ({ endpoint }: { readonly endpoint: string }, message: object) => {
      said.push({ at: now - begun, kind: (message as NoticeMessage).kind, to: endpoint });
      return 'sent' as const;
    },
  };
  new Notifier({ outside, store, tables, attendance, pushing }).start();
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 40; turn++) await Promise.resolve();
  };
  const pass = async (milliseconds: number): Promise<void> => {
    await settle();
    for (const end = now + milliseconds; now < end; await settle()) {
      const [next] = timers.toSorted((a, b) => a.at - b.at);
      now = Math.min(end, next?.at ?? end);
      if (next?.at !== now) continue;
      timers = timers.filter((each) => each !== next);
      next.act();
    }
  };
  return { outside, store, attendance, tables, said, pass };
}

test('whoever has days for a move is told that it is their turn, and once more when a quarter of the time is left', async () => {
  const { outside, store, attendance, tables, said, pass } = world();
  for (const { person } of [ANN, BOB]) await store.accounts.addPush({ person, endpoint: person, p256dh: '', auth: '' });
  const contribution = 'ab'.repeat(8);
  const wish = {
    game: pebbles.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'days', days: 2 },
    takeback: 'ask',
    visibility: 'private',
    grace: 60_000,
    standIn: 1,
    chat: 'free',
    contribution,
  } as const;
  const made = makeTable(pebbles, wish, ANN, outside);
  if (!made.ok) throw new Error(made.problem.code);
  const { id } = made.value;
  await tables.found(made.value);
  const holder = { kind: 'person', name: BOB.name } as const;
  await tables.run(id, personal(BOB, { kind: 'sit', seat: 1, holder, contribution }));
  await pass(47 * HOUR);
  expect(said).toEqual([
    { at: 5 * SECOND, kind: 'turn', to: ANN.person },
    { at: 36 * HOUR, kind: 'reminder', to: ANN.person },
  ]);
  const moved = await tables.run(id, personal(ANN, { kind: 'move', seat: 0, move: '1' }));
  expect(moved.ok).toBe(true);
  // Who looks need not be told.
  attendance.comes(id, BOB.person);
  await pass(40 * HOUR);
  expect(said).toHaveLength(2);
});
