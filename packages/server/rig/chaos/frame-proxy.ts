import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Random } from '@countertop/core';

/** How often what happens to a frame, each as a share; delays in milliseconds. */
export interface Weather {
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
  readonly swapped: number;
  readonly latest: number;
}

export const FAIR: Weather = { lost: 0, doubled: 0, late: 0, swapped: 0, latest: 0 };

/**
 * Stands between clients and a server, knows where a frame of a WebSocket begins and ends, and lets whole frames be lost, come
 * twice, late or in another order. What is no WebSocket passes untouched.
 */
export class FrameProxy {
  weather: Weather = FAIR;
  /** Every text that the server has sent. */
  readonly sent: string[] = [];
  private readonly random: Random;
  private readonly links = new Set<Socket>();
  private readonly server = createServer((client) => this.carry(client));

  constructor(
    /** Where the server is now. */
    private readonly target: () => number,
    seed: number,
  ) {
    this.random = new Random(seed);
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  /** Breaks every link. */
  cut(): void {
    for (const link of this.links) link.destroy();
  }

  private carry(client: Socket): void {
    const server = connect(this.target(), '127.0.0.1');
    for (const link of [client, server]) {
      this.links.add(link);
      link.setNoDelay(true);
      link.on('error', () => link.destroy());
      link.on('close', () => {
        this.links.delete(link);
        client.destroy();
        server.destroy();
      });
    }
    let isSocket = false;
    const up = new FrameCutter((bytes, isText) => this.pass(server, bytes, isText));
    const down = new FrameCutter((bytes, isText, text) => {
      if (isText) this.sent.push(text());
      this.pass(client, bytes, isText);
    });
    client.on('data', (bytes) => {
      if (isSocket) up.take(bytes);
      else {
        // A request stands in one piece: clients here write it so.
        isSocket = /^upgrade: websocket/im.test(bytes.toString('latin1'));
        server.write(bytes);
      }
    });
    let answered = false;
    server.on('data', (bytes) => {
      if (!isSocket) client.write(bytes);
      else if (answered) down.take(bytes);
      else {
        const end = bytes.indexOf('\r\n\r\n') + 4;
        answered = true;
        client.write(bytes.subarray(0, end));
        if (bytes.length > end) down.take(bytes.subarray(end));
      }
    });
  }

  /** Pings and goodbyes pass: what is lost on the way is what was said. */
  private pass(to: Socket, bytes: Buffer, isText: boolean): void {
    const { lost, doubled, late, swapped, latest } = isText ? this.weather : FAIR;
    if (this.random.float() < lost) return;
    const times = this.random.float() < doubled ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const chance = this.random.float();
      const wait = chance < late ? 1 + this.random.below(latest) : chance < late + swapped ? 1 : 0;
      const write = (): void => {
        if (to.writable) to.write(bytes);
      };
      if (wait === 0) write();
      else setTimeout(write, wait);
    }
  }
}

const TEXT = 1;

/** Cuts a stream of bytes into frames (RFC 6455, 5.2). */
export class FrameCutter {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly found: (bytes: Buffer, isText: boolean, text: () => string) => void) {}

  take(bytes: Buffer): void {
    this.rest = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes]);
    for (;;) {
      const { rest } = this;
      if (rest.length < 2) return;
      const short = rest[1] & 0x7f;
      const head = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (rest.length < head) return;
      const length = head === 2 ? short : head === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
      const mask = rest[1] & 0x80 ? 4 : 0;
      const end = head + mask + length;
      if (rest.length < end) return;
      const frame = Buffer.from(rest.subarray(0, end));
      this.rest = rest.subarray(end);
      this.found(frame, (frame[0] & 0x0f) === TEXT, () => frame.toString('utf8', head + mask));
    }
  }
}
