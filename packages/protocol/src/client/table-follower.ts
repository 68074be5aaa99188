import {
  type Command,
  decide,
  extendMatch,
  foldMatch,
  type Game,
  type MatchEvent,
  type MatchState,
  type Problem,
} from '@countertop/core';
import type { ChatLine, Remark } from '../chat.ts';
import type { ClientFrame, ServerFrameOf } from '../frames.ts';
import type { Membership, Presence } from '../table.ts';

/** What a follower is given of its connection. */
export interface Wire {
  /** Says it if the connection is there; else it is lost. */
  send(frame: ClientFrame): void;
  /** By the server's clock. */
  time(): number;
  newId(): string;
  /** What a seat adds to fair chance. */
  contribution(): string;
}

/** Something that was asked for and has not been answered. */
export type Request = Extract<ClientFrame, { kind: 'command' | 'say' | 'stand-in' }>;

export interface Refusal {
  readonly request: Request;
  readonly problem: Problem;
}

type TableFrame = ServerFrameOf<'events' | 'done' | 'refused' | 'membership' | 'presence' | 'chat' | 'gone'>;

/**
 * A table as a client sees it: never a wrong board. `confirmed` is the fold of the log as far as it has come; `shown` is that
 * and what was asked for here and not answered yet. What is missing is noticed by its number and asked for; what was asked
 * for is asked again after a break, under the same id.
 */
export class TableFollower {
  membership: Membership | undefined;
  presence: Presence | undefined;
  chat: readonly ChatLine[] = [];
  /** Why the table cannot be followed: it is not there, or its log cannot be read here. */
  problem: Problem | undefined;
  /** How often something was missing and had to be asked for. */
  resyncs = 0;
  private state: MatchState | undefined;
  private waiting: readonly Request[] = [];
  private guess: {
    readonly of: MatchState | undefined;
    readonly waiting: unknown;
    readonly state: MatchState | undefined;
  };
  /** A question for what is missing is under way: others would bring the same again. */
  private asking = false;
  private readonly changed = new Set<() => void>();
  private readonly refused = new Set<(refusal: Refusal) => void>();

  constructor(
    readonly table: string,
    readonly game: Game,
    private readonly wire: Wire,
  ) {
    this.guess = { of: undefined, waiting: this.waiting, state: undefined };
  }

  /** The fold of the log, as far as it is known here. Never changed in place. */
  get confirmed(): MatchState | undefined {
    return this.state;
  }

  /** What to show: the log, and what was asked for here as if it had been granted. */
  get shown(): MatchState | undefined {
    if (this.guess.of !== this.state || this.guess.waiting !== this.waiting) {
      this.guess = { of: this.state, waiting: this.waiting, state: this.guessed() };
    }
    return this.guess.state;
  }

  /** What was asked for and is not answered. */
  get pending(): readonly Request[] {
    return this.waiting;
  }

  /** The seats that this person speaks for. */
  get mine(): readonly number[] {
    return this.membership?.mine ?? [];
  }

  /** Asks for something to happen in the match. Its answer is an event, or a refusal that listeners hear of. */
  command(command: Command): string {
    const id = this.wire.newId();
    this.request({ kind: 'command', id, table: this.table, command });
    return id;
  }

  say(remark: Remark): void {
    this.request({ kind: 'say', id: this.wire.newId(), table: this.table, remark });
  }

  /** Wants a bot at the seat of somebody who stays away. */
  wantStandIn(seat: number): void {
    this.request({ kind: 'stand-in', id: this.wire.newId(), table: this.table, seat });
  }

  /** Is told of every change. */
  listen(listener: () => void): () => void {
    this.changed.add(listener);
    return () => this.changed.delete(listener);
  }

  /** Is told of everything that was asked for here and refused; what was shown of it is gone then. */
  onRefusal(listener: (refusal: Refusal) => void): () => void {
    this.refused.add(listener);
    return () => this.refused.delete(listener);
  }

  /** The connection is there (again): asks for what was missed, and once more for what was not answered. */
  resume(): void {
    this.asking = false;
    this.ask();
    for (const request of this.waiting) this.wire.send(request);
  }

  /** What the server says about this table. */
  take(frame: TableFrame): void {
    switch (frame.kind) {
      case 'events':
        this.takeEvents(frame.from, frame.events);
        break;
      case 'done':
        this.settle((request) => request.id === frame.id);
        break;
      case 'refused':
        this.refuse(frame.id, frame.problem);
        break;
      case 'membership':
        this.membership = frame.membership;
        this.contribute();
        break;
      case 'presence':
        this.presence = frame.presence;
        break;
      case 'chat':
        this.takeChat(frame.lines);
        break;
      case 'gone':
        this.problem = frame.problem;
        break;
    }
    for (const listener of this.changed) listener();
  }

  private request(request: Request): void {
    this.waiting = [...this.waiting, request];
    this.wire.send(request);
    for (const listener of this.changed) listener();
  }

  private ask(): void {
    if (this.asking) return;
    this.asking = true;
    const from = this.state?.events.length ?? 0;
    this.wire.send({ kind: 'watch', table: this.table, from, chat: this.nextLine });
  }

  private takeEvents(from: number, events: readonly MatchEvent[]): void {
    const known = this.state?.events.length ?? 0;
    if (from > known) {
      this.resyncs++;
      this.ask();
      return;
    }
    this.asking = false;
    this.problem = undefined;
    const fresh = events.slice(known - from);
    if (fresh.length === 0) return;
    const next = this.state === undefined ? foldMatch(this.game, fresh) : extendMatch(this.state, fresh);
    if (!next.ok) {
      this.startOver();
      return;
    }
    this.state = next.value;
    const seen = new Set(fresh.map(({ id }) => id));
    this.settle(({ id }) => seen.has(id));
    this.contribute();
  }

  /** What is here and what has come do not fit together. Once it is read anew; a log that does not fit itself is beyond help. */
  private startOver(): void {
    if (this.state === undefined) {
      this.problem = { code: 'log-broken' };
      return;
    }
    this.state = undefined;
    this.resyncs++;
    this.ask();
  }

  private takeChat(lines: readonly ChatLine[]): void {
    const next = this.nextLine;
    this.chat = [...this.chat, ...lines.filter(({ number }) => number >= next)];
  }

  /** Lines of people who are blocked are not told: there may be numbers in between that are never heard of. */
  private get nextLine(): number {
    return (this.chat.at(-1)?.number ?? -1) + 1;
  }

  private refuse(id: string, problem: Problem): void {
    const request = this.waiting.find((each) => each.id === id);
    if (request === undefined) return;
    this.settle((each) => each === request);
    for (const listener of this.refused) listener({ request, problem });
  }

  private settle(isAnswered: (request: Request) => boolean): void {
    const left = this.waiting.filter((request) => !isAnswered(request));
    if (left.length < this.waiting.length) this.waiting = left;
  }

  /** Fair chance wants something from every person before the start; nobody should have to think of it. */
  private contribute(): void {
    if (this.state === undefined || this.state.startedAt !== null || this.state.result !== null) return;
    if (this.state.created.chance.kind !== 'fair') return;
    for (const seat of this.mine) {
      const { holder, contribution } = this.state.seats[seat];
      const asked = this.waiting.some(
        (request) => request.kind === 'command' && 'contribution' in request.command && request.command.seat === seat,
      );
      if (holder.kind !== 'person' || contribution !== '' || asked) continue;
      this.command({ kind: 'contribute', seat, contribution: this.wire.contribution() });
    }
  }

  private guessed(): MatchState | undefined {
    let state = this.state;
    for (const request of this.waiting) {
      if (state === undefined || request.kind !== 'command') continue;
      const decided = decide(state, { ...request.command, id: request.id }, this.wire.time());
      if (!decided.ok) continue;
      const next = extendMatch(state, decided.value);
      if (next.ok) state = next.value;
    }
    return state;
  }
}
