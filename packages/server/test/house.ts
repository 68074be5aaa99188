import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServeOptions, type Serving, serve } from '../src/index.ts';
import { Guest } from './guest.ts';

/** A server with a real file and real sockets, a page that is of no interest, and people who come to it. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'countertop-house-'));
  readonly page = join(this.folder, 'page');
  readonly file = join(this.folder, 'data', 'table.sqlite');
  private readonly guests: Guest[] = [];
  private serving: Serving | undefined;

  constructor(private readonly options: ServeOptions = {}) {
    mkdirSync(this.page);
    writeFileSync(join(this.page, 'index.html'), '<!doctype html><title>A table</title>');
  }

  async open(options: ServeOptions = {}): Promise<Serving> {
    this.serving = await serve({
      port: 0,
      page: this.page,
      file: this.file,
      threads: 1,
      ...this.options,
      ...options,
    });
    return this.serving;
  }

  get address(): string {
    if (this.serving === undefined) throw new Error('nobody has opened');
    return this.serving.address;
  }

  /** Somebody whom the server knows. */
  async guest(): Promise<Guest> {
    const guest = this.receive(new Guest(this.address));
    await guest.ask('me');
    return guest;
  }

  /** Somebody who is sent away when all are. */
  receive<G extends Guest>(guest: G): G {
    this.guests.push(guest);
    return guest;
  }

  /** Sends the guests away, and closes. */
  async close(): Promise<void> {
    for (const guest of this.guests) guest.leave();
    await this.serving?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
