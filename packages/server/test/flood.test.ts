import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { games } from '@countertop/catalogue';
import { LIVE_PATH } from '@countertop/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServeOptions } from '../src/index.ts';
import { type Guest, playOn, until } from './guest.ts';
import { House } from './house.ts';

let house: House | undefined;
afterEach(async () => house?.close());

async function open(options: ServeOptions): Promise<House> {
  house = new House({ metrics: { token: 'a-token-for-metrics' }, file: ':memory:', ...options });
  await house.open();
  return house;
}

/** What is counted under a name, over all its labels. */
async function counted({ address }: House, name: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer a-token-for-metrics' } });
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

function dial({ address }: House, guest: Guest, more: Record<string, string> = {}): WebSocket {
  const socket = new WebSocket(address.replace('http', 'ws') + LIVE_PATH, {
    headers: { cookie: guest.cookie ?? '', ...more },
  });
  socket.on('error', () => {});
  return socket;
}

/** A whole match of two whose address is their own. */
async function matchBeside(house: House): Promise<void> {
  const [bob, cai] = [await house.guest(), await house.guest()];
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { summary } = await bob.ask('makeTable', { body: { game: games[0].id, seats, visibility: 'private' } });
  await cai.ask('sit', { table: summary.table, body: {} });
  const followers = [await bob.follow(summary.table), await cai.follow(summary.table)];
  await Promise.all(followers.map((each, seed) => playOn(each, seed)));
  for (const each of followers) await until(each, () => each.confirmed?.seed != null);
}

describe('somebody who does not read', () => {
  test('is let go at the limit, and the server keeps no more than that', async () => {
    const backlog = 64 * 1024;
    const many = { burst: 1e6, perSecond: 1e6 };
    const home = await open({ limits: { backlog, messages: many, requests: many } });
    const guest = await home.guest();
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    for (let each = 0; each < 15; each++)
      await guest.ask('makeTable', { body: { game: games[0].id, seats, visibility: 'public' } });
    const socket = dial(home, guest);
    await once(socket, 'open');
    socket.send('{"kind":"hello","version":1}');
    socket.pause();
    // It asks for more and more, and takes nothing.
    const gone = expect
      .poll(
        async () => {
          for (let each = 0; each < 100 && socket.bufferedAmount < 1e6; each++)
            socket.send('{"kind":"lobby","watch":true}');
          return counted(home, 'countertop_connections_let_go_total{why="backlog"}');
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
    await Promise.all([gone, matchBeside(home)]);
    await expect.poll(() => counted(home, 'countertop_connections ')).toBeLessThan(3);
    socket.terminate();
  });
});

describe('a flood from one address', () => {
  const limits = { messages: { burst: 200, perSecond: 20 }, requests: { burst: 30, perSecond: 5 } } as const;
  const FLOOD = { 'x-forwarded-for': '203.0.113.66' };

  test('of messages is cut off, and others play on', async () => {
    const home = await open({ limits, trustProxy: '1' });
    const guest = await home.guest();
    const socket = dial(home, guest, FLOOD);
    await once(socket, 'open');
    socket.send('{"kind":"hello","version":1}');
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const closed = once(socket, 'close');
    for (let each = 0; each < 5_000; each++) socket.send('{"kind":"ping","at":1}');
    await closed;
    expect(heard.filter((text) => text.includes('"pong"')).length).toBeLessThan(4_000);
    expect(heard.at(-1)).toContain('too-many');
    const [refusal] = await once(dial(home, guest, FLOOD), 'error');
    expect(String(refusal)).toContain('429');
    await matchBeside(home);
  });

  test('of many connections together is cut off, though each says little', async () => {
    const home = await open({ limits: { ...limits, messages: { burst: 4, perSecond: 0.001 } }, trustProxy: '1' });
    const guest = await home.guest();
    const sockets = Array.from({ length: 40 }, () => dial(home, guest, FLOOD));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    for (const socket of sockets)
      for (const text of ['{"kind":"hello","version":1}', ...Array(2).fill('{"kind":"ping","at":1}')])
        socket.send(text);
    // 20 times what one may say is 80, and they said 120.
    await expect.poll(() => counted(home, 'countertop_connections_let_go_total{why="too-many"}')).toBeGreaterThan(0);
    for (const socket of sockets) socket.terminate();
  });

  test('of requests is refused, while another address is answered', async () => {
    const home = await open({ limits: { requests: { burst: 3, perSecond: 0.001 } }, trustProxy: '1' });
    const from = async (address: string, path: string, method = 'GET'): Promise<number> =>
      (
        await fetch(home.address + path, {
          method,
          headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
          ...(method === 'GET' ? {} : { body: '{}' }),
        })
      ).status;
    const reads = await Promise.all(Array.from({ length: 70 }, () => from('203.0.113.66', '/healthz')));
    expect(reads.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(await from('203.0.113.67', '/healthz')).toBe(200);
    const changes = await Promise.all(Array.from({ length: 6 }, () => from('2001:db8::1', '/api/quick', 'POST')));
    expect(changes.filter((status) => status === 429).length).toBeGreaterThan(0);
    // The same house, and the house next to it.
    expect(await from('2001:db8::2', '/api/quick', 'POST')).toBe(429);
    expect(await from('2001:db8:0:1::2', '/api/quick', 'POST')).toBe(400);
  });

  test('of what somebody says of themselves does not help: only the last proxy is believed', async () => {
    const home = await open({ limits: { ...limits, perAddress: 2 }, trustProxy: '1' });
    const guest = await home.guest();
    const forged = (each: number) => ({ 'x-forwarded-for': `198.51.100.${each}, 203.0.113.66` });
    const sockets = [1, 2].map((each) => dial(home, guest, forged(each)));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    const [refusal] = await once(dial(home, guest, forged(3)), 'error');
    expect(String(refusal)).toContain('429');
    for (const socket of sockets) socket.terminate();
  });
});

test('connections that begin and never go on are ended, and nobody waits for them', async () => {
  const home = await open({});
  const { hostname, port } = new URL(home.address);
  const slow = Array.from({ length: 100 }, (): Socket => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write('GET /');
    return socket;
  });
  await matchBeside(home);
  await Promise.all(slow.map((socket) => once(socket.resume(), 'close')));
});
