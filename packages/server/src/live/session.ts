import { type Problem, problem } from '@countertop/core';
import {
  type ChatLine,
  type ClientFrame,
  PROTOCOL_VERSION,
  readClientFrame,
  type ServerFrame,
} from '@countertop/protocol';
import type { News } from '../bus/bus.ts';
import { meOf } from '../people/people.ts';
import type { Person, TableRow } from '../store/store.ts';
import { personal } from '../tables/errand.ts';
import { standIn } from '../tables/stand-in.ts';
import { Answers } from './answers.ts';
import type { Live } from './live.ts';
import { TokenBucket } from './token-bucket.ts';

/** A match with no more events than that has hardly begun. */
const BEGINNING = 20;

/** The other end of a session: a WebSocket, or what a test puts in its place. */
export interface Peer {
  send(text: string): void;
  /** How many bytes wait to be sent. */
  readonly buffered: number;
  /** Says goodbye. */
  close(): void;
  /** Cuts it off: somebody who does not read would not hear a goodbye. */
  drop(): void;
  /** How long a message takes there and back, as last measured. */
  readonly lag: number;
}

/** While a table's events are read, what happens there meanwhile is held back, so that nothing comes before or twice. */
interface Watched {
  backlog: News[] | undefined;
}

/** One connection of somebody: what it is told and what it asks for. */
export class Session {
  private readonly watched = new Map<string, Watched>();
  private readonly messages: TokenBucket;
  private readonly answers = new Answers();
  private greeted = false;

  constructor(
    private readonly live: Live,
    public person: Person,
    private readonly peer: Peer,
  ) {
    this.messages = new TokenBucket(live.limits.messages, live.outside.now());
  }

  /** What the client said; false: more than anybody may say, and it is over. */
  hear(text: string): boolean {
    if (!this.messages.take(this.live.outside.now())) {
      this.overflow();
      return false;
    }
    const frame = readClientFrame(text);
    if (!frame.ok) this.misunderstood(frame.problem, text);
    else if (!this.greeted && frame.value.kind !== 'hello')
      this.send({ kind: 'gone', problem: problem('frame-early') });
    else this.obey(frame.value);
    return true;
  }

  /** More than anybody may say: a word, and goodbye. */
  overflow(): void {
    this.live.witness.letGo('too-many');
    this.send({ kind: 'gone', problem: problem('too-many') });
    this.peer.close();
  }

  /** The connection is gone. */
  end(): void {
    for (const table of this.watched.keys()) this.live.leave(this, table);
    this.watched.clear();
    this.live.ended(this);
  }

  close(after: number): void {
    this.send({ kind: 'closing', after });
    this.peer.close();
  }

  send(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Whether anything can be kept now. */
  tellStore(there: boolean): void {
    if (this.greeted) this.send({ kind: 'store', there });
  }

  /** Who does not read is let go: it will come back and ask for what it missed. */
  sendText(text: string): void {
    if (this.peer.buffered <= this.live.limits.backlog) {
      this.peer.send(text);
      return;
    }
    this.live.witness.letGo('backlog');
    this.peer.drop();
  }

  /** News of a table that is watched, as a frame that was written once for everybody. */
  tell(news: News, text: string): void {
    const watched = this.watched.get(news.table);
    if (watched === undefined) return;
    if (watched.backlog !== undefined) watched.backlog.push(news);
    else this.sendText(text);
  }

  talk(table: string, lines: readonly ChatLine[]): void {
    if (!this.person.chat) return;
    const heard = lines.filter(({ person }) => !this.person.blocked.includes(person));
    if (heard.length > 0) this.send({ kind: 'chat', table, lines: heard });
  }

  private obey(frame: ClientFrame): void {
    const { live } = this;
    switch (frame.kind) {
      case 'hello':
        this.greeted = true;
        this.send({
          kind: 'welcome',
          version: PROTOCOL_VERSION,
          me: meOf(this.person),
          now: Math.floor(live.outside.now()),
          heartbeat: live.heartbeat,
        });
        if (live.storeWatch.isGone) this.tellStore(false);
        return;
      case 'watch':
        this.answer(frame.table, this.watch(frame.table, frame.from, frame.chat ?? 0));
        return;
      case 'unwatch':
        if (this.watched.delete(frame.table)) live.leave(this, frame.table);
        return;
      case 'command': {
        const { id, table, command } = frame;
        if (this.answers.isInHand(id)) return;
        const refusal = this.answers.refusalOf(id);
        if (refusal !== undefined) {
          this.send({ kind: 'refused', id, table, problem: refusal });
          return;
        }
        this.answers.begin(id);
        const asking = { person: this.person.id, name: this.person.name };
        const errand = personal(asking, { ...command, id }, this.peer.lag);
        const asked = live.outside.now();
        live.tables.ask(table, errand, { id, by: asking.person }, (outcome) => {
          this.answers.end(id, outcome.ok ? undefined : outcome.problem);
          live.witness.answered(command.kind, outcome.ok ? 'done' : outcome.problem.code, live.outside.now() - asked);
          if (!outcome.ok) this.send({ kind: 'refused', id, table, problem: outcome.problem });
          // Whoever watches sees the event, and knows it by its id.
          else if (outcome.before || !this.watched.has(table)) this.send({ kind: 'done', id, table });
        });
        return;
      }
      case 'stand-in': {
        const { id, table, seat } = frame;
        void live.tables.run(table, standIn(live.attendance, this.person.id, seat)).then((outcome) => {
          if (outcome.ok) this.send({ kind: 'done', id, table });
          else this.send({ kind: 'refused', id, table, problem: outcome.problem });
          live.wants(table, seat, this.person.id);
        });
        return;
      }
      case 'say': {
        const { id, table, remark } = frame;
        void live.chat.say(this.person, table, remark, id).then((wrong) => {
          if (wrong === undefined) this.send({ kind: 'done', id, table });
          else this.send({ kind: 'refused', id, table, problem: wrong });
        });
        return;
      }
      case 'lobby':
        this.answer(undefined, live.lobby.watch(this, frame.watch));
        return;
      case 'ping':
        this.send({ kind: 'pong', at: frame.at, now: Math.floor(live.outside.now()) });
    }
  }

  private async watch(table: string, from: number, lines: number): Promise<void> {
    const { live } = this;
    if (!this.watched.has(table)) {
      if (this.watched.size >= live.limits.followed) {
        this.send({ kind: 'gone', table, problem: problem('too-many') });
        return;
      }
      if (from > 0) live.witness.resynced();
      live.come(this, table);
    }
    const watched: Watched = { backlog: [] };
    this.watched.set(table, watched);
    const [row, said] = await Promise.all([live.row(table), live.chat.lines(table, lines)]);
    if (row !== undefined && isBeginning(row)) await live.tables.find(table);
    const events = row && (await live.tables.eventsFrom(table, from, row.standing.events));
    // Somebody may have asked again, or gone, while that was read.
    if (this.watched.get(table) !== watched) return;
    if (row === undefined || events === undefined) {
      this.watched.delete(table);
      live.leave(this, table);
      this.send({ kind: 'gone', table, problem: problem('table-unknown') });
      return;
    }
    this.send({ kind: 'membership', membership: live.membership(row, this.person.id) });
    this.send({ kind: 'presence', table, presence: live.attendance.presence(table, row.roster.people) });
    this.send({ kind: 'events', table, from, events });
    const known = from + events.length;
    for (const news of watched.backlog ?? []) {
      if (news.from + news.events.length > known) this.sendText(live.frameOf(news));
    }
    watched.backlog = undefined;
    live.hasTold(table, known);
    this.talk(table, said);
  }

  private answer(table: string | undefined, done: Promise<void>): void {
    done.catch((error: unknown) => {
      this.live.outside.complain('a client was not answered', error);
      this.live.storeWatch.doubt();
      const failed = problem('store-failed');
      this.send({ kind: 'gone', problem: failed, ...(table === undefined ? {} : { table }) });
    });
  }

  /** What was no message; if it asked for something under an id, that is refused. */
  private misunderstood(wrong: Problem, text: string): void {
    this.live.witness.misunderstood(wrong.code);
    const { kind, id, table, version } = partsOf(text);
    if (kind === 'hello' && version !== PROTOCOL_VERSION)
      this.send({ kind: 'gone', problem: problem('version-unknown') });
    else if (id !== undefined && table !== undefined) this.send({ kind: 'refused', id, table, problem: wrong });
    else this.send({ kind: 'gone', problem: wrong });
  }
}

/** Whether moves are about to come: then it is read once, for everybody who comes and for the first of them. A longer one takes longer, and may wait. */
function isBeginning({ standing: { status, events } }: TableRow): boolean {
  return status === 'running' && events <= BEGINNING;
}

/** As much of a message as can be made out. */
function partsOf(text: string): { kind?: unknown; id?: string; table?: string; version?: unknown } {
  try {
    const { kind, id, table, version } = JSON.parse(text) ?? {};
    const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,60}$/.test(value);
    return { kind, version, ...(isWord(id) && isWord(table) ? { id, table } : {}) };
  } catch {
    return {};
  }
}
