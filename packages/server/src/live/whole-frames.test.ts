import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { WholeFrames } from './whole-frames.ts';

const MOST = 300;

interface Heard {
  readonly texts: readonly string[];
  readonly closed: number;
}

/** Two servers: the library alone, and with whole frames read before it comes to it. */
const servers: { readonly server: Server; heard: Promise<Heard> }[] = [];

beforeAll(async () => {
  for (const isTapped of [false, true]) {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST });
    const server = createServer();
    const entry = { server, heard: Promise.resolve<Heard>({ texts: [], closed: 0 }) };
    servers.push(entry);
    server.on('upgrade', (request, stream, head) => {
      sockets.handleUpgrade(request, stream, head, (socket) => {
        const texts: string[] = [];
        const hear = (text: string): void => {
          if (socket.readyState === socket.OPEN) texts.push(text);
        };
        socket.on('message', (data, isBinary) => hear(isBinary ? `binary ${data}` : data.toString()));
        socket.on('error', () => {});
        if (isTapped) new WholeFrames(stream, MOST, hear);
        entry.heard = new Promise((done) => socket.on('close', (closed) => done({ texts, closed })));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
afterAll(() => {
  for (const { server } of servers) server.close();
});

const UPGRADE = [
  'GET / HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  '\r\n',
].join('\r\n');

interface Frame {
  readonly first: number;
  readonly masked: boolean;
  readonly payload: Uint8Array;
}

function bytesOf({ first, masked, payload }: Frame): Buffer {
  const { length } = payload;
  const head = length < 126 ? [length] : [126, length >> 8, length & 255];
  head[0] |= masked ? 0x80 : 0;
  const mask = masked ? [1, 2, 3, 4] : [];
  return Buffer.from([first, ...head, ...mask, ...payload.map((byte, i) => byte ^ (masked ? mask[i % 4] : 0))]);
}

/** What the server makes of all these bytes, which come in such pieces. */
async function said(index: number, pieces: readonly Buffer[]): Promise<Heard> {
  const { port } = servers[index].server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.write(UPGRADE);
  await once(socket, 'data');
  const { heard } = servers[index];
  socket.resume();
  for (const piece of pieces) {
    await new Promise((written) => socket.write(piece, written));
    await new Promise((turn) => setImmediate(turn));
  }
  socket.end();
  return heard;
}

/** Mostly what clients send: whole texts; beside it fragments, pings, goodbyes, and what nobody may send. */
const frame = fc.record({
  first: fc.oneof(
    { weight: 8, arbitrary: fc.constant(0x81) },
    fc.constantFrom(0x01, 0x00, 0x80, 0x89, 0x8a, 0x88, 0x82, 0xc1, 0x83),
  ),
  masked: fc.oneof({ weight: 20, arbitrary: fc.constant(true) }, fc.constant(false)),
  payload: fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }).map((text) => Buffer.from(text)) },
    fc.uint8Array({ maxLength: 140 }),
    fc.uint8Array({ minLength: MOST, maxLength: MOST + 9 }),
  ),
});

test('clients are heard as by the library alone, whatever they send and in whatever pieces', async () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(frame, { minLength: 1, maxLength: 8 }),
      cuts,
      fc.boolean(),
      async (frames, lengths, isWhole) => {
        const pieces = isWhole ? frames.map(bytesOf) : cut(Buffer.concat(frames.map(bytesOf)), lengths);
        expect(await said(1, pieces)).toEqual(await said(0, pieces));
      },
    ),
    { numRuns: 200, seed: 7 },
  );
});

function cut(bytes: Buffer, lengths: readonly number[]): readonly Buffer[] {
  const pieces: Buffer[] = [];
  let rest = bytes;
  for (const length of lengths) {
    pieces.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return [...pieces, rest].filter((piece) => piece.length > 0);
}
