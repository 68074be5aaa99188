import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { used } from '../serving/serving-node.ts';

// The least that can be done: whatever one of a room says is sent to all of the room. Nothing is looked at, nothing is kept.
const rooms = new Map<string, Set<WebSocket>>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on('message', (data) => {
    const text = data.toString();
    for (const each of room) each.send(text);
  });
  socket.on('close', () => {
    room.delete(socket);
    if (room.size === 0) rooms.delete(url);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on('message', (order: { kind?: unknown }) => {
  if (order.kind === 'measure') process.send?.(used());
  else process.exit(0);
});
process.on('disconnect', () => process.exit(0));
