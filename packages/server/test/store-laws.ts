import { beforeEach, describe, expect, test } from 'vitest';
import type { Deed, Entry, Roster, Standing, Store } from '../src/store/store.ts';

const DEED: Deed = {
  game: 'any',
  options: { size: 3 },
  clock: { kind: 'none' },
  takeback: 'ask',
  settings: { visibility: 'public', grace: 60_000, standIn: 5, chat: 'free' },
  host: 'ann',
  seed: '0f'.repeat(32),
  wish: null,
  created: 1_000,
};

const STANDING: Standing = {
  status: 'running',
  events: 0,
  moves: 0,
  turn: 0,
  due: null,
  bot: false,
  updated: 1_000,
  result: null,
  rematch: null,
};

const ROSTER: Roster = {
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 3 },
  ],
  people: ['ann', null],
};

const events = (from: number, count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ number: from + index, kind: 'any' })));

function made(table: string, standing: Partial<Standing> = {}, deed: Partial<Deed> = {}, roster = ROSTER): Entry {
  return {
    table,
    after: 0,
    events: events(0, 2),
    standing: { ...STANDING, events: 2, ...standing },
    roster,
    deed: { ...DEED, ...deed },
  };
}

function more(table: string, after: number, count = 1, standing: Partial<Standing> = {}): Entry {
  return {
    table,
    after,
    events: events(after, count),
    standing: { ...STANDING, events: after + count, updated: 1_000 + after, ...standing },
  };
}

/** What every store promises. `open` gives an empty one; where things last, `reopen` gives what a new process finds. */
export function storeLaws(name: string, open: () => Store, reopen?: (store: Store) => Store): void {
  describe(name, () => {
    let store: Store;
    beforeEach(() => {
      store = open();
    });
    const numbers = async (table: string, from = 0) =>
      (await store.read(table, from))?.events.map((event) => (event as { number: number }).number);

    test('gives back what was appended, from any number on', async () => {
      expect(await store.append([made('a'), more('a', 2, 3), made('b')])).toEqual(['taken', 'taken', 'taken']);
      for (const from of [0, 1, 2, 3, 4, 5]) expect(await numbers('a', from)).toEqual([0, 1, 2, 3, 4].slice(from));
      expect(await store.read('a', 0)).toMatchObject({ table: 'a', deed: DEED, roster: ROSTER });
      expect(await numbers('b')).toEqual([0, 1]);
      expect(await store.read('c', 0)).toBeUndefined();
    });

    test('takes one of two who append after the same number, and nothing built on the other', async () => {
      await store.append([made('a')]);
      expect(await store.append([more('a', 2, 2), more('a', 2, 1), more('a', 3, 1), more('a', 4)])).toEqual([
        'taken',
        'refused',
        'refused',
        'taken',
      ]);
      expect(await numbers('a')).toEqual([0, 1, 2, 3, 4]);
      expect((await store.row('a'))?.standing).toMatchObject({ events: 5 });
    });

    test('makes a table once, and none in the middle of nothing', async () => {
      expect(await store.append([made('a'), made('a', { turn: 1 }), more('b', 2)])).toEqual([
        'taken',
        'refused',
        'refused',
      ]);
      expect((await store.row('a'))?.standing.turn).toBe(0);
      expect(await store.row('b')).toBeUndefined();
    });

    test('what lists and deadlines need changes with the log, and only with it', async () => {
      await store.append([made('a', { due: 5_000 }), made('b', { bot: true, due: 9_000 }), made('c')]);
      expect(await store.due(6_000)).toEqual([{ table: 'a', at: 5_000 }]);
      expect(await store.waitingForBots()).toEqual(['b']);
      expect(await store.running()).toBe(
        (await store.lobby(10)).filter(({ standing }) => standing.status === 'running').length,
      );
      await store.append([more('a', 1, 1, { due: 1 }), more('a', 2, 1, { due: null, bot: true }), more('b', 2)]);
      expect(await store.due(10_000)).toEqual([]);
      expect(await store.waitingForBots()).toEqual(['a']);
    });

    test('the lobby has public tables that are not over, the latest first', async () => {
      const hidden = { settings: { ...DEED.settings, visibility: 'private' } } as const;
      const result = { reason: 'resigned', winners: [0], scores: [1, 0] } as const;
      await store.append([
        made('a', { updated: 1 }),
        made('b', { updated: 3, status: 'open' }),
        made('c', {}, hidden),
        made('d', { status: 'over', result }),
      ]);
      expect((await store.lobby(9)).map(({ table }) => table)).toEqual(['b', 'a']);
      expect((await store.lobby(1)).map(({ table }) => table)).toEqual(['b']);
      expect((await store.row('d'))?.standing).toMatchObject({ status: 'over', result, rematch: null });
      await store.append([more('d', 2, 1, { status: 'over', result, rematch: 'e' })]);
      expect((await store.row('d'))?.standing.rematch).toBe('e');
    });

    test('a person’s tables are those with a seat of theirs, also after they left it', async () => {
      await store.append([
        made('a', { updated: 1 }),
        made('b', { updated: 2 }),
        made('c', {}, {}, { ...ROSTER, people: [null, null] }),
      ]);
      expect((await store.tablesOf('ann', 9)).map(({ table }) => table)).toEqual(['b', 'a']);
      expect(await store.tablesOf('bob', 9)).toEqual([]);
      await store.append([{ ...more('c', 2), roster: { ...ROSTER, people: [null, 'bob'] } }]);
      expect((await store.tablesOf('bob', 9)).map(({ roster }) => roster.people)).toEqual([[null, 'bob']]);
    });

    test('open tables are found by the wish they were made for, the oldest first', async () => {
      const open = { status: 'open' } as const;
      await store.append([
        made('a', open, { wish: 'w', created: 2 }),
        made('b', open, { wish: 'w', created: 1 }),
        made('c', {}, { wish: 'w' }),
        made('d', open),
      ]);
      expect((await store.wished('w')).map(({ table }) => table)).toEqual(['b', 'a']);
      expect(await store.openTablesOf('ann')).toBe(3);
      expect(await store.openTablesOf('bob')).toBe(0);
    });

    test('people are found by the hash of their secret', async () => {
      const ann = { id: 'ann', name: 'Ann', chat: true, blocked: [] };
      await store.addPerson(ann, 'hash');
      expect(await store.personBySecret('hash')).toEqual(ann);
      expect(await store.personBySecret('other')).toBeUndefined();
      await store.changePerson({ ...ann, name: 'Anna', chat: false, blocked: ['bob'] });
      expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Anna', chat: false, blocked: ['bob'] });
    });

    test('lines are numbered at each table', async () => {
      await store.append([made('a'), made('b')]);
      const line = { at: 1, person: 'ann', name: 'Ann', seat: 0, remark: { kind: 'free', text: 'hm' } } as const;
      expect([await store.addLine('a', line), await store.addLine('a', line), await store.addLine('b', line)]).toEqual([
        0, 1, 0,
      ]);
      expect(await store.lines('a', 1)).toEqual([{ number: 1, ...line }]);
      await store.report({ table: 'a', line: 1, by: 'bob', why: 'spam', at: 2 });
    });

    test.skipIf(reopen === undefined)('another process finds all of it', async () => {
      await store.append([made('a', { due: 5 }), more('a', 2, 3, { due: 7 })]);
      await store.addPerson({ id: 'ann', name: 'Ann', chat: true, blocked: [] }, 'hash');
      store = reopen?.(store) ?? store;
      expect(await numbers('a')).toEqual([0, 1, 2, 3, 4]);
      expect(await store.due(8)).toEqual([{ table: 'a', at: 7 }]);
      expect(await store.append([more('a', 2), more('a', 5)])).toEqual(['refused', 'taken']);
      expect((await store.personBySecret('hash'))?.name).toBe('Ann');
    });
  });
}
