import { beforeEach, describe, expect, test } from 'vitest';
import type { Notice } from '../src/store/notices.ts';
import type { Deed, Entry, Roster, Standing, Store, Verdict, Work } from '../src/store/store.ts';

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

export const events = (from: number, count: number): string =>
  JSON.stringify(Array.from({ length: count }, (_, index) => ({ number: from + index, kind: 'any' })));

export function made(
  table: string,
  standing: Partial<Standing> = {},
  deed: Partial<Deed> = {},
  roster = ROSTER,
): Entry {
  return {
    table,
    after: 0,
    events: events(0, 2),
    standing: { ...STANDING, events: 2, ...standing },
    roster,
    deed: { ...DEED, ...deed },
  };
}

export function more(table: string, after: number, count = 1, standing: Partial<Standing> = {}): Entry {
  return {
    table,
    after,
    events: events(after, count),
    standing: { ...STANDING, events: after + count, updated: 1_000 + after, ...standing },
  };
}

/** What every store promises. `open` gives an empty one; where things last, `reopen` gives what a new process finds. */
export function storeLaws(
  name: string,
  open: () => Store | Promise<Store>,
  reopen?: (store: Store) => Promise<Store>,
): void {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
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

    test('keeps moves to the letter, and of several matches at once only those that fit', async () => {
      await store.append([made('a'), made('b'), made('c')]);
      const said = [{ number: 2, kind: 'any', text: `it's "so"\\'; drop table log; -- $1 ? ''` }];
      const odd = { ...more('a', 2), events: JSON.stringify(said) };
      expect(await store.append([odd, more('b', 2)])).toEqual(['taken', 'taken']);
      expect((await store.read('a', 2))?.events).toEqual(said);
      // One is behind, one ahead, one right.
      expect(await store.append([more('a', 2), more('b', 4), more('c', 2)])).toEqual(['refused', 'refused', 'taken']);
      expect(await Promise.all(['a', 'b', 'c'].map((table) => numbers(table, 0)))).toEqual(
        ['a', 'b', 'c'].map(() => [0, 1, 2]),
      );
    });

    test('says how many events tables have, of those that are there', async () => {
      await store.append([made('a'), more('a', 2, 3), made('b')]);
      expect(await store.numbers(['a', 'c', 'b'])).toEqual(
        new Map([
          ['a', 5],
          ['b', 2],
        ]),
      );
      expect(await store.numbers([])).toEqual(new Map());
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

    test('takes what several append at once, one too late among them', async () => {
      const ids = Array.from({ length: 30 }, (_, index) => `t${index}`);
      await store.append(ids.map((id) => made(id)));
      const at = (from: number) => ids.slice(from, from + 10).map((id) => more(id, 2));
      const late = at(10).with(4, more('t14', 1));
      const [one, refusal, other, twice] = await Promise.all(
        [at(0), late, at(20), at(0)].map((batch) => store.append(batch)),
      );
      const all = (verdict: Verdict): readonly Verdict[] => ids.slice(0, 10).map(() => verdict);
      expect([refusal, other]).toEqual([all('taken').with(4, 'refused'), all('taken')]);
      // Whichever of the two comes first.
      expect([one, twice].sort()).toEqual([all('refused'), all('taken')]);
      for (const id of ids) expect(await numbers(id)).toEqual(id === 't14' ? [0, 1] : [0, 1, 2]);
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

    test('what is to be done is taken once, and again when nobody has done it in time', async () => {
      await store.append([
        ...[made('a', { due: 50 }), made('b', { due: 40 }), made('c', { due: 90 })],
        ...[made('d', { bot: true, updated: 30 }), made('e', { bot: true, due: 20, updated: 30 })],
      ]);
      const take = async (work: Work, now: number, most = 9) =>
        [...(await store.take(work, now, now + 10, most))].sort();
      expect(await take('due', 60, 2)).toEqual(['b', 'e']);
      expect(await take('due', 60)).toEqual(['a']);
      expect([await take('due', 69), await take('bot', 69)]).toEqual([[], ['d', 'e']]);
      expect([await take('due', 70, 2), await take('bot', 70)]).toEqual([['b', 'e'], []]);
      await store.giveBack('due', ['e']);
      await store.append([more('a', 2, 1, { due: 55 }), more('d', 2, 1), more('e', 9, 1, { due: 1, bot: true })]);
      expect([await take('due', 71), await take('bot', 79)]).toEqual([['a', 'e'], ['e']]);
      expect(await store.due(60)).toHaveLength(3);
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
      const said = [];
      for (const [table, id] of ['a1', 'a2', 'b1']) said.push(await store.addLine(table, line, id));
      expect(said).toEqual([0, 1, 0]);
      expect(await store.lines('a', 1)).toEqual([{ number: 1, ...line }]);
      await store.report({ table: 'a', line: 1, by: 'bob', why: 'spam', at: 2 });
    });

    test('a line is said once, however often it is sent', async () => {
      await store.append([made('a'), made('b')]);
      expect([await store.addLine('a', line('ann'), 'x'), await store.addLine('a', line('ann'), 'x')]).toEqual([
        0,
        undefined,
      ]);
      store = (await reopen?.(store)) ?? store;
      expect(await store.addLine('a', line('ann'), 'x')).toBeUndefined();
      expect([await store.addLine('b', line('ann'), 'x'), await store.addLine('a', line('ann'), 'y')]).toEqual([0, 1]);
      expect(await store.lines('a', 0)).toHaveLength(2);
    });

    test('a person’s matches are wanted by game and time, page after page', async () => {
      await store.append([
        ...['a', 'b', 'c', 'd'].map((table, at) => made(table, { status: 'over', updated: 10 + (at % 3) })),
        made('e', { updated: 12, turn: 1 }),
        made('f', { updated: 12 }, { game: 'other' }),
        made('g', { status: 'open', turn: null }),
      ]);
      const found = async (wish: Parameters<Store['matchesOf']>[1], most = 9) =>
        (await store.matchesOf('ann', wish, most)).map(({ table }) => table);
      expect(await found({ over: true })).toEqual(['c', 'b', 'a', 'd']);
      expect(await found({ over: true }, 3)).toEqual(['c', 'b', 'a']);
      expect(await found({ over: true, after: { updated: 10, table: 'a' } })).toEqual(['d']);
      expect(await found({ over: true, since: 11, until: 12 })).toEqual(['b']);
      expect(await found({ over: false })).toEqual(['g', 'e', 'f']);
      expect(await found({ over: false, game: 'other' })).toEqual(['f']);
      expect(await store.matchesOf('bob', { over: true }, 9)).toEqual([]);
      expect(await store.waitingFor('ann')).toBe(1);
      expect(await store.waitingFor('bob')).toBe(0);
    });

    const person = (id: string, blocked: string[] = []) => ({ id, name: id, chat: true, blocked });
    const passkey = (id: string, owner: string) => ({
      ...{ id, person: owner, credential: `c-${id}`, key: 'k', counter: 0, transports: ['usb'] },
      ...{ name: 'My key', made: 1, used: null },
    });

    test('passkeys are somebody’s, found by their credential, and gone when they are removed', async () => {
      const { accounts } = store;
      await store.addPerson(person('ann'), 'h1');
      await store.addPerson(person('bob'), 'h2');
      expect(await accounts.addPasskey(passkey('1', 'ann'))).toBe(true);
      expect(await accounts.addPasskey({ ...passkey('2', 'bob'), credential: 'c-1' })).toBe(false);
      await accounts.passkeyUsed('1', 7, 20);
      expect(await accounts.passkeyByCredential('c-1')).toEqual({ ...passkey('1', 'ann'), counter: 7, used: 20 });
      expect(await accounts.removePasskey('bob', '1')).toBe(false);
      expect(await accounts.removePasskey('ann', '1')).toBe(true);
      expect(await accounts.passkeysOf('ann')).toEqual([]);
    });

    test('a recovery code and a challenge are good once', async () => {
      const { accounts } = store;
      await store.addPerson(person('ann'), 'h1');
      await accounts.replaceCodes('ann', ['x', 'y']);
      await accounts.replaceCodes('ann', ['y', 'z']);
      expect(await accounts.takeCode('x')).toBeUndefined();
      expect([await accounts.takeCode('y'), await accounts.takeCode('y')]).toEqual(['ann', undefined]);
      expect(await accounts.codesOf('ann')).toBe(1);
      const challenge = { challenge: 'c', purpose: 'add', person: 'ann', until: 10 } as const;
      await accounts.addChallenge(challenge);
      expect([await accounts.takeChallenge('c', 5), await accounts.takeChallenge('c', 5)]).toEqual([
        challenge,
        undefined,
      ]);
      await accounts.addChallenge(challenge);
      expect(await accounts.takeChallenge('c', 10)).toBeUndefined();
    });

    test('what is kept once stays, and pushes go to whoever uses the browser now', async () => {
      const { accounts } = store;
      expect([await accounts.keepOnce('key', 'a'), await accounts.keepOnce('key', 'b')]).toEqual(['a', 'a']);
      await store.addPerson(person('ann'), 'h1');
      await store.addPerson(person('bob'), 'h2');
      const push = { endpoint: 'https://push.example/1', person: 'ann', p256dh: 'p', auth: 'a' };
      await accounts.addPush(push);
      await accounts.addPush({ ...push, person: 'bob' });
      expect([await accounts.pushesOf('ann'), await accounts.pushesOf('bob')]).toEqual([
        [],
        [{ ...push, person: 'bob' }],
      ]);
      await accounts.removePush(push.endpoint, 'ann');
      expect(await accounts.pushesOf('bob')).toHaveLength(1);
      await accounts.removePush(push.endpoint);
      expect(await accounts.pushesOf('bob')).toEqual([]);
    });

    const program = (id: string, owner: string) => ({ person: id, owner, name: 'Clockwork', made: 1 });
    const conditions = (table: string, seat: number, by: string) => ({
      ...{ table, seat, person: by, events: 2, ply: 0 },
      lines: [['a1', 'b2']],
    });

    test('a program that is erased is nobody’s bot any more', async () => {
      await store.addPerson(person('ann'), 'h1');
      await store.addPerson(person('bot1'), 'token');
      await store.programs.add(program('bot1', 'ann'));
      await store.accounts.erase('bot1');
      expect([await store.programs.of('ann'), await store.person('bot1')]).toEqual([[], undefined]);
    });

    test('a bot made by somebody who is gone meanwhile has no token', async () => {
      await store.addPerson(person('ann'), 'h1');
      await store.accounts.erase('ann');
      await store.addPerson(person('bot1'), 'token');
      await store.programs.add(program('bot1', 'ann'));
      expect(await store.personBySecret('token')).toBeUndefined();
    });

    const line = (by: string) =>
      ({ at: 1, person: by, name: by, seat: 0, remark: { kind: 'free', text: 'hm' } }) as const;
    const notice = { kind: 'turn', person: 'ann', seat: 0, moves: 3, due: 50 } as const;

    test('a guest who signs in takes everything along', async () => {
      const { accounts } = store;
      await store.addPerson(person('ann'), 'guest');
      await store.addPerson(person('anna'), 'elsewhere');
      await store.addPerson(person('bob', ['ann']), 'h3');
      await store.append([{ ...made('a'), notices: [notice] }, made('b', { status: 'over' })]);
      await store.addLine('a', line('ann'), '1');
      await accounts.addPush({ endpoint: 'e', person: 'ann', p256dh: 'p', auth: 'a' });
      await store.addPerson(person('bot1'), 'token');
      await store.programs.add(program('bot1', 'ann'));
      await store.conditions.put(conditions('a', 0, 'ann'));
      await store.conditions.put(conditions('a', 1, 'bob'));
      const entrance = { person: 'anna', secretHash: 'new', instead: 'guest', guest: 'ann', at: 1_000 };
      expect([...(await accounts.signIn(entrance))].sort()).toEqual(['a', 'b']);
      expect([await store.personBySecret('guest'), await accounts.isSpent('guest')]).toEqual([undefined, true]);
      expect((await store.personBySecret('new'))?.id).toBe('anna');
      expect((await store.personBySecret('elsewhere'))?.id).toBe('anna');
      expect(await accounts.isSpent('new')).toBe(false);
      expect((await store.row('a'))?.roster.people).toEqual(['anna', null]);
      expect((await store.row('a'))?.deed.host).toBe('anna');
      expect((await store.tablesOf('anna', 9)).map(({ table }) => table).sort()).toEqual(['a', 'b']);
      expect(await store.tablesOf('ann', 9)).toEqual([]);
      expect((await store.lines('a', 0))[0]?.person).toBe('anna');
      expect((await store.person('bob'))?.blocked).toEqual(['anna']);
      expect(await store.person('ann')).toBeUndefined();
      expect(await accounts.pushesOf('anna')).toHaveLength(1);
      expect((await store.notices.take(60, 9))[0]?.person).toBe('anna');
      expect(await store.programs.of('anna')).toEqual([program('bot1', 'anna')]);
      expect([await store.programs.of('ann'), (await store.personBySecret('token'))?.id]).toEqual([[], 'bot1']);
      expect(await store.conditions.of('a')).toEqual([conditions('a', 0, 'anna'), conditions('a', 1, 'bob')]);
      // A process that has not heard of it appends as before.
      await store.conditions.put(conditions('b', 0, 'ann'));
      expect(await store.conditions.of('b')).toEqual([conditions('b', 0, 'anna')]);
      await store.append([{ ...more('a', 2), roster: ROSTER }]);
      expect((await store.row('a'))?.roster.people).toEqual(['anna', null]);
      await store.addLine('a', line('ann'), '2');
      expect((await accounts.linesOf('anna')).map(({ table, line: { number } }) => [table, number])).toEqual([
        ['a', 0],
        ['a', 1],
      ]);
    });

    test('who signs out here is known elsewhere, and who signs out everywhere is not', async () => {
      const { accounts } = store;
      await store.addPerson(person('ann'), 'one');
      await accounts.signIn({ person: 'ann', secretHash: 'two', at: 1 });
      await accounts.signIn({ person: 'ann', secretHash: 'three', at: 1 });
      await accounts.signOut('two');
      expect([await store.personBySecret('two'), (await store.personBySecret('one'))?.id]).toEqual([undefined, 'ann']);
      await accounts.signOutEverywhere('ann');
      expect([await store.personBySecret('one'), await store.personBySecret('three')]).toEqual([undefined, undefined]);
      expect((await store.person('ann'))?.name).toBe('ann');
    });

    test('of somebody who is erased only the moves are left', async () => {
      const { accounts } = store;
      await store.addPerson({ ...person('ann'), name: 'Ann' }, 'h1');
      await store.addPerson({ ...person('bob'), name: 'Ann' }, 'h2');
      const seats = [
        { kind: 'person', name: 'Ann' },
        { kind: 'person', name: 'Ann' },
      ] as const;
      const created = { kind: 'created', number: 0, at: 1, version: 1, game: 'any', options: {}, seats };
      const rest = { clock: { kind: 'none' }, takeback: 'ask', chance: { kind: 'local' } };
      const moved = { kind: 'moved', number: 1, at: 2, seat: 0, move: 'a1' };
      const roster = { seats, people: ['ann', 'bob'] };
      const log = JSON.stringify([{ ...created, ...rest }, moved]);
      await store.append([{ ...made('a', {}, {}, roster), events: log, notices: [notice] }]);
      await store.addLine('a', line('ann'), '3');
      await store.addLine('a', line('bob'), '4');
      await accounts.addPasskey(passkey('1', 'ann'));
      await accounts.replaceCodes('ann', ['x']);
      await accounts.addPush({ endpoint: 'e', person: 'ann', p256dh: 'p', auth: 'a' });
      await store.addPerson(person('bot1'), 'token');
      await store.addPerson(person('bot2'), 'other token');
      await store.programs.add(program('bot1', 'ann'));
      await store.programs.add(program('bot2', 'bob'));
      await store.conditions.put(conditions('a', 0, 'ann'));
      await store.conditions.put(conditions('a', 1, 'bob'));
      expect(await accounts.erase('ann')).toEqual(['a']);
      expect([await store.programs.of('ann'), await store.personBySecret('token')]).toEqual([[], undefined]);
      expect([await store.programs.of('bob'), (await store.personBySecret('other token'))?.id]).toEqual([
        [program('bot2', 'bob')],
        'bot2',
      ]);
      expect(await store.conditions.of('a')).toEqual([conditions('a', 1, 'bob')]);
      await store.conditions.put(conditions('a', 0, 'ann'));
      expect(await store.conditions.of('a')).toHaveLength(1);
      const stored = await store.read('a', 0);
      const left = [{ kind: 'person', name: '∅' }, seats[1]];
      expect(stored).toMatchObject({ events: [{ seats: left }, moved], deed: { host: null } });
      expect(stored?.roster).toEqual({ seats: left, people: [null, 'bob'] });
      expect((await store.lines('a', 0)).map(({ person: by }) => by)).toEqual(['deleted0', 'bob']);
      expect(JSON.stringify(await store.lines('a', 0))).not.toContain('"ann"');
      expect([await store.person('ann'), await store.personBySecret('h1')]).toEqual([undefined, undefined]);
      expect([await accounts.passkeyByCredential('c-1'), await accounts.takeCode('x')]).toEqual([undefined, undefined]);
      expect([await accounts.pushesOf('ann'), await store.notices.next()]).toEqual([[], undefined]);
      expect(await store.tablesOf('ann', 9)).toEqual([]);
      expect(await store.append([{ ...more('a', 2), roster }])).toEqual(['taken']);
      expect((await store.row('a'))?.roster.people).toEqual([null, 'bob']);
    });

    test('a notice is planned with the log, taken once when it is due, and replaced by the next turn', async () => {
      await store.append([
        { ...made('a'), notices: [notice, { ...notice, kind: 'reminder', due: 90 }] },
        { ...made('b'), notices: [{ ...notice, due: 40 }] },
      ]);
      expect(await store.notices.next()).toBe(40);
      const [first, second] = (await store.notices.take(60, 9)) as [Notice, Notice];
      expect([first, second]).toEqual([
        { table: 'b', tries: 0, ...notice, due: 40 },
        { table: 'a', tries: 0, ...notice },
      ]);
      expect(await store.notices.take(60, 9)).toEqual([]);
      await store.append([{ ...more('a', 2), notices: [{ ...notice, moves: 4, due: 70 }] }, more('b', 2)]);
      await store.notices.putBack({ ...second, due: 65, tries: 1 });
      await store.notices.putBack({ ...first, due: 80, tries: 1 });
      const taken = await store.notices.take(100, 9);
      expect(taken.map(({ table, moves, tries }) => [table, moves, tries])).toEqual([
        ['a', 4, 0],
        ['b', 3, 1],
      ]);
    });

    if (reopen === undefined) return;
    test('another process finds all of it', async () => {
      await store.append([made('a', { due: 5 }), more('a', 2, 3, { due: 7 })]);
      await store.addPerson({ id: 'ann', name: 'Ann', chat: true, blocked: [] }, 'hash');
      store = await reopen(store);
      expect(await numbers('a')).toEqual([0, 1, 2, 3, 4]);
      expect(await store.due(8)).toEqual([{ table: 'a', at: 7 }]);
      expect(await store.append([more('a', 2), more('a', 5)])).toEqual(['refused', 'taken']);
      expect((await store.personBySecret('hash'))?.name).toBe('Ann');
    });
  });
}
