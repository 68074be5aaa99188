import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Random } from '@countertop/core';

/**
 * What becomes of what passes. `slow`: it comes late and in small pieces. `silent`: nothing comes, and nobody is told so. `cut`:
 * every link is broken, and none can be made.
 */
export type Passage = 'fair' | 'slow' | 'silent' | 'cut';

/** A piece has at most so many bytes, and waits for at most so many milliseconds. */
const PIECE = 400;
const WAIT = 30;

/** Stands between a server and its database. */
export class TcpProxy {
  private passage: Passage = 'fair';
  private readonly random: Random;
  private readonly links = new Set<Socket>();
  private readonly server = createServer((near) => this.carry(near));

  constructor(
    private readonly target: number,
    seed: number,
  ) {
    this.random = new Random(seed);
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  become(passage: Passage): void {
    // What was held back is lost with its link: bytes that are missing in between would be another fault than this.
    if (this.passage === 'silent' || passage === 'cut') this.cut();
    this.passage = passage;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private cut(): void {
    for (const link of this.links) link.destroy();
  }

  private carry(near: Socket): void {
    if (this.passage === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    for (const link of [near, far]) {
      this.links.add(link);
      link.setNoDelay(true);
      link.on('error', () => link.destroy());
      link.on('close', () => {
        this.links.delete(link);
        near.destroy();
        far.destroy();
      });
    }
    this.pass(near, far);
    this.pass(far, near);
  }

  private pass(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on('data', (bytes) => {
      if (this.passage === 'silent') return;
      if (this.passage === 'fair') {
        before = before.then(() => write(to, bytes));
        return;
      }
      for (let at = 0; at < bytes.length; at += PIECE) {
        const wait = this.random.below(WAIT);
        before = before.then(() => after(wait)).then(() => write(to, bytes.subarray(at, at + PIECE)));
      }
    });
  }
}

function write(to: Socket, bytes: Buffer): void {
  if (to.writable) to.write(bytes);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
