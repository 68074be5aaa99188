import type { Duplex } from 'node:stream';
import { FRAME_LENGTH } from '@countertop/protocol';
import type { WebSocket } from 'ws';
import { frameBytes } from './frame-bytes.ts';
import type { Peer } from './session.ts';
import { WholeFrames } from './whole-frames.ts';

/** After a goodbye, so long is waited for theirs, in milliseconds. */
const GOODBYE = 2_000;

/** The other end of a session as a WebSocket. */
export class SocketPeer implements Peer {
  lag = 0;
  private pinged: number | undefined;
  private leaving = false;

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

  listen(hear: (text: string) => void): void {
    const heard = (text: string): void => {
      if (!this.leaving && this.socket.readyState === this.socket.OPEN) hear(text);
    };
    this.socket.on('message', (data, isBinary) => {
      if (isBinary) this.leave(1003);
      else heard(data.toString());
    });
    new WholeFrames(this.stream, FRAME_LENGTH, heard);
    // What cannot be read as a frame closes the socket by itself.
    this.socket.on('error', () => {});
  }

  get buffered(): number {
    return this.socket.bufferedAmount;
  }

  send(text: string): void {
    if (this.socket.readyState === this.socket.OPEN) this.stream.write(frameBytes(text));
  }

  /** false: the last one was not answered, and the link is cut. */
  ping(): boolean {
    if (this.pinged !== undefined) {
      this.socket.terminate();
      return false;
    }
    this.pinged = performance.now();
    this.socket.ping();
    return true;
  }

  close(): void {
    this.leave(1001);
  }

  drop(): void {
    this.socket.terminate();
  }

  /** Whoever goes on talking after a goodbye is not heard any more, and is not listened to for long. */
  private leave(code: number): void {
    if (this.leaving) return;
    this.leaving = true;
    this.socket.close(code);
    const timer = setTimeout(() => this.socket.terminate(), GOODBYE);
    this.socket.on('close', () => clearTimeout(timer));
  }
}
