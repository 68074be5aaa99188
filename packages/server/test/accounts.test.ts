import { generateKeyPairSync } from 'node:crypto';
import { games } from '@countertop/catalogue';
import { recordSchema, schema } from '@countertop/core';
import { type BodyOf, exportSchema, pathOf, type RouteName, type TableWish } from '@countertop/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../src/index.ts';
import { Authenticator } from './authenticator.ts';
import { Guest, lineFrom, playOn, until, untilEven } from './guest.ts';
import { House } from './house.ts';
import { undrawnGame } from './undrawn-game.ts';

const plenty = { burst: 10_000, perSecond: 10_000 };
const house = new House({ limits: { attempts: plenty, requests: plenty, messages: plenty } });
let serving: Serving;
const [{ id: anyGame }] = games;

beforeAll(async () => {
  serving = await house.open();
});

afterAll(() => house.close());

/** Somebody who uses the page: their requests say where it is. */
class Visitor extends Guest {
  readonly origin = serving.address;

  page<N extends RouteName>(name: N, body?: Partial<BodyOf<N>>) {
    return this.ask(name, { origin: this.origin, ...(body === undefined ? {} : { body }) });
  }

  /** Adds a passkey of that authenticator. */
  async add(key: Authenticator, name = 'My key') {
    const { options } = await this.page('wantPasskey');
    return this.page('addPasskey', { name, credential: key.make(options) });
  }

  async signIn(key: Authenticator) {
    const { options } = await this.page('wantSignIn');
    return this.page('signIn', { credential: key.show(options) });
  }
}

async function visitor(): Promise<Visitor> {
  const one = house.receive(new Visitor(serving.address));
  await one.ask('me');
  return one;
}

const newKey = (): Authenticator => new Authenticator(serving.address);
const idOf = async (one: Guest): Promise<string> => (await one.ask('me')).person;
const seats: TableWish['seats'] = [{ kind: 'me' }, { kind: 'open' }];

async function tableOf(one: Guest): Promise<string> {
  const { summary } = await one.ask('makeTable', { body: { game: anyGame, seats, visibility: 'private' } });
  return summary.table;
}

/** Both come to the table: what each adds to the draws is the last that it waits for. */
async function begun(one: Guest, other: Guest, table: string): Promise<void> {
  for (const follower of [await one.follow(table), await other.follow(table)])
    await until(follower, () => follower.confirmed?.startedAt != null);
}

describe('a passkey', () => {
  test('makes a guest somebody who stays, and is known on another device', async () => {
    const [ann, phone] = [await visitor(), await visitor()];
    const key = newKey();
    const account = await ann.add(key, 'Laptop');
    expect(account.passkeys).toMatchObject([{ name: 'Laptop', used: null }]);
    const before = phone.cookie;
    const signed = await phone.signIn(key);
    expect(signed.me.person).toBe(await idOf(ann));
    expect(phone.cookie).not.toBe(before);
    expect((await ann.page('account')).passkeys[0]?.used).not.toBeNull();
  });

  test('is one of several, and is good for nothing when it is removed', async () => {
    const [ann, phone] = [await visitor(), await visitor()];
    const [first, second] = [newKey(), newKey()];
    await ann.add(first, 'First');
    const { passkeys } = await ann.add(second, 'Second');
    expect(passkeys.map(({ name }) => name)).toEqual(['First', 'Second']);
    const { passkey = '' } = passkeys[0] ?? {};
    const other = await visitor();
    expect((await other.ask('removePasskey', { parameters: { passkey }, origin: ann.origin })).problem?.code).toBe(
      'passkey-unknown',
    );
    await ann.ask('removePasskey', { parameters: { passkey }, origin: ann.origin });
    expect((await phone.signIn(first)).problem?.code).toBe('passkey-unknown');
    expect((await phone.signIn(second)).me.person).toBe(await idOf(ann));
  });

  test('is added once', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    const key = newKey();
    await ann.add(key);
    expect((await bob.add(key)).problem?.code).toBe('passkey-known');
  });

  test('answers a question once, by whoever was asked, and for what it was asked', async () => {
    const [ann, bob, eve] = [await visitor(), await visitor(), await visitor()];
    const key = newKey();
    await ann.add(key);
    const { options } = await bob.page('wantSignIn');
    const answer = key.show(options);
    expect((await eve.page('signIn', { credential: answer })).problem?.code).toBe('challenge-gone');
    expect((await bob.page('signIn', { credential: answer })).problem?.code).toBe('challenge-gone');
    expect((await bob.signIn(key)).me.person).toBe(await idOf(ann));
    const { options: toAdd } = await eve.page('wantPasskey');
    expect((await eve.page('signIn', { credential: key.show(toAdd) })).problem?.code).toBe('challenge-gone');
    const again = await eve.page('wantSignIn');
    const shown = key.show(again.options);
    expect((await eve.page('signIn', { credential: shown })).me.person).toBe(await idOf(ann));
    expect((await eve.page('signIn', { credential: shown })).problem?.code).toBe('challenge-gone');
  });

  test('is of this page: not of another, not signed by another key, and not made of anything', async () => {
    const [ann, eve] = [await visitor(), await visitor()];
    const key = newKey();
    await ann.add(key);
    const question = async () => (await eve.page('wantSignIn')).options;
    const elsewhere = key.show(await question(), 'https://evil.example');
    expect((await eve.page('signIn', { credential: elsewhere })).problem?.code).toBe('passkey-refused');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const forged = key.show(await question(), serving.address, privateKey);
    expect((await eve.page('signIn', { credential: forged })).problem?.code).toBe('passkey-refused');
    for (const credential of [{}, { response: 5 }, { response: { clientDataJSON: 'AAAA' } }])
      expect((await eve.page('signIn', { credential })).problem?.code).toBe('challenge-gone');
    const { options } = await eve.page('wantPasskey');
    const made = newKey().make(options, 'https://evil.example');
    expect((await eve.page('addPasskey', { name: 'x', credential: made })).problem?.code).toBe('passkey-refused');
  });

  test.each(['wantPasskey', 'wantSignIn', 'signOut', 'deleteMe', 'makeCodes', 'recover', 'addPush'] as const)(
    'nobody’s page but our own can ask for %s',
    async (name) => {
      const ann = await visitor();
      const answer = await fetch(serving.address + pathOf(name), {
        method: 'POST',
        headers: { origin: 'https://evil.example', cookie: ann.cookie ?? '', 'content-type': 'application/json' },
        body: '{"sure":true,"everywhere":true,"code":"x","endpoint":"https://a.b","keys":{"p256dh":"a","auth":"b"}}',
      });
      expect(answer.status).toBe(403);
    },
  );
});

test('bots and conditional moves of a guest who signs in are those of the account', async () => {
  const [ann, phone, bob] = [await visitor(), await visitor(), await visitor()];
  const key = newKey();
  await ann.add(key);
  const { bot } = await phone.ask('makeBot', { body: { name: 'Clockwork' } });
  const game = await undrawnGame();
  const { summary } = await bob.ask('makeTable', {
    body: { game, seats, visibility: 'private', clock: { kind: 'days', days: 2 } },
  });
  const { table } = summary;
  await phone.ask('sit', { table, body: {} });
  await begun(bob, phone, table);
  const line = lineFrom(await bob.follow(table), 2);
  const wish = { ply: 0, lines: [line] };
  expect(await phone.ask('setConditions', { table, body: wish })).toEqual(wish);
  await phone.signIn(key);
  expect(await idOf(phone)).toBe(await idOf(ann));
  expect((await ann.ask('bots')).bots).toEqual([bot]);
  expect(await ann.ask('conditions', { table })).toEqual(wish);
});

describe('a recovery code', () => {
  test('lets somebody in once, however it is typed', async () => {
    const [ann, phone, other] = [await visitor(), await visitor(), await visitor()];
    const { codes } = await ann.page('makeCodes');
    expect(new Set(codes).size).toBe(10);
    const [code = ''] = codes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`;
    expect((await phone.page('recover', { code: typed })).me.person).toBe(await idOf(ann));
    expect((await other.page('recover', { code })).problem?.code).toBe('code-wrong');
    expect((await ann.page('account')).codes).toBe(9);
  });

  test('is worth nothing when there are new ones', async () => {
    const [ann, phone] = [await visitor(), await visitor()];
    const { codes: old } = await ann.page('makeCodes');
    await ann.page('makeCodes');
    expect((await phone.page('recover', { code: old[1] ?? '' })).problem?.code).toBe('code-wrong');
    expect((await phone.page('recover', { code: 'guess' })).problem?.code).toBe('code-wrong');
  });

  test('cannot be tried for long', async () => {
    const strict = new House({ file: ':memory:', limits: { attempts: { burst: 3, perSecond: 0.001 } } });
    await strict.open();
    const eve = await strict.guest();
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 4; attempt++) {
      const answer = await eve.ask('recover', { origin: strict.address, body: { code: 'abcd-abcd-abcd-abcd' } });
      codes.push(answer.problem?.code);
    }
    await strict.close();
    expect(codes).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'too-many']);
  });
});

describe('signing out', () => {
  test('is of this device or of all, and guests are kept from losing everything', async () => {
    const [ann, phone, tablet] = [await visitor(), await visitor(), await visitor()];
    expect((await ann.page('signOut', { everywhere: false })).problem?.code).toBe('account-only');
    const key = newKey();
    await ann.add(key);
    await phone.signIn(key);
    await tablet.signIn(key);
    const me = await idOf(ann);
    await phone.page('signOut', { everywhere: false });
    expect(await idOf(phone)).not.toBe(me);
    expect(await idOf(tablet)).toBe(me);
    await ann.page('signOut', { everywhere: true });
    expect([await idOf(ann), await idOf(tablet)]).not.toContain(me);
  });
});

describe('a guest who signs in', () => {
  test('takes seats and remarks along, in the middle of a turn, in every tab', async () => {
    const [ann, phone, bob] = [await visitor(), await visitor(), await visitor()];
    const key = newKey();
    await ann.add(key);
    const me = await idOf(ann);
    const guest = await idOf(phone);
    const table = await tableOf(phone);
    await bob.ask('sit', { table, body: {} });
    const [tab, other] = [await phone.follow(table), await bob.follow(table)];
    await Promise.all([playOn(tab, 1, 2), playOn(other, 2, 2)]);
    tab.say({ kind: 'free', text: 'from a guest' });
    await until(other, () => other.chat.length === 1);
    const late = new Guest(serving.address);
    late.cookie = phone.cookie;
    await phone.signIn(key);
    await until(other, () => other.membership?.people.includes(me) === true);
    expect(other.membership?.people).not.toContain(guest);
    // The tab comes back as who it is now, and plays on.
    await until(tab, () => tab.membership?.people.includes(me) === true);
    expect(tab.mine).toEqual([0]);
    await Promise.all([playOn(tab, 3), playOn(other, 4)]);
    expect((await ann.ask('chat', { table })).lines[0]?.person).toBe(me);
    expect((await ann.ask('myMatches')).tables.map(({ table: each }) => each)).toContain(table);
    // A request that was sent before does not make another guest of whoever has signed in.
    expect((await late.ask('me')).problem?.code).toBe('secret-spent');
    expect(late.cookie).not.toBe(phone.cookie);
  });

  test('and who has an account already changes accounts, and leaves that one as it is', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    const [hers, his] = [newKey(), newKey()];
    await ann.add(hers);
    await bob.add(his);
    const [annId, bobId] = [await idOf(ann), await idOf(bob)];
    const table = await tableOf(bob);
    await bob.signIn(hers);
    expect(await idOf(bob)).toBe(annId);
    expect((await ann.ask('myMatches')).tables).toEqual([]);
    await bob.signIn(his);
    expect(await idOf(bob)).toBe(bobId);
    expect((await bob.ask('myMatches')).tables.map(({ table: each }) => each)).toEqual([table]);
  });
});

describe('my matches', () => {
  test('are found by game, opponent, result and date, and those that wait for me come first', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    await bob.ask('changeMe', { body: { name: 'Пётр' } });
    const tables: string[] = [];
    for (let made = 0; made < 3; made++) {
      const table = await tableOf(ann);
      await bob.ask('sit', { table, body: {} });
      tables.push(table);
    }
    const [lost = '', won = '', running = ''] = tables;
    for (const table of tables) await begun(ann, bob, table);
    const [a, b] = [await ann.follow(lost), await bob.follow(won)];
    a.command({ kind: 'resign', seat: 0 });
    await until(a, () => a.confirmed?.result != null);
    b.command({ kind: 'resign', seat: 1 });
    await until(b, () => b.confirmed?.result != null);
    const found = async (query: string) => (await ann.ask('myMatches', { query })).tables.map(({ table }) => table);
    const turn = await ann.ask('myMatches');
    expect(turn.tables.map(({ table }) => table)).toEqual([running, won, lost]);
    const waits = turn.tables[0]?.turn === 0 ? 1 : 0;
    expect([turn.waiting, (await ann.ask('waiting')).waiting]).toEqual([waits, waits]);
    expect((await bob.ask('waiting')).waiting).toBe(1 - waits);
    expect(await found('?result=won')).toEqual([won]);
    expect(await found('?result=lost')).toEqual([lost]);
    expect(await found(`?opponent=${encodeURIComponent('ПЕТР')}`)).toEqual([running, won, lost]);
    expect(await found('?opponent=nobody')).toEqual([]);
    expect(await found(`?game=${anyGame}`)).toHaveLength(3);
    expect(await found('?game=none')).toEqual([]);
    expect(await found('?until=1000')).toEqual([]);
    expect(await found('?since=1000')).toHaveLength(3);
    expect((await ann.ask('myMatches', { query: '?since=yesterday' })).problem?.code).toBe('form-wrong');
  });

  test('go back page by page', async () => {
    const ann = await visitor();
    const limits = 55;
    for (let made = 0; made < limits; made++) {
      const { summary } = await ann.ask('makeTable', {
        body: { game: anyGame, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], visibility: 'private' },
      });
      const follower = await ann.follow(summary.table);
      follower.command({ kind: 'resign', seat: 0 });
      await until(follower, () => follower.confirmed?.result != null);
      ann.connection.unfollow(summary.table);
    }
    const first = await ann.ask('myMatches');
    const second = await ann.ask('myMatches', { query: `?after=${first.next}` });
    expect([first.tables.length, second.tables.length, second.next]).toEqual([50, 5, undefined]);
    expect(new Set([...first.tables, ...second.tables].map(({ table }) => table)).size).toBe(limits);
  });
});

describe('everything of mine', () => {
  test('is one file of a described form, without a secret', async () => {
    const [ann, bob] = [await visitor(), await visitor()];
    await ann.add(newKey(), 'Laptop');
    const { codes } = await ann.page('makeCodes');
    const table = await tableOf(ann);
    await bob.ask('sit', { table, body: {} });
    const [a, b] = [await ann.follow(table), await bob.follow(table)];
    await Promise.all([playOn(a, 1, 2), playOn(b, 2, 2)]);
    for (const each of [a, b]) await until(each, () => each.pending.length === 0);
    await untilEven(a, b);
    a.say({ kind: 'free', text: 'mine' });
    b.say({ kind: 'free', text: 'not mine' });
    await until(a, () => a.chat.length === 2);
    const file: unknown = await ann.ask('exportMe');
    const read = schema.read(exportSchema, file);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { profile, passkeys, matches, lines } = read.value;
    expect([profile.person, passkeys[0]?.name]).toEqual([await idOf(ann), 'Laptop']);
    expect(lines.map(({ line }) => line.remark)).toEqual([{ kind: 'free', text: 'mine' }]);
    const record = schema.read(recordSchema, matches[0]?.record);
    expect(record.ok && record.value.moves.length).toBe(a.confirmed?.line.length);
    const text = JSON.stringify(file);
    for (const secret of [ann.cookie?.split('=')[1] ?? '?', codes[0] ?? '?', 'not mine'])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(?:key|hash|secret|auth|p256dh|credential)"/);
  });

  test('is gone when somebody wants it gone, and others play on', async () => {
    const [ann, bob, phone] = [await visitor(), await visitor(), await visitor()];
    await ann.ask('changeMe', { body: { name: 'Ann the first' } });
    const key = newKey();
    await ann.add(key);
    const { codes } = await ann.page('makeCodes');
    const [over, running, waiting] = [await tableOf(ann), await tableOf(ann), await tableOf(ann)];
    for (const table of [over, running]) await bob.ask('sit', { table, body: {} });
    for (const table of [over, running]) await begun(ann, bob, table);
    const a = await ann.follow(over);
    a.say({ kind: 'free', text: 'a secret of mine' });
    await until(a, () => a.chat.length === 1);
    a.command({ kind: 'resign', seat: 0 });
    await until(a, () => a.confirmed?.result != null);
    const b = await bob.follow(running);
    const me = await idOf(ann);
    expect(await ann.page('deleteMe', {})).toMatchObject({ problem: { code: 'form-wrong' } });
    await ann.page('deleteMe', { sure: true });
    expect(await idOf(ann)).not.toBe(me);
    expect((await phone.signIn(key)).problem?.code).toBe('passkey-unknown');
    expect((await phone.page('recover', { code: codes[0] ?? '' })).problem?.code).toBe('code-wrong');
    await until(b, () => b.confirmed?.seats[0]?.holder.kind === 'empty');
    const eve = await visitor();
    const told = JSON.stringify(
      await Promise.all(
        [over, running, waiting].flatMap((table) => [
          eve.ask('table', { table }),
          eve.ask('events', { table }),
          eve.ask('chat', { table }),
        ]),
      ),
    );
    for (const word of ['Ann the first', 'a secret of mine', me]) expect(told).not.toContain(word);
    expect((await eve.ask('table', { table: over })).summary.seats[0]).toEqual({ kind: 'person', name: '∅' });
    expect((await eve.ask('table', { table: waiting })).summary.status).toBe('over');
  });
});
