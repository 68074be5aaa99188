import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Tap {
  /** Where to go instead of to the server. */
  readonly address: string;
  close(): void;
}

/** Stands between a server and its clients, and shows every byte that leaves the server, as text, by connection. */
export async function tap(address: string, show: (connection: number, text: string) => void): Promise<Tap> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((client) => {
    const number = connections++;
    const inner = connect(Number(port), hostname);
    inner.on('data', (bytes) => show(number, bytes.toString('latin1')));
    client.pipe(inner).pipe(client);
    for (const [one, other] of [
      [client, inner],
      [inner, client],
    ]) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('it listens nowhere');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
