import type { WebSocket } from 'ws';
import { WebSocket as Socket } from 'ws';
import type { PlayTask } from './load.ts';
import type { AnyMatch } from './long-games.ts';
import { Visitor } from './visitor.ts';

export interface Listening {
  /** The next move could be made now. */
  ready(next: () => void): void;
  made(latency: number): void;
  failed(why: Error): void;
}

/** Two clients who play, whoever serves them. */
export interface Playing {
  begin(listening: Listening): void;
  /** Makes the next move, if the last one is acknowledged. */
  next(): void;
  close(): void;
}

interface Round {
  readonly table: string;
  readonly script: AnyMatch;
  /** How many moves have been made. */
  made: number;
}

type What = Pick<PlayTask, 'to' | 'game' | 'options'>;

/** Two clients who play one match after the other, all moves known before. What they do for a move is as little as can be. */
export class PlayedMatch implements Playing {
  private sockets: WebSocket[] = [];
  private rounds: Round[] = [];
  private at = 0;
  private sent = 0;
  private waiting = false;
  private listening: Listening | undefined;
  private readonly unanswered = new Map<string, (latency: number) => void>();

  constructor(
    private readonly what: What,
    /** Where the first and the second are connected. */
    private readonly addresses: readonly [string, string],
  ) {}

  async prepare(scripts: readonly AnyMatch[], { watch } = { watch: true }): Promise<void> {
    if (this.what.to === 'relay') {
      const room = `${this.addresses[0].replace('http', 'ws')}/${roomNumber++}`;
      this.rounds = scripts.map((script) => ({ table: 'relay', script, made: 0 }));
      this.sockets = await Promise.all([0, 1].map((seat) => this.dial(room, seat)));
      return;
    }
    const visitors = this.addresses.map((address) => new Visitor(address));
    for (const visitor of visitors) await visitor.ask('me');
    for (const script of scripts) this.rounds.push({ table: await this.makeTable(visitors), script, made: 0 });
    this.sockets = await Promise.all(
      visitors.map((visitor, seat) => visitor.connect((text) => this.hear(seat, JSON.parse(text)))),
    );
    if (watch) for (const seat of [0, 1]) this.watch(seat);
  }

  begin(listening: Listening): void {
    this.listening = listening;
    listening.ready(() => this.next());
  }

  next(): void {
    const round = this.rounds[this.at];
    if (round === undefined || this.waiting) return;
    this.waiting = true;
    this.sent = performance.now();
    this.play(round);
  }

  /** Makes a move in each of the matches, one after the other. */
  async inEach(made: (latency: number) => void): Promise<void> {
    for (const round of this.rounds) {
      const sent = performance.now();
      await new Promise<void>((done, failed) => {
        this.listening ??= { failed, made: () => {}, ready: () => {} };
        this.unanswered.set(`${round.table} ${round.made}`, () => {
          made(performance.now() - sent);
          done();
        });
        this.play(round);
      });
      round.made++;
    }
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  private play({ table, script, made }: Round): void {
    const seat = script.seats[made];
    const id = this.what.to === 'relay' ? String(made) : `${table} ${made}`.replace(' ', '-');
    const command = { kind: 'move', seat, move: script.moves[made] };
    this.sockets[seat].send(JSON.stringify({ kind: 'command', id, table, command }));
  }

  private async makeTable([host, guest]: readonly Visitor[]): Promise<string> {
    const { game, options } = this.what;
    const contribution = '00'.repeat(16);
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { summary } = await host.ask('makeTable', {
      body: { game, options, seats, visibility: 'private', contribution },
    });
    await guest.ask('sit', { table: summary.table, body: { contribution } });
    return summary.table;
  }

  private async dial(url: string, seat: number): Promise<WebSocket> {
    const socket = new Socket(url, { perMessageDeflate: false });
    socket.on('message', (data) => this.hear(seat, JSON.parse(data.toString())));
    await new Promise((done, failed) => {
      socket.once('open', done);
      socket.once('error', failed);
    });
    return socket;
  }

  private watch(seat: number): void {
    const { table } = this.rounds[this.at];
    this.sockets[seat].send(JSON.stringify({ kind: 'watch', table, from: 0 }));
  }

  private hear(seat: number, frame: { kind: string; table?: string; id?: string; events?: { id?: string }[] }): void {
    if (frame.kind === 'done') {
      const key = String(frame.id).replace('-', ' ');
      this.unanswered.get(key)?.(0);
      this.unanswered.delete(key);
      return;
    }
    if (frame.kind === 'refused' || frame.kind === 'gone') {
      this.listening?.failed(new Error(JSON.stringify(frame)));
      return;
    }
    const round = this.rounds[this.at];
    if (round === undefined || frame.table !== round.table || this.listening === undefined) return;
    const id = this.what.to === 'relay' ? String(round.made) : `${round.table}-${round.made}`;
    const isMade = frame.kind === 'command' ? frame.id === id : frame.events?.some((event) => event.id === id);
    // Each of the two hears of it; the move is made when the second has.
    if (!isMade || !this.heard(seat)) return;
    this.waiting = false;
    this.listening.made(performance.now() - this.sent);
    if (++round.made === round.script.moves.length) this.turnOver();
    this.listening.ready(() => this.next());
  }

  private ears = 0;

  private heard(seat: number): boolean {
    this.ears |= 1 << seat;
    if (this.ears !== 3) return false;
    this.ears = 0;
    return true;
  }

  private turnOver(): void {
    this.at++;
    if (this.what.to === 'relay' || this.at === this.rounds.length) return;
    for (const seat of [0, 1]) this.watch(seat);
  }
}

let roomNumber = 0;
