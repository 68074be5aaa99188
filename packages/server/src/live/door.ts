import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { FRAME_LENGTH, LIVE_PATH } from '@countertop/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOwnOrigin } from '../http/origin.ts';
import type { People } from '../people/people.ts';
import { secretOf } from '../people/secret-of.ts';
import { frameBytes } from './frame-bytes.ts';
import type { Live } from './live.ts';
import type { Peer, Session } from './session.ts';

/**
 * Where WebSockets come in: from the page itself or from a program, by somebody who is known, and not too many. Whoever
 * does not answer a ping before the next one is gone.
 */
export class Door {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LENGTH,
    perMessageDeflate: false,
  });
  private readonly byAddress = new Map<string, number>();
  private callOff: () => void = () => {};
  private readonly peers = new Set<SocketPeer>();

  constructor(
    private readonly live: Live,
    private readonly people: People,
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {}

  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      void this.admit(request, socket, head).catch((error: unknown) => {
        this.live.outside.complain('a socket was not admitted', error);
        socket.destroy();
      });
    });
    this.beat();
  }

  close(): void {
    this.callOff();
    this.sockets.close();
    for (const peer of this.peers) peer.drop();
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { limits, connections } = this.live;
    socket.on('error', () => socket.destroy());
    const address = this.addressOf(request);
    const count = this.byAddress.get(address) ?? 0;
    if (request.url !== LIVE_PATH) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request.headers)) return refuse(socket, '403 Forbidden');
    if (count >= limits.perAddress || connections >= limits.connections)
      return refuse(socket, '503 Service Unavailable');
    const person = await this.people.bySecret(secretOf(request.headers));
    if (person === undefined) return refuse(socket, '401 Unauthorized');
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1);
      const peer = new SocketPeer(webSocket, socket);
      const session = this.live.accept(person, peer);
      peer.listen(session);
      this.peers.add(peer);
      webSocket.on('close', () => {
        this.peers.delete(peer);
        const left = (this.byAddress.get(address) ?? 1) - 1;
        if (left === 0) this.byAddress.delete(address);
        else this.byAddress.set(address, left);
        session.end();
      });
    });
  }

  private beat(): void {
    for (const peer of this.peers) peer.ping();
    this.callOff = this.live.outside.later(this.live.heartbeat, () => this.beat());
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

class SocketPeer implements Peer {
  lag = 0;
  private pinged: number | undefined;

  constructor(
    private readonly socket: WebSocket,
    /** What the socket stands on. */
    private readonly stream: Duplex,
  ) {
    socket.on('pong', () => {
      if (this.pinged !== undefined) this.lag = performance.now() - this.pinged;
      this.pinged = undefined;
    });
  }

  listen(session: Session): void {
    this.socket.on('message', (data, isBinary) => {
      if (isBinary) this.socket.close(1003);
      else session.hear(data.toString());
    });
    // What cannot be read as a frame closes the socket by itself.
    this.socket.on('error', () => {});
  }

  get buffered(): number {
    return this.socket.bufferedAmount;
  }

  send(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.stream.write(frameBytes(text));
  }

  ping(): void {
    if (this.pinged !== undefined) {
      this.socket.terminate();
      return;
    }
    this.pinged = performance.now();
    this.socket.ping();
  }

  close(): void {
    this.socket.close(1001);
  }

  drop(): void {
    this.socket.terminate();
  }
}
