import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LIVE_PATH } from '@countertop/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HEADERS } from '../src/index.ts';
import { House } from './house.ts';

const house = new House({
  limits: { perAddress: 3 },
  metrics: { token: 'a-token-for-metrics' },
  log: { level: 'silent' },
});

beforeAll(async () => {
  writeFileSync(join(house.page, 'index.html.gz'), gzipSync('<!doctype html>'));
  await house.open();
});
afterAll(() => house.close());

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly problem?: { readonly code: string } };
}

async function ask(path: string, init: RequestInit = {}): Promise<Answered> {
  const answer = await fetch(house.address + path, init);
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: answer.status, headers: answer.headers, body: isJson ? await answer.json() : {} };
}

/** Sends bytes as they are, and gives all that comes back until the server hangs up. */
async function raw(text: string): Promise<Answered> {
  const { hostname, port } = new URL(house.address);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  const [head, body] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  const [status, ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]),
  );
  return { status: Number(status.split(' ')[1]), headers, body: body === '' ? {} : JSON.parse(body) };
}

function expectGuarded({ headers }: Answered): void {
  for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name), name).toBe(value);
}

const upgrade = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${more}\r\n`;

const json = (body: string, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...more },
  body,
});

describe('what comes over HTTP', () => {
  test.each<[string, string, RequestInit, number, string | undefined]>([
    ['the page', '/', {}, 200, undefined],
    ['health', '/healthz', {}, 200, undefined],
    ['readiness', '/readyz', {}, 200, undefined],
    ['me', '/api/me', {}, 200, undefined],
    ['what is not there', '/nothing', {}, 404, 'path-unknown'],
    ['no route of the API', '/api/nothing', { method: 'POST' }, 404, 'path-unknown'],
    ['a table that is none', '/api/tables/nope', {}, 404, 'table-unknown'],
    ['a path that leads out', '/..%2f..%2fetc%2fpasswd', {}, 403, 'request-bad'],
    ['a path that is none', '/%E0%A4%A', {}, 400, 'request-bad'],
    ['no JSON', '/api/quick', json('{'), 400, 'request-bad'],
    ['keys that change everything', '/api/quick', json('{"__proto__":{"game":"points"}}'), 400, 'request-bad'],
    ['a body of another shape', '/api/quick', json('[]'), 400, 'form-wrong'],
    ['a body that is too long', '/api/quick', json(JSON.stringify({ game: 'x'.repeat(20_000) })), 413, 'body-too-long'],
    ['another kind of body', '/api/quick', { method: 'POST', body: 'game=some' }, 415, 'json-only'],
    ['another origin', '/api/quick', json('{}', { origin: 'https://elsewhere.example' }), 403, 'origin-refused'],
    ['a page of another site', '/api/quick', json('{}', { 'sec-fetch-site': 'cross-site' }), 403, 'origin-refused'],
    ['counts, without the token', '/metrics', {}, 404, 'path-unknown'],
    [
      'counts, with another token',
      '/metrics',
      { headers: { authorization: 'Bearer a-token-for-metricz' } },
      404,
      'path-unknown',
    ],
  ])('%s is answered with every header, and a problem where it is refused', async (_what, path, init, status, code) => {
    const answer = await ask(path, init);
    expect(answer).toMatchObject({ status, body: code === undefined ? {} : { problem: { code } } });
    expectGuarded(answer);
  });

  test.each([
    ['DELETE', '/api/me', 'GET, HEAD, PATCH'],
    ['PUT', '/api/tables/some-table', 'GET, HEAD'],
    ['GET', '/api/quick', 'POST'],
    ['POST', '/', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('%s %s is answered with what could be done there', async (method, path, allow) => {
    const answer = await ask(path, { method });
    expect(answer).toMatchObject({ status: 405, body: { problem: { code: 'method-unknown' } } });
    expect(answer.headers.get('allow')).toBe(allow);
    expectGuarded(answer);
  });

  test('files differ by what the browser takes, and say so', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const answer = await ask('/', { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('vary')).toContain('accept-encoding');
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    }
  });

  test.each<[string, string, number, string]>([
    ['no HTTP at all', 'hello?\r\n\r\n', 400, 'request-bad'],
    [
      'a head that is too long',
      `GET / HTTP/1.1\r\nHost: table\r\nX: ${'x'.repeat(10_000)}\r\n\r\n`,
      431,
      'request-too-long',
    ],
    [
      'an address that is too long',
      `GET /${'x'.repeat(10_000)} HTTP/1.1\r\nHost: table\r\n\r\n`,
      431,
      'request-too-long',
    ],
    ['a head that never ends', 'GET / HTTP/1.1\r\nHost: table\r\nX: ', 408, 'request-slow'],
    ['a socket elsewhere', upgrade('/elsewhere'), 404, 'path-unknown'],
    ['a socket for a stranger', upgrade(LIVE_PATH), 401, 'person-unknown'],
    ['a socket from another page', upgrade(LIVE_PATH, 'Origin: https://elsewhere.example\r\n'), 403, 'origin-refused'],
  ])('%s is refused with every header and a problem', async (_what, text, status, code) => {
    const answer = await raw(text);
    expect(answer).toMatchObject({ status, body: { problem: { code } } });
    expectGuarded(answer);
  });

  test('a cookie is out of reach for scripts and other sites', async () => {
    const { headers } = await ask('/api/me');
    expect(headers.get('set-cookie')).toMatch(
      /^countertop=[0-9a-f]{64}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
  });
});

test('so many connections of one address and no more, and whoever leaves makes room', async () => {
  const { cookie = '' } = await house.guest();
  const dial = (): WebSocket => new WebSocket(house.address.replace('http', 'ws') + LIVE_PATH, { headers: { cookie } });
  const open = [dial(), dial(), dial()];
  await Promise.all(open.map((socket) => once(socket, 'open')));
  const [refusal] = await once(dial(), 'error');
  expect(String(refusal)).toContain('429');
  open[0].close();
  await expect
    .poll(async () => {
      const again = dial();
      const opened = await Promise.race([once(again, 'open').then(() => true), once(again, 'error').then(() => false)]);
      again.terminate();
      return opened;
    })
    .toBe(true);
  for (const socket of open) socket.terminate();
});

test('where the public address is known, only its page may ask', async () => {
  const other = new House({ publicAddress: 'https://table.example', file: ':memory:' });
  const { address } = await other.open();
  const from = async (origin: string): Promise<number> => {
    const body = JSON.stringify({ name: 'Ann' });
    const headers = { 'content-type': 'application/json', origin };
    return (await fetch(`${address}/api/me`, { method: 'PATCH', headers, body })).status;
  };
  expect(await from('https://table.example')).toBe(200);
  expect(await from(address)).toBe(403);
  expect(await from('http://table.example')).toBe(403);
  await other.close();
});
