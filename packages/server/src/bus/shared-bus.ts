import type { Outside } from '../outside.ts';
import { type Bus, type BusMessage, LocalBus } from './bus.ts';
import type { Carrier, Line } from './carrier.ts';
import { END, inShorter, readMessage, writeMessage } from './message-text.ts';

/** How often a process listens for itself, and how long it may hear nothing before its connection is as good as cut. */
const BEAT = 5_000;
const PATIENCE = 12_000;
/** While nobody can be heard, everybody looks for itself, and tries to connect, as often as that. */
const ALONE = 1_000;

/**
 * Everybody in this process, and in all that share a carrier. What is said in one turn of the loop goes out together; while that
 * is on its way, the next is gathered.
 */
export class SharedBus implements Bus {
  private readonly here = new LocalBus();
  private readonly node: string;
  private line: Line | undefined;
  private waiting: string[] = [];
  private sending = false;
  private heard = Number.NEGATIVE_INFINITY;
  private closed = false;
  private complained = false;
  /** Whether something was not said that others have to look for themselves. */
  private unsaid = false;
  private lose: (why: unknown) => void = () => {};
  private callOff: () => void = () => {};
  private readonly expecting = new Set<() => void>();
  private isFollowed: (table: string) => boolean = () => true;

  constructor(
    private readonly outside: Outside,
    private readonly carrier: Carrier,
  ) {
    this.node = outside.secret(8);
    this.connect();
  }

  get isUp(): boolean {
    return this.line !== undefined;
  }

  /** When others hear this process. */
  whenUp(): Promise<void> {
    if (this.isUp) return Promise.resolve();
    return new Promise((done) => this.expecting.add(done));
  }

  publish(message: BusMessage): void {
    this.here.publish(message);
    this.enter(message);
  }

  publishHere(message: BusMessage): void {
    this.here.publish(message);
  }

  subscribe(hear: (message: BusMessage) => void): () => void {
    return this.here.subscribe(hear);
  }

  narrow(isFollowed: (table: string) => boolean): void {
    this.isFollowed = isFollowed;
  }

  async close(): Promise<void> {
    await this.send();
    this.closed = true;
    this.callOff();
    this.line?.cut();
    this.line = undefined;
  }

  private connect(): void {
    let own: Line | undefined;
    let isOver = false;
    const lost = (why: unknown): void => {
      if (isOver) return;
      isOver = true;
      own?.cut();
      this.isGone(why);
    };
    this.callOff = this.outside.later(PATIENCE, () => lost(new Error('nobody answers')));
    this.carrier
      .connect((frame) => {
        if (!isOver) this.hear(frame);
      }, lost)
      .then((line) => {
        own = line;
        if (isOver || this.closed) line.cut();
        else this.isBack(line, lost);
      }, lost);
  }

  private isBack(line: Line, lost: (why: unknown) => void): void {
    this.line = line;
    this.lose = lost;
    this.complained = false;
    this.heard = this.outside.now();
    for (const tell of this.expecting) tell();
    this.expecting.clear();
    this.here.publish({ kind: 'missed' });
    if (this.unsaid) this.enter({ kind: 'missed' });
    this.unsaid = false;
    this.beat(line);
  }

  /** A connection can be cut without a word: whoever does not hear itself any more makes another. */
  private beat(line: Line): void {
    this.callOff();
    if (this.closed) return;
    this.callOff = this.outside.later(BEAT, () => {
      if (this.outside.now() - this.heard > PATIENCE) this.lose(new Error('nothing is heard'));
      else {
        line.send([this.node]).catch(this.lose);
        this.beat(line);
      }
    });
  }

  private isGone(why: unknown): void {
    this.line = undefined;
    this.unsaid ||= this.sending || this.waiting.length > 0;
    this.waiting = [];
    this.callOff();
    if (this.closed) return;
    // Once, however often it is tried.
    if (!this.complained) this.outside.complain('the bus is gone', why);
    this.complained = true;
    this.callOff = this.outside.later(ALONE, () => {
      this.here.publish({ kind: 'missed' });
      this.connect();
    });
  }

  private enter(message: BusMessage): void {
    if (!this.isUp) {
      this.unsaid = true;
      return;
    }
    const line = writeMessage(message);
    if (sizeOf(line) > this.room) {
      for (const shorter of inShorter(message)) this.enter(shorter);
      return;
    }
    this.waiting.push(line);
    if (this.waiting.length === 1 && !this.sending) this.outside.afterTurn(() => void this.send());
  }

  private get room(): number {
    return this.carrier.longest - this.node.length;
  }

  private async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    while (this.waiting.length > 0) {
      const frames = this.framesOf(this.waiting);
      this.waiting = [];
      await this.line?.send(frames).catch((error: unknown) => this.lose(error));
    }
    this.sending = false;
  }

  private framesOf(lines: readonly string[]): string[] {
    const frames: string[] = [];
    let frame = this.node;
    let room = this.carrier.handy - this.node.length;
    for (const line of lines) {
      const bytes = sizeOf(line);
      if (bytes > room && frame !== this.node) {
        frames.push(frame);
        frame = this.node;
        room = this.carrier.handy - this.node.length;
      }
      frame += END + line;
      room -= bytes;
    }
    return [...frames, frame];
  }

  private hear(frame: string): void {
    if (frame.startsWith(this.node)) {
      this.heard = this.outside.now();
      return;
    }
    const [, ...lines] = frame.split(END);
    for (const line of lines) {
      const message = readMessage(line, this.isFollowed);
      if (message !== undefined) this.here.publish(message);
    }
  }
}

/** In bytes, with what parts it from the line before. */
function sizeOf(line: string): number {
  return Buffer.byteLength(line) + END.length;
}
