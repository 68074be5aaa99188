import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MASK = 4;

type Listener = (piece: Buffer) => void;

/**
 * Reads what nearly everything is that a client says: a text in one frame, which comes in one piece (RFC 6455, 5.2). The library that
 * listens to the stream already is given the rest: pings and their answers; and from the first frame on that is none of these, or does not
 * come in one piece, the stream itself.
 */
export class WholeFrames {
  private readonly listeners: readonly Listener[];
  private readonly take: Listener = (piece) => {
    for (let at = 0; at < piece.length; ) at = this.takeFrame(piece, at);
  };

  constructor(
    private readonly stream: Duplex,
    /** Longer texts are not heard. */
    private readonly most: number,
    private readonly hear: (text: string) => void,
  ) {
    this.listeners = stream.listeners('data') as Listener[];
    for (const listener of this.listeners) stream.off('data', listener);
    stream.on('data', this.take);
  }

  /** Gives where the next one begins. */
  private takeFrame(piece: Buffer, at: number): number {
    const from = payloadOf(piece, at);
    const length = lengthOf(piece, at);
    const to = from + length;
    if (!(length <= this.most && to <= piece.length)) return this.leave(piece, at);
    if ((piece[at] === PING || piece[at] === PONG) && length < TWO_BYTES) {
      this.pass(piece.subarray(at, to));
      return to;
    }
    if (piece[at] !== TEXT) return this.leave(piece, at);
    toggleMask(piece, from, to);
    if (isUtf8(piece.subarray(from, to))) {
      this.hear(piece.toString('utf8', from, to));
      return to;
    }
    toggleMask(piece, from, to);
    return this.leave(piece, at);
  }

  private pass(piece: Buffer): void {
    for (const listener of this.listeners) listener.call(this.stream, piece);
  }

  /** From there on all is the library's. */
  private leave(piece: Buffer, at: number): number {
    this.stream.off('data', this.take);
    for (const listener of this.listeners) this.stream.on('data', listener);
    this.pass(piece.subarray(at));
    return piece.length;
  }
}

/** Where the payload begins of the frame that begins there. */
function payloadOf(piece: Buffer, at: number): number {
  return at + ((piece[at + 1] & ~MASKED) === TWO_BYTES ? 4 : 2) + MASK;
}

/** How long it is; not a number where that is not there yet, or takes eight bytes, or the frame is not masked, as all are that a client may send. */
function lengthOf(piece: Buffer, at: number): number {
  const length = piece[at + 1] - MASKED;
  if (!(length >= 0) || length === EIGHT_BYTES) return Number.NaN;
  return length === TWO_BYTES ? piece[at + 2] * 256 + piece[at + 3] : length;
}

/** A payload as it was meant, or again as it came. */
function toggleMask(piece: Buffer, from: number, to: number): void {
  for (let i = from; i < to; i++) piece[i] ^= piece[from - MASK + ((i - from) % MASK)];
}
