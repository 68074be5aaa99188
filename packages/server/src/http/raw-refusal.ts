import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@countertop/core';
import { HEADERS } from '../headers.ts';

/** An answer by hand, where there is no request to answer: what cannot be read, or was to become a socket. */
export function refuseRaw(socket: Duplex, status: number, problem: Problem): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ problem });
  const headers = {
    ...HEADERS,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  // Who does not read it need not be waited for.
  socket.once('finish', () => socket.destroy());
}
