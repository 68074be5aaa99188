import { loadGame } from '@countertop/catalogue';
import type { Game, Result } from '@countertop/core';
import { Bots } from './bots/bots.ts';
import type { Thinking } from './bots/thinking.ts';
import { type Bus, LocalBus } from './bus/bus.ts';
import { Due } from './due/due.ts';
import { WaitingRoom } from './http/waiting-room.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Live } from './live/live.ts';
import { Sweep } from './live/sweep.ts';
import { Notifier } from './notices/notifier.ts';
import type { Pushing } from './notices/pushing.ts';
import { StoreWatch } from './ops/store-watch.ts';
import { NO_WITNESS, type Witness } from './ops/witness.ts';
import type { Outside } from './outside.ts';
import { AccountDesk } from './people/account-desk.ts';
import { MyMatches } from './people/my-matches.ts';
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
  /** Who thinks for bots; missing: other processes do. */
  readonly thinking?: Thinking;
  /** How those are told who are not here; missing: they are not. */
  readonly pushing?: Pushing;
  readonly bus?: Bus;
  /** Whether other processes share the store; missing: this one has it alone. */
  readonly isShared?: boolean;
  readonly limits?: Partial<Limits>;
  /** How many tables are held in memory. */
  readonly held?: number;
  /** How often clients are to ping, in milliseconds. */
  readonly heartbeat?: number;
  readonly game?: (id: string) => Promise<Result<Game>>;
  readonly measured?: TablesParts['measured'];
  readonly kept?: TablesParts['kept'];
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
  readonly desk: AccountDesk;
  readonly myMatches: MyMatches;
  readonly game: (id: string) => Promise<Result<Game>>;
  readonly host: Host;
  readonly live: Live;
  readonly pushing?: Pushing;
  readonly bots?: Bots;
  readonly limits: Limits;
  readonly bus: Bus;
  readonly storeWatch: StoreWatch;
  /** From now on deadlines are met, and bots think. */
  start(): Promise<void>;
  /** Bots and deadlines rest; what was asked for is answered; then everybody is sent away. */
  stop(): Promise<void>;
}

export function createHeart(parts: HeartParts): Heart {
  const { outside, store, thinking, isShared = false, game = loadGame, heartbeat = 15_000 } = parts;
  const bus: Bus = parts.bus ?? new LocalBus();
  const limits = { ...LIMITS, ...parts.limits };
  const attendance = new Attendance(Math.floor(outside.now()));
  const storeWatch = new StoreWatch(outside, store);
  const tables = new Tables({
    outside,
    failed: () => storeWatch.doubt(),
    isHere: (table, person) => attendance.isHere(table, person),
    store,
    bus,
    isShared,
    game,
    ...(parts.held === undefined ? {} : { most: parts.held }),
    ...(parts.measured === undefined ? {} : { measured: parts.measured }),
    ...(parts.kept === undefined ? {} : { kept: parts.kept }),
  });
  bus.subscribe((message) => tables.others.hear(message));
  const due = new Due(outside, store, tables, isShared, () => storeWatch.doubt());
  const bots = thinking && new Bots({ outside, store, tables, bus, mind: thinking, isShared });
  const people = new People(outside, store);
  bus.subscribe((message) => {
    if (message.kind === 'person' || message.kind === 'person-changed') people.forget(message.person);
  });
  const desk = new AccountDesk({ outside, store, tables, bus });
  const myMatches = new MyMatches({ store, attendance, game });
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
    isShared,
    storeWatch,
  });
  const sweep = isShared ? new Sweep(outside, store, live, bus) : undefined;
  const conditions = new ConditionDesk(store, tables, bus);
  const programs = new ProgramDesk(outside, store, people, bus);
  const waitingRoom = new WaitingRoom(outside, tables, live, bus);
  bus.narrow?.((table) => tables.holds(table) || live.isFollowed(table) || waitingRoom.isWaitedFor(table));
  const { pushing } = parts;
  const notifier = pushing && new Notifier({ outside, store, tables, attendance, pushing });
  return {
    ...(pushing === undefined ? {} : { pushing }),
    outside,
    store,
    tables,
    attendance,
    people,
    programs,
    conditions,
    waitingRoom,
    desk,
    myMatches,
    game,
    host,
    live,
    ...(bots === undefined ? {} : { bots }),
    limits,
    bus,
    storeWatch,
    async start() {
      due.start();
      live.start();
      sweep?.start();
      notifier?.start();
      await bots?.start();
    },
    async stop() {
      due.stop();
      sweep?.stop();
      notifier?.stop();
      bots?.close();
      while (tables.busy) await new Promise<void>((done) => outside.afterTurn(done));
      live.close();
    },
  };
}
