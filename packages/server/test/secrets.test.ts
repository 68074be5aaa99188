import { createServer } from 'node:http';
import { Writable } from 'node:stream';
import { games } from '@countertop/catalogue';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './guest.ts';
import { lineFrom, playOn, until } from './guest.ts';
import { House } from './house.ts';
import { OutboundScan } from './outbound-scan.ts';
import { type Tap, tap } from './tap.ts';
import { undrawnGame } from './undrawn-game.ts';

let log = '';
const logTo = new Writable({
  write(chunk, _encoding, done) {
    log += chunk;
    done();
  },
});
const house = new House({ log: { level: 'trace', form: 'json', addresses: 'none' }, logTo });
const PUSH = {
  endpoint: 'https://push.example.org/send/0123456789abcdef',
  keys: { p256dh: 'BPublicKeyOfABrowserThatNobodyElseIsTold', auth: 'SecretOfABrowser_16' },
};
let scan: OutboundScan;
let outlet: Tap;

beforeAll(async () => {
  const { address } = await house.open();
  scan = new OutboundScan(house.file);
  outlet = await tap(address, (connection, text) => scan.look(connection, text));
});
afterAll(async () => {
  outlet.close();
  scan.close();
  await house.close();
});

/** Somebody all of whose messages go through the tap. */
async function guest(): Promise<Guest> {
  const one = await house.guest();
  one.address = outlet.address;
  scan.cookies.add(one.cookie?.split('=')[1] ?? '');
  return one;
}

describe('nothing leaves that only the server may know', () => {
  test.each(games.map(({ id }) => [id]))(
    'in a whole match of %s with a bot, a chat and somebody who watches',
    async (id) => {
      const [ann, bob, eve] = [await guest(), await guest(), await guest()];
      const game = await games.find((each) => each.id === id)?.load();
      const third = (game?.seats.max ?? 2) > 2 ? [{ kind: 'bot', level: 1 } as const] : [];
      const seats = [{ kind: 'me' }, { kind: 'open' }, ...third] as const;
      // The last way to play is the shortest, where that differs.
      const options = game?.presets.at(-1)?.options ?? {};
      const { summary } = await ann.ask('makeTable', { body: { game: id, options, seats, visibility: 'public' } });
      await bob.ask('sit', { table: summary.table, body: {} });
      const [a, b, watcher] = await Promise.all([ann, bob, eve].map((each) => each.follow(summary.table)));
      a.say({ kind: 'free', text: 'what is the seed?' });
      await eve.ask('events', { table: summary.table });
      await eve.ask('lobby');
      await bob.ask('myMatches');
      await Promise.all([playOn(a, 1), playOn(b, 2), until(watcher, () => watcher.confirmed?.seed != null)]);
      await eve.ask('events', { table: summary.table });
      await eve.ask('table', { table: summary.table });
      expect(scan.leaks).toEqual([]);
      expect(watcher.confirmed?.seed).toMatch(/^[0-9a-f]{32,}$/);
    },
  );

  test('of an account with codes, an address for notices, a bot, and moves said ahead', async () => {
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    const { codes } = await bob.ask('makeCodes');
    const { token } = await bob.ask('makeBot', { body: { name: 'Clockwork' } });
    for (const secret of [...codes, token]) scan.told.add(secret);
    await bob.ask('addPush', { body: PUSH });
    const game = await undrawnGame();
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const clock = { kind: 'days', days: 2 } as const;
    const { summary } = await ann.ask('makeTable', { body: { game, seats, clock, visibility: 'public' } });
    const { table } = summary;
    await bob.ask('sit', { table, body: {} });
    const [a] = await Promise.all([ann, bob].map((each) => each.follow(table)));
    await until(a, () => a.confirmed?.startedAt != null);
    const lines = [lineFrom(a, 4)];
    // To whom they belong they are told, past the tap.
    bob.address = house.address;
    expect(await bob.ask('setConditions', { table, body: { ply: 0, lines } })).toEqual({ ply: 0, lines });
    bob.address = outlet.address;
    a.command({ kind: 'move', seat: 0, move: lines[0][0] });
    await until(a, () => a.confirmed?.line.length === 2);
    for (const each of [ann, eve])
      for (const route of ['conditions', 'events', 'table', 'chat'] as const) await each.ask(route, { table });
    for (const route of ['account', 'exportMe', 'bots', 'myMatches'] as const) await bob.ask(route);
    expect(scan.leaks).toEqual([]);
  });

  test('and the log of all that, at its lowest level, has none of it either', async () => {
    const database = new Database(house.file, { readonly: true });
    const seeds = database.prepare('select seed, id from tables').all() as { seed: string; id: string }[];
    const hashes = database.prepare('select hash from secrets union all select hash from codes').all() as {
      hash: string;
    }[];
    const conditions = database.prepare('select kept from conditions').all() as { kept: string }[];
    database.close();
    expect(seeds).toHaveLength(games.length + 1);
    expect(log).toContain('"what":"request"');
    expect(log).toContain('"what":"connected"');
    for (const { seed, id } of seeds) {
      expect(log).not.toContain(seed);
      // Whoever has a table's link may sit down there.
      expect(log).not.toContain(id);
    }
    for (const { hash } of hashes) expect(log).not.toContain(hash);
    for (const secret of [...scan.cookies, ...scan.told, PUSH.endpoint, PUSH.keys.p256dh, PUSH.keys.auth])
      expect(log).not.toContain(secret);
    for (const { kept } of conditions) expect(log).not.toContain(JSON.stringify(JSON.parse(kept).lines));
    expect(log).not.toMatch(/cookie|authorization|127\.0\.0\.1(?!:)/i);
  });
});

describe('the scan itself finds', () => {
  /** A server that says just this, in two pieces. */
  async function leaking(text: string): Promise<readonly string[]> {
    const server = createServer((_request, response) => {
      response.setHeader('content-length', text.length);
      response.write(text.slice(0, text.length - 20));
      setImmediate(() => response.end(text.slice(text.length - 20)));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('it listens nowhere');
    const own = new OutboundScan(house.file);
    own.cookies.add('ab'.repeat(32));
    own.told.add('apple-river-stone');
    const between = await tap(`http://127.0.0.1:${bound.port}`, (connection, part) => own.look(connection, part));
    await (await fetch(between.address)).text();
    between.close();
    own.close();
    server.close();
    return [...new Set(own.leaks)];
  }

  test('a seed before the end, a hash, another’s cookie, a draw that is not there; and nothing where nothing is', async () => {
    const [ann] = [await house.guest()];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { summary } = await ann.ask('makeTable', { body: { game: games[0].id, seats, visibility: 'private' } });
    const database = new Database(house.file, { readonly: true });
    const { seed } = database.prepare('select seed from tables where id = ?').get(summary.table) as { seed: string };
    const { hash } = database.prepare('select hash from secrets').get() as { hash: string };
    const { kept } = database.prepare('select kept from conditions').get() as { kept: string };
    database.close();
    expect(await leaking(`{"said ahead":${JSON.stringify(JSON.parse(kept).lines)}}`)).toEqual(['conditions.kept']);
    expect(await leaking('{"here is a code again":"apple-river-stone"}')).toEqual(['what is told once']);
    expect(await leaking(`{"push":"${PUSH.endpoint}"}`)).toEqual(['pushes.endpoint']);
    expect(await leaking(`{"push":"${PUSH.keys.p256dh}"}`)).toEqual(['pushes.p256dh']);
    expect(await leaking(`{"table":"${summary.table}","seed":"${seed}"}`)).toEqual(['tables.seed']);
    expect(await leaking(`{"hash":"${hash}"}`)).toEqual(['secrets.hash']);
    expect(await leaking(`{"me":"${'ab'.repeat(32)}"}`)).toEqual(['a cookie']);
    expect(await leaking(`{"table":"${summary.table}","events":[{"kind":"drawn","draw":99999}]}`)).toEqual([
      'a draw that was not made',
    ]);
    expect(await leaking(`{"table":"${summary.table}","events":[], "and nothing": "that matters at all"}`)).toEqual([]);
  });
});
