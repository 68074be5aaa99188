import { loadGame } from '@countertop/catalogue';
import type { Game, Result } from '@countertop/core';
import { Bots } from './bots/bots.ts';
import type { Thinking } from './bots/thinking.ts';
import { type Bus, LocalBus } from './bus/bus.ts';
import { Due } from './due/due.ts';
import { WaitingRoom } from './http/waiting-room.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Live } from './live/live.ts';
import { NO_WITNESS, type Witness } from './ops/witness.ts';
import type { Outside } from './outside.ts';
import { People } from './people/people.ts';
import { ProgramDesk } from './people/program-desk.ts';
import type { Store } from './store/store.ts';
import { Attendance } from './tables/attendance.ts';
import { ConditionDesk } from './tables/conditions.ts';
import { Host } from './tables/host.ts';
import { Tables, type TablesParts } from './tables/tables.ts';

export interface HeartParts {
  readonly outside: Outside;
  readonly store: Store;
  readonly thinking: Thinking;
  readonly bus?: Bus;
  readonly limits?: Partial<Limits>;
  /** How many tables are held in memory. */
  readonly held?: number;
  /** How often clients are to ping, in milliseconds. */
  readonly heartbeat?: number;
  readonly game?: (id: string) => Promise<Result<Game>>;
  readonly measured?: TablesParts['measured'];
  readonly witness?: Witness;
}

/** The server's heart, put together: all that needs no machine, only what is passed in. */
export interface Heart {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Tables;
  readonly attendance: Attendance;
  readonly people: People;
  readonly programs: ProgramDesk;
  readonly conditions: ConditionDesk;
  readonly waitingRoom: WaitingRoom;
  readonly host: Host;
  readonly live: Live;
  readonly bots: Bots;
  readonly limits: Limits;
  readonly bus: Bus;
  /** From now on deadlines are met, and bots think. */
  start(): Promise<void>;
  /** Bots and deadlines rest; what was asked for is answered; then everybody is sent away. */
  stop(): Promise<void>;
}

export function createHeart(parts: HeartParts): Heart {
  const { outside, store, thinking, bus = new LocalBus(), game = loadGame, heartbeat = 15_000 } = parts;
  const limits = { ...LIMITS, ...parts.limits };
  const tables = new Tables({
    outside,
    store,
    bus,
    game,
    ...(parts.held === undefined ? {} : { most: parts.held }),
    ...(parts.measured === undefined ? {} : { measured: parts.measured }),
  });
  bus.subscribe((message) => {
    if (message.kind === 'events') tables.hear(message);
  });
  const attendance = new Attendance(Math.floor(outside.now()));
  const due = new Due(outside, store, tables);
  const bots = new Bots(outside, store, tables, thinking);
  const people = new People(outside, store);
  const host = new Host({ outside, store, tables, attendance, limits, game });
  const live = new Live({
    outside,
    store,
    tables,
    attendance,
    bus,
    limits,
    heartbeat,
    witness: parts.witness ?? NO_WITNESS,
  });
  const conditions = new ConditionDesk(store, tables);
  const programs = new ProgramDesk(outside, store, people);
  const waitingRoom = new WaitingRoom(outside, tables, live, bus);
  return {
    outside,
    store,
    tables,
    attendance,
    people,
    programs,
    conditions,
    waitingRoom,
    host,
    live,
    bots,
    limits,
    bus,
    async start() {
      due.start();
      await bots.start();
    },
    async stop() {
      due.stop();
      bots.close();
      while (tables.busy) await new Promise<void>((done) => outside.afterTurn(done));
      live.close();
    },
  };
}
