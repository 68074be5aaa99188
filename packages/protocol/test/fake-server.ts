import { createMatch, foldMatch, type MatchEvent, type MatchState, perform } from '@countertop/core';
import { pebbles } from '../../core/test/pebbles.ts';
import {
  type ClientFrame,
  type Link,
  type LinkEvents,
  type Outside,
  PROTOCOL_VERSION,
  readClientFrame,
  type ServerFrame,
} from '../src/index.ts';

export const TABLE = 'table00001';

/** A world in which time stands until it is told to go on, and whatever was dialled can be cut. */
export class World implements Outside {
  clock = 0;
  readonly server = new FakeServer();
  private timers: { at: number; act: () => void }[] = [];
  private dialled: LinkEvents | undefined;
  /** What was said by the client on the link that is open. */
  said: ClientFrame[] = [];
  dials = 0;
  reachable = true;

  dial(events: LinkEvents): Link {
    this.dials++;
    this.said = [];
    this.dialled = events;
    return {
      send: (text) => {
        const frame = readClientFrame(text);
        if (!frame.ok) throw new Error(`the client said ${text}: ${frame.problem.code}`);
        this.said.push(frame.value);
      },
      close: () => {
        this.dialled = undefined;
      },
    };
  }

  /** The link opens, and the server answers all that was said until there is nothing more to say. */
  open(): void {
    this.dialled?.opened();
    this.answer();
  }

  answer(): void {
    while (this.said.length > 0) {
      for (const frame of this.said.splice(0)) for (const told of this.server.answer(frame)) this.tell(told);
    }
  }

  tell(frame: ServerFrame): void {
    this.dialled?.heard(JSON.stringify(frame));
  }

  cut(): void {
    const events = this.dialled;
    this.dialled = undefined;
    events?.closed();
  }

  later(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.clock + milliseconds, act };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }

  pass(milliseconds: number): void {
    const end = this.clock + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.clock = Math.max(this.clock, next.at);
      next.act();
    }
    this.clock = end;
  }

  now(): number {
    return this.clock;
  }

  random(): number {
    return 0.5;
  }
}

/** A table of Ann (who is this client) and Bob. */
class FakeServer {
  state: MatchState;
  readonly now = 1_000_000;

  constructor() {
    const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }) as const);
    const plan = { seats, clock: { kind: 'none' }, takeback: 'ask', chance: { kind: 'local' } } as const;
    const events = createMatch(pebbles, plan, this.now);
    if (!events.ok) throw new Error(events.problem.code);
    const state = foldMatch(pebbles, events.value);
    if (!state.ok) throw new Error(state.problem.code);
    this.state = state.value;
  }

  play(seat: number, move: string, id?: string): readonly MatchEvent[] {
    const step = perform(this.state, { kind: 'move', seat, move, ...(id === undefined ? {} : { id }) }, this.now);
    if (step.problem !== undefined) throw new Error(step.problem.code);
    this.state = step.state;
    return step.events;
  }

  events(from: number, to?: number): ServerFrame {
    return { kind: 'events', table: TABLE, from, events: this.state.events.slice(from, to) };
  }

  answer(frame: ClientFrame): ServerFrame[] {
    switch (frame.kind) {
      case 'hello': {
        const me = { person: 'ann0000001', name: 'Ann', chat: true, blocked: [] };
        return [{ kind: 'welcome', version: PROTOCOL_VERSION, me, now: this.now, heartbeat: 10_000 }];
      }
      case 'watch':
        return [
          {
            kind: 'membership',
            membership: {
              table: TABLE,
              visibility: 'private',
              grace: 60_000,
              standIn: 5,
              chat: 'free',
              host: 'ann0000001',
              people: ['ann0000001', 'bob0000001'],
              mine: [0],
            },
          },
          this.events(frame.from),
        ];
      case 'command': {
        const { id, table } = frame;
        const step = perform(this.state, { ...frame.command, id }, this.now);
        if (step.problem !== undefined) return [{ kind: 'refused', id, table, problem: step.problem }];
        const from = this.state.events.length;
        this.state = step.state;
        return step.events.length === 0 ? [{ kind: 'done', id, table }] : [this.events(from)];
      }
      case 'ping':
        return [{ kind: 'pong', at: frame.at, now: this.now }];
      default:
        return [];
    }
  }
}
