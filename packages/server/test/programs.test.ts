import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LIVE_PATH } from '@countertop/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { playAt } from '../../../examples/online/bot.ts';
import type { Serving } from '../src/index.ts';
import { playOn, until } from './guest.ts';
import { House } from './house.ts';
import { undrawnGame } from './undrawn-game.ts';

const PYTHON_BOT = fileURLToPath(new URL('../../../examples/online/bot.py', import.meta.url));
const QUICK = { game: await undrawnGame(), visibility: 'private', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;

const MUCH = { burst: 1e6, perSecond: 1e6 };

let serving: Serving;
const house = new House({ file: ':memory:', limits: { programs: MUCH } });

beforeAll(async () => {
  serving = await house.open();
});

afterAll(() => house.close());

const guest = () => house.guest();

async function asBot(token: string, path: string, init: RequestInit = {}, address = serving.address) {
  const answer = await fetch(address + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a bot account', () => {
  test('is made with a token that is told once, sits as a program, and is silent when it is revoked', async () => {
    const ann = await guest();
    const { bot, token } = await ann.ask('makeBot', { body: { name: 'Clockwork' } });
    expect((await ann.ask('bots')).bots).toEqual([bot]);
    expect(JSON.stringify(await ann.ask('bots'))).not.toContain(token);
    expect((await asBot(token, '/api/me')).body).toMatchObject({ person: bot.person, name: 'Clockwork' });
    const { summary } = await ann.ask('makeTable', { body: QUICK });
    const sat = await asBot(token, `/api/tables/${summary.table}/seats`, { method: 'POST', body: '{}' });
    expect(sat.body.summary.seats[1]).toEqual({ kind: 'person', name: 'Clockwork', program: true });
    const more = await asBot(token, '/api/me/bots', { method: 'POST', body: JSON.stringify({ name: 'Child' }) });
    expect(more.body.problem.code).toBe('program-no-owner');
    const bob = await guest();
    expect((await bob.ask('revokeBot', { parameters: { bot: bot.person } })).problem?.code).toBe('program-unknown');
    const socket = new WebSocket(`${serving.address.replace('http', 'ws')}${LIVE_PATH}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await once(socket, 'open');
    const gone = once(socket, 'close');
    await ann.ask('revokeBot', { parameters: { bot: bot.person } });
    await gone;
    expect(await asBot(token, '/api/me')).toMatchObject({ status: 401, body: { problem: { code: 'token-wrong' } } });
    expect((await ann.ask('bots')).bots).toEqual([]);
  });

  test('goes with the account of whoever made it', async () => {
    const ann = await guest();
    const { token } = await ann.ask('makeBot', { body: { name: 'Clockwork' } });
    expect((await asBot(token, '/api/me')).status).toBe(200);
    await ann.ask('deleteMe', { origin: serving.address, body: { sure: true } });
    expect(await asBot(token, '/api/me')).toMatchObject({ status: 401, body: { problem: { code: 'token-wrong' } } });
  });

  test('has a measure of its own', async () => {
    const strict = new House({ file: ':memory:', limits: { programs: { burst: 2, perSecond: 1e-6 } } });
    await strict.open();
    const ann = await strict.guest();
    const { token } = await ann.ask('makeBot', { body: { name: 'Eager' } });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await asBot(token, '/api/me', {}, strict.address)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ann.ask('me')).problem).toBeUndefined();
    await strict.close();
  });
});

describe('over plain HTTP', () => {
  test('whoever waits hears what happens, and is at the table meanwhile', async () => {
    const [ann, bob] = [await guest(), await guest()];
    const { summary } = await ann.ask('makeTable', { body: QUICK });
    await bob.ask('sit', { table: summary.table, body: {} });
    const a = await ann.follow(summary.table);
    await until(a, () => a.presence?.away[1] !== null);
    const known = a.confirmed?.events.length ?? 0;
    const waiting = bob.ask('events', { table: summary.table, query: `?from=${known}&wait=30` });
    await until(a, () => a.presence?.away[1] === null);
    const contribution = 'ab'.repeat(8);
    await bob.ask('command', {
      table: summary.table,
      body: { id: 'one', command: { kind: 'contribute', seat: 1, contribution } },
    });
    const { events } = await waiting;
    expect(events[0]).toMatchObject({ number: known });
    const again = await bob.ask('command', {
      table: summary.table,
      body: { id: 'one', command: { kind: 'contribute', seat: 1, contribution } },
    });
    expect(again).toMatchObject({ before: true });
    const wrong = await bob.ask('command', { table: summary.table, body: { command: { kind: 'resign', seat: 0 } } });
    expect(wrong.problem?.code).toBe('seat-not-yours');
  });

  test('the example in TypeScript plays a whole game', async () => {
    const ann = await guest();
    const { token } = await ann.ask('makeBot', { body: { name: 'Example' } });
    const { summary } = await ann.ask('makeTable', { body: QUICK });
    const a = await ann.follow(summary.table);
    const [ended] = await Promise.all([playAt(serving.address, summary.table, token), playOn(a, 1)]);
    expect(ended).toMatchObject(a.confirmed?.result ?? {});
  });

  test('the example in Python plays a whole game', async () => {
    const ann = await guest();
    const { summary } = await ann.ask('makeTable', { body: QUICK });
    const a = await ann.follow(summary.table);
    const link = `${serving.address}/#/table/${summary.table}`;
    await Promise.all([promisify(execFile)('python3', [PYTHON_BOT, link]), playOn(a, 2)]);
    expect(a.confirmed?.seats[1]?.holder).toEqual({ kind: 'person', name: 'Thirty lines', program: true });
    expect(a.confirmed?.result?.reason).toBe('played');
  });
});
