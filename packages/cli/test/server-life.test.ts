import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@countertop/catalogue';
import { LIVE_PATH, type ServerFrame, type TableFollower } from '@countertop/protocol';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, playOn, until } from '../../server/test/guest.ts';
import { STACK_TRACE, spawned } from './countertop.ts';
import { ServerChild } from './server-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'countertop-life-'));
mkdirSync(join(folder, 'page'));
writeFileSync(join(folder, 'page', 'index.html'), '<!doctype html><title>A table</title>');
const children: ServerChild[] = [];
const guests: Guest[] = [];
let files = 0;

afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  for (const child of children.splice(0)) {
    child.signal('SIGKILL');
    await child.status;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFile = (): string => join(folder, `${files++}.sqlite`);

function written(text: string): string {
  const path = newFile();
  writeFileSync(path, text);
  return path;
}

async function start(file: string, port = '0'): Promise<ServerChild> {
  const child = await ServerChild.start('--port', port, '--page', join(folder, 'page'), '--store', `sqlite:${file}`);
  children.push(child);
  return child;
}

async function guest({ address }: ServerChild): Promise<Guest> {
  const one = new Guest(address);
  guests.push(one);
  await one.ask('me');
  return one;
}

/** Two at a table, playing. */
async function match(
  child: ServerChild,
): Promise<{ table: string; followers: readonly TableFollower[]; over: Promise<unknown> }> {
  const [ann, bob] = [await guest(child), await guest(child)];
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { summary } = await ann.ask('makeTable', { body: { game: games[0].id, seats, visibility: 'private' } });
  await bob.ask('sit', { table: summary.table, body: {} });
  const followers = [await ann.follow(summary.table), await bob.follow(summary.table)];
  return { table: summary.table, followers, over: Promise.all(followers.map((each, seed) => playOn(each, seed))) };
}

const played = (follower: TableFollower): number => follower.confirmed?.line.length ?? 0;

/** Somebody who is connected, and stops reading: a goodbye is never answered. */
async function stubborn(child: ServerChild): Promise<WebSocket> {
  const { cookie = '' } = await guest(child);
  const socket = new WebSocket(child.address.replace('http', 'ws') + LIVE_PATH, { headers: { cookie } });
  await once(socket, 'open');
  socket.pause();
  socket.on('error', () => {});
  return socket;
}

describe('a server that is asked to stop', () => {
  test('answers what was asked for, tells everybody to come back at different times, and the match goes on elsewhere', async () => {
    const file = newFile();
    const first = await start(file);
    const told: number[] = [];
    for (let each = 0; each < 3; each++) {
      const { cookie = '' } = await guest(first);
      const socket = new WebSocket(first.address.replace('http', 'ws') + LIVE_PATH, { headers: { cookie } });
      socket.on('message', (data) => {
        const frame: ServerFrame = JSON.parse(String(data));
        if (frame.kind === 'closing') told.push(frame.after);
      });
      await once(socket, 'open');
    }
    const { table, followers, over } = await match(first);
    await until(followers[0], () => played(followers[0]) >= 6);
    const known = followers.map(({ confirmed }) => confirmed?.events ?? []);
    first.signal('SIGTERM');
    expect(await first.status).toBe(0);
    expect(first.log).toContain('stopped');
    expect(first.log).not.toMatch(STACK_TRACE);
    expect(new Set(told).size).toBe(3);
    const second = await start(file, new URL(first.address).port);
    await over;
    for (const each of followers) await until(each, () => each.confirmed?.seed != null);
    const { events } = await (await guest(second)).ask('events', { table });
    for (const part of known) expect(events.slice(0, part.length)).toEqual(part);
    for (const { confirmed } of followers) expect(confirmed?.events).toEqual(events);
  });

  test('is not ready any more, and does not wait for ever for who does not read', async () => {
    const child = await start(newFile());
    expect((await fetch(`${child.address}/readyz`)).status).toBe(200);
    await stubborn(child);
    child.signal('SIGINT');
    await expect
      .poll(async () => (await fetch(`${child.address}/readyz`)).json())
      .toEqual({ ok: false, store: true, disk: true, draining: true });
    expect(await child.status).toBe(0);
  });

  test('ends at once when it is asked twice', async () => {
    const child = await start(newFile());
    await stubborn(child);
    child.signal('SIGTERM');
    await expect.poll(async () => (await fetch(`${child.address}/readyz`)).status).toBe(503);
    child.signal('SIGTERM');
    expect(await child.status).toBe(143);
  });
});

describe('one file, one server', () => {
  test('a second one is refused with a sentence; after a kill the next one starts', async () => {
    const file = newFile();
    const first = await start(file);
    const second = await spawned(['serve', '--page', join(folder, 'page'), '--store', `sqlite:${file}`]);
    expect(second).toMatchObject({ status: 1, out: '' });
    expect(second.err).toContain('one file, one server');
    first.signal('SIGKILL');
    await first.status;
    await start(file);
  });
});

describe('a copy', () => {
  test('is made while people play, is whole, and can be played on', async () => {
    const [file, copy, other] = [newFile(), newFile(), newFile()];
    const store = ['--store', `sqlite:${file}`];
    const child = await start(file);
    const { table, followers, over } = await match(child);
    await until(followers[0], () => played(followers[0]) >= 4);
    const known = followers[0].confirmed?.events ?? [];
    const backup = await spawned(['backup', copy, ...store]);
    expect(backup).toMatchObject({ status: 0, err: '' });
    expect(backup.out).toMatch(/1 tables, \d+ events, 2 people/);
    await over;

    const again = await spawned(['backup', copy, ...store]);
    expect(again).toMatchObject({ status: 73, out: '' });
    expect(again.err).toContain('--force');
    expect((await spawned(['backup', copy, '--force', ...store])).status).toBe(0);

    const refused = await spawned(['restore', copy, '--force', ...store]);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toContain('Another server runs');

    expect((await spawned(['restore', copy, '--store', `sqlite:${other}`])).status).toBe(0);
    expect((await spawned(['restore', copy, '--store', `sqlite:${other}`])).status).toBe(73);
    const { events } = await (await guest(await start(other))).ask('events', { table });
    expect(events.length).toBeGreaterThanOrEqual(known.length);
    expect(events.slice(0, known.length)).toEqual(known);
    expect(existsSync(`${copy}.part`)).toBe(false);
  });

  test.each<[string, () => string, number, RegExp]>([
    ['what is not there', () => join(folder, 'none.sqlite'), 66, /There is no file/],
    ['what is no copy', () => written('my notes, which are long enough to be looked at'.repeat(100)), 1, /is damaged/],
    ['what is empty', () => written(''), 1, /not a file that countertop/],
  ])('%s is not restored', async (_what, make, status, says) => {
    const target = newFile();
    const outcome = await spawned(['restore', make(), '--store', `sqlite:${target}`]);
    expect(outcome).toMatchObject({ status, out: '' });
    expect(outcome.err).toMatch(says);
    expect(outcome.err).not.toMatch(STACK_TRACE);
    expect(existsSync(target)).toBe(false);
  });
});
