import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, problem } from '@countertop/core';
import { FRAME_LENGTH, LIVE_PATH } from '@countertop/protocol';
import { WebSocketServer } from 'ws';
import { addressKey } from '../http/client-address.ts';
import type { OriginCheck } from '../http/origin.ts';
import type { AddressRates } from '../http/rates.ts';
import { refuseRaw } from '../http/raw-refusal.ts';
import type { People } from '../people/people.ts';
import { secretOf } from '../people/secret-of.ts';
import type { AddressWire } from './address-wire.ts';
import type { Live } from './live.ts';
import { SocketPeer } from './socket-peer.ts';

export interface DoorParts {
  readonly live: Live;
  readonly people: People;
  readonly rates: AddressRates;
  readonly isOwnOrigin: OriginCheck;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Where other processes let people in, too; left out: there are none. */
  readonly others?: Pick<AddressWire, 'note' | 'elsewhere'>;
  /** Is told who came and went, for the log. */
  readonly note?: (what: string, address: string, about?: object) => void;
}

/**
 * Where WebSockets come in: from the page itself or from a program, by somebody who is known, and not too many. Whoever
 * does not answer a ping before the next one is gone.
 */
export class Door {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LENGTH,
    // Nothing is unpacked, so nothing small can become large.
    perMessageDeflate: false,
  });
  private readonly byAddress = new Map<string, number>();
  private callOff: () => void = () => {};
  private readonly peers = new Set<SocketPeer>();
  private shut = false;

  constructor(private readonly parts: DoorParts) {}

  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      void this.admit(request, socket, head).catch((error: unknown) => {
        this.parts.live.outside.complain('a socket was not admitted', error);
        this.refuse(socket, '', 503, problem('store-failed'));
      });
    });
    this.beat();
  }

  /** From now on nobody comes in. */
  stop(): void {
    this.shut = true;
  }

  close(): void {
    this.callOff();
    this.sockets.close();
    for (const peer of this.peers) peer.drop();
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { live, people, rates, isOwnOrigin, addressOf } = this.parts;
    const { limits, connections } = live;
    const address = addressOf(request);
    if (!rates.mayAsk(address)) return this.refuse(socket, address, 429, problem('too-many'));
    if (request.url !== LIVE_PATH) return this.refuse(socket, address, 404, problem('path-unknown'));
    if (!isOwnOrigin(request.headers)) return this.refuse(socket, address, 403, problem('origin-refused'));
    if (this.shut) return this.refuse(socket, address, 503, problem('server-closing'));
    if (rates.isShunned(address) || this.from(address) >= limits.perAddress)
      return this.refuse(socket, address, 429, problem('too-many'));
    if (connections >= limits.connections) return this.refuse(socket, address, 503, problem('server-busy'));
    const person = await people.bySecret(secretOf(request.headers));
    if (person === undefined) return this.refuse(socket, address, 401, problem('person-unknown'));
    // Others may have come in while that was looked up.
    if (this.from(address) >= limits.perAddress) return this.refuse(socket, address, 429, problem('too-many'));
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      this.count(address, 1);
      live.witness.admitted();
      this.parts.note?.('connected', address);
      const peer = new SocketPeer(webSocket, socket);
      const session = live.accept(person, peer);
      const maySay = rates.talker(address);
      peer.listen((text) => {
        const isHeard = maySay();
        if (!isHeard) session.overflow();
        if (!isHeard || !session.hear(text)) rates.shun(address);
      });
      this.peers.add(peer);
      webSocket.on('close', (code) => {
        this.peers.delete(peer);
        this.count(address, -1);
        session.end();
        this.parts.note?.('disconnected', address, { code });
      });
    });
  }

  /** How many connections the address has, here and elsewhere. */
  private from(address: string): number {
    const key = addressKey(address);
    return (this.byAddress.get(key) ?? 0) + (this.parts.others?.elsewhere(key) ?? 0);
  }

  private count(address: string, change: 1 | -1): void {
    const key = addressKey(address);
    const count = (this.byAddress.get(key) ?? 0) + change;
    if (count > 0) this.byAddress.set(key, count);
    else this.byAddress.delete(key);
    this.parts.others?.note(key, count);
  }

  private refuse(socket: Duplex, address: string, status: number, why: Problem): void {
    this.parts.live.witness.turnedAway(status);
    this.parts.note?.('turned away', address, { status, code: why.code });
    refuseRaw(socket, status, why);
  }

  private beat(): void {
    const { live } = this.parts;
    for (const peer of this.peers) if (!peer.ping()) live.witness.letGo('silent');
    this.callOff = live.outside.later(live.heartbeat, () => this.beat());
  }
}
