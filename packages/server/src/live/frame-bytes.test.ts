import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameBytes } from './frame-bytes.ts';

test('texts of every length are frames that a client reads', async () => {
  const texts = [0, 1, 125, 126, 1_000, 65_535, 65_536, 100_000].map(
    (length) => 'ы'.repeat(length % 7) + 'x'.repeat(length),
  );
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, () => {
      // Each twice: what was encoded last is at hand.
      for (const text of texts) for (const _ of [1, 2]) stream.write(frameBytes(text));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((done) => {
    socket.on('message', (data) => {
      heard.push(data.toString());
      if (heard.length === 2 * texts.length) done();
    });
  });
  expect(heard).toEqual(texts.flatMap((text) => [text, text]));
  socket.terminate();
  server.close();
});
