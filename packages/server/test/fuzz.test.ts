import { once } from 'node:events';
import { connect } from 'node:net';
import { games } from '@countertop/catalogue';
import { type schema, sentence } from '@countertop/core';
import {
  clientFrameSchema,
  LIVE_PATH,
  protocolWords,
  ROUTES,
  type RouteName,
  type ServerFrame,
} from '@countertop/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Guest, playOn, until } from './guest.ts';
import { House } from './house.ts';

const many = { burst: 1e6, perSecond: 1e6 };
const house = new House({ limits: { messages: many, requests: many, talk: many, openTables: 1e6 } });
const SEED = 20_261_116;
let ann: Guest;
let table: string;

beforeAll(async () => {
  await house.open();
  ann = await house.guest();
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { summary } = await ann.ask('makeTable', { body: { game: games[0].id, seats, visibility: 'public' } });
  table = summary.table;
});
afterAll(() => house.close());

const letters = fc.string({ unit: 'binary', maxLength: 30 });
const odd = fc.oneof(
  letters,
  fc.constantFrom('__proto__', 'constructor', 'toString', '\u0000', '\ud800', '../..', 'NaN', '', 'null'),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 1e308, 0.1, -0, 2 ** 53, 1e21),
  fc.constantFrom(null, true, [], {}, [[[[]]]]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a schema asks for, and now and then something else in its place, or a key more. */
function nearly(shape: schema.Shape): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(shape) }, { weight: 1, arbitrary: odd });
}

function fitting(shape: schema.Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  if (shape.anyOf !== undefined) return fc.oneof(...shape.anyOf.map(nearly));
  switch (shape.type) {
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.maxSafeInteger());
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(nearly(shape.items ?? {}), { maxLength: 4 });
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).map(([name, field]) => [name, nearly(field)] as const);
      const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [...(shape.required ?? [])] });
      return fc.tuple(whole, fc.dictionary(letters, odd, { maxKeys: 1 })).map(([own, more]) => ({ ...more, ...own }));
    }
    case 'string':
      return fc.oneof(
        fc.constant(table),
        fc.stringMatching(/^[\w-]{1,20}$/),
        fc.constantFrom(...games.map(({ id }) => id)),
        letters,
      );
    default:
      return odd;
  }
}

async function dial(guest: Guest): Promise<{ socket: WebSocket; frames: ServerFrame[] }> {
  const socket = new WebSocket(house.address.replace('http', 'ws') + LIVE_PATH, {
    headers: { cookie: guest.cookie ?? '' },
  });
  const frames: ServerFrame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send('{"kind":"hello","version":1}');
  return { socket, frames };
}

/** Everything that was sent before has been looked at when this is answered. */
async function answered({ socket, frames }: Awaited<ReturnType<typeof dial>>): Promise<void> {
  const at = frames.length;
  socket.send('{"kind":"ping","at":123456}');
  await expect.poll(() => frames.slice(at).some((frame) => frame.kind === 'pong' && frame.at === 123_456)).toBe(true);
}

/** Two others play a match beside it, and notice nothing. */
async function beside(act: () => Promise<void>): Promise<void> {
  const [bob, cai] = [await house.guest(), await house.guest()];
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { summary } = await bob.ask('makeTable', { body: { game: games[0].id, seats, visibility: 'private' } });
  await cai.ask('sit', { table: summary.table, body: {} });
  const followers = [await bob.follow(summary.table), await cai.follow(summary.table)];
  await Promise.all([act(), ...followers.map((each, seed) => playOn(each, seed))]);
  for (const each of followers) await until(each, () => each.confirmed?.seed != null);
  expect(followers[0].confirmed?.events).toEqual(followers[1].confirmed?.events);
  expect((await fetch(`${house.address}/readyz`)).status).toBe(200);
}

describe('whatever comes in', () => {
  test('messages that are nearly right, and twice, get answers that are frames with known codes', async () => {
    await beside(async () => {
      const link = await dial(await house.guest());
      const known = new Set([
        'welcome',
        'events',
        'done',
        'refused',
        'membership',
        'presence',
        'chat',
        'lobby',
        'lobby-change',
        'pong',
        'gone',
      ]);
      await fc.assert(
        fc.asyncProperty(
          fc.array(nearly(clientFrameSchema.shape), { minLength: 5, maxLength: 20 }),
          async (messages) => {
            for (const message of [...messages, ...messages]) {
              const text = JSON.stringify(message);
              if (text.length < 4000) link.socket.send(text);
            }
            await answered(link);
            for (const frame of link.frames.splice(0)) {
              expect(known).toContain(frame.kind);
              if (frame.kind === 'refused' || frame.kind === 'gone') {
                expect(frame.problem.code).toMatch(/^[a-z][a-z-]+$/);
                expect(frame.problem.code).not.toBe('server-fault');
              }
            }
          },
        ),
        { numRuns: 60, seed: SEED },
      );
      link.socket.close();
    });
  });

  test('messages that are nothing are refused with a word', async () => {
    const link = await dial(await house.guest());
    const deep = '['.repeat(2000) + ']'.repeat(2000);
    for (const text of [
      '',
      '{',
      'null',
      '1',
      '"x"',
      deep,
      '{"kind":"__proto__"}',
      '{"__proto__":{"kind":"ping","at":1}}',
      '{"kind":["hello"]}',
    ]) {
      link.frames.splice(0);
      link.socket.send(text);
      await answered(link);
      const [refusal] = link.frames.filter((frame) => frame.kind === 'gone');
      expect(refusal, text.slice(0, 40)).toBeDefined();
      expect(sentence(refusal.problem, protocolWords)).not.toBe('');
    }
    link.socket.close();
  });

  test.each<[string, Buffer, number]>([
    ['a binary frame', Buffer.from([0x82, 0x81, 0, 0, 0, 0, 1]), 1003],
    ['invalid UTF-8', Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]), 1007],
    ['a frame that is too long', Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]), 1009],
    ['a compressed frame that nobody agreed on', Buffer.from([0xc1, 0x81, 0, 0, 0, 0, 1]), 1002],
    ['an unmasked frame', Buffer.from([0x81, 0x01, 0x31]), 1002],
    ['an unknown kind of frame', Buffer.from([0x83, 0x80, 0, 0, 0, 0]), 1002],
    ['a continuation of nothing', Buffer.from([0x80, 0x80, 0, 0, 0, 0]), 1002],
  ])('%s closes its own connection only', async (_what, bytes, code) => {
    const socket = await rawSocket(await house.guest());
    const said: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => said.push(chunk));
    socket.write(bytes);
    // A closing frame: 0x88, its length, its code.
    await expect
      .poll(() => Buffer.concat(said).indexOf(Buffer.from([0x88, 0x02, code >> 8, code & 0xff])))
      .toBeGreaterThanOrEqual(0);
    socket.destroy();
  });

  test('half a frame and then nothing disturbs nobody', async () => {
    const halves = await Promise.all([0, 1, 2].map(async () => rawSocket(await house.guest())));
    for (const half of halves) half.write(Buffer.from([0x81, 0xfe, 0x01]));
    await beside(async () => {});
    for (const half of halves) half.destroy();
  });

  test('requests that are nearly right are never our fault, and always have a problem with a code', async () => {
    await beside(async () => {
      const { cookie = '' } = await house.guest();
      const names = Object.keys(ROUTES) as RouteName[];
      const request = fc.constantFrom(...names).chain((name) => {
        const route: { method: string; path: string; body?: schema.Schema<unknown> } = ROUTES[name];
        return fc.record({
          method: fc.oneof(
            { weight: 5, arbitrary: fc.constant(route.method) },
            fc.constantFrom('PUT', 'DELETE', 'OPTIONS'),
          ),
          path: fc
            .oneof({ weight: 3, arbitrary: fc.constant(table) }, letters)
            .map((id) => route.path.replace(/:\w+/g, safely(id))),
          query: fc.oneof(
            fc.constant(''),
            odd.map((from) => `?from=${safely(String(JSON.stringify(from)))}`),
          ),
          body: route.body === undefined ? fc.constant(undefined) : nearly(route.body.shape),
        });
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ method, path, query, body }) => {
          const answer = await fetch(house.address + path + query, {
            method,
            headers: { cookie, 'content-type': 'application/json' },
            ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? null) }),
          });
          expect(answer.status).toBeLessThan(500);
          const said = answer.headers.get('content-type')?.includes('json') ? await answer.json() : {};
          if (answer.status >= 400) expect(said.problem?.code).toMatch(/^[a-z][a-z-]+$/);
        }),
        { numRuns: 400, seed: SEED },
      );
    });
  });
});

/** In a path, whatever it is. */
function safely(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** A WebSocket of which we write every byte ourselves. */
async function rawSocket(guest: Guest): Promise<ReturnType<typeof connect>> {
  const { hostname, port } = new URL(house.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `GET ${LIVE_PATH} HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${guest.cookie}\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('101 Switching Protocols');
  return socket;
}
