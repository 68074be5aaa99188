import type { ServerFrame } from '@countertop/protocol';
import { expect, test } from 'vitest';
import type { Outside } from '../outside.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Entry } from '../store/store.ts';
import { Attendance } from '../tables/attendance.ts';
import { Lobby, type Looker } from './lobby.ts';

const MINUTE = 60_000;

/** A lobby in a world whose clock is set by hand. */
function world() {
  let now = 0;
  let timer: { readonly at: number; readonly act: () => void } | undefined;
  const outside: Outside = {
    now: () => now,
    afterTurn: (act) => queueMicrotask(act),
    later: (milliseconds, act) => {
      timer = { at: now + milliseconds, act };
      return () => {
        timer = undefined;
      };
    },
    secret: () => '',
    complain: () => {},
  };
  const store = new MemoryStore();
  const attendance = new Attendance(0);
  const lobby = new Lobby({ outside, store, attendance, deserted: 600 });
  const pass = async (minutes: number): Promise<void> => {
    for (const end = now + minutes * MINUTE; now < end; ) {
      now = Math.min(end, timer?.at ?? end);
      if (timer?.at === now) timer.act();
      // What it reads comes in a few turns.
      for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    }
  };
  return { store, attendance, lobby, pass };
}

function open(table: string, kind: 'none' | 'days'): Entry {
  return {
    table,
    after: 0,
    events: '[{}]',
    standing: {
      ...{ status: 'open', events: 1, moves: 0, turn: null, due: null, bot: false, updated: 0, result: null },
      rematch: null,
    },
    roster: { seats: [{ kind: 'person', name: 'Ann' }, { kind: 'empty' }], people: ['ann', null] },
    deed: {
      ...{ game: 'any', options: {}, takeback: 'ask', host: 'ann', seed: '0f', wish: null, created: 0 },
      clock: kind === 'days' ? { kind, days: 2 } : { kind },
      settings: { visibility: 'public', grace: 60_000, standIn: 5, chat: 'free' },
    },
  };
}

test('a table whose host stays away leaves the lobby, and is there again when the host is', async () => {
  const { store, attendance, lobby, pass } = world();
  await store.append([open('waits', 'none'), open('slow', 'days')]);
  attendance.comes('waits', 'ann');
  const seen: string[][] = [];
  const take = (frame: ServerFrame): void => {
    if (frame.kind === 'lobby') seen.push(frame.tables.map(({ table }) => table).sort());
  };
  const looker: Looker = { send: take, sendText: (text) => take(JSON.parse(text)) };
  await lobby.watch(looker, true);
  await pass(60);
  expect(seen.at(-1)).toEqual(['slow', 'waits']);
  attendance.goes('waits', 'ann', 60 * MINUTE);
  await pass(9);
  expect(seen.at(-1)).toEqual(['slow', 'waits']);
  await pass(3);
  expect(seen.at(-1)).toEqual(['slow']);
  attendance.comes('waits', 'ann');
  await pass(2);
  expect(seen.at(-1)).toEqual(['slow', 'waits']);
  // Told twice is told too often.
  const { length } = seen;
  await pass(30);
  expect(seen).toHaveLength(length);
  lobby.leave(looker);
  await pass(8 * 24 * 60);
  await lobby.watch(looker, true);
  expect(seen.at(-1)).toEqual(['waits']);
});
