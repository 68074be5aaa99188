import {
  type ClockConfig,
  foldMatch,
  type Game,
  type MatchEvent,
  MoveList,
  nextDeadline,
  OFFER_KINDS,
  pendingSeats,
  Random,
  seatToMove,
} from '@countertop/core';
import type { TableFollower } from '@countertop/protocol';
import type { Played } from '../../sim/simulate.ts';
import { clockFaults } from '../../sim/verdict.ts';
import { dutyIn } from '../../src/bots/duty.ts';
import { Guest, until } from '../../test/guest.ts';
import { check, checkOutbound, checkStamps } from '../check/check.ts';
import { type History, newHistory, record } from '../check/history.ts';
import { FAIR, type FrameProxy, type Weather } from './frame-proxy.ts';

/** What a round happens to: servers behind a proxy, to which harm can be done. */
export interface Place {
  readonly address: string;
  readonly proxy: FrameProxy;
  readonly games: readonly Played[];
  /** How far the clocks of its machines may be off, in milliseconds. */
  readonly apart: number;
  /** Whether somebody goes to another server after every move. */
  readonly hops?: boolean;
  /** So long a round is waited for its moves, all in all, before the next thing breaks, in milliseconds. */
  readonly longest?: number;
  /** Something that can go wrong with it. */
  harm(random: Random): Harm;
  /** What is not as it should be, with all harm undone: a process that nobody has killed is gone. It is there again then. */
  mend?(): Promise<readonly string[]>;
  /** Seeds that are in the store. */
  seeds(): Promise<readonly string[]>;
}

export interface Harm {
  readonly what: string;
  begin(): Promise<void> | void;
  end?(): Promise<void> | void;
  /** Whether nothing can be kept meanwhile. */
  readonly refuses?: boolean;
}

export interface RoundReport {
  readonly seed: number;
  readonly moves: number;
  readonly done: readonly string[];
  readonly faults: readonly string[];
  /** How long people played while things broke, and how long it took until all had come to rest, in milliseconds. */
  readonly played: number;
  readonly rested: number;
}

const STORM: Weather = { lost: 0.03, doubled: 0.05, late: 0.05, swapped: 0.1, latest: 300 };
const CLOCKS: readonly ClockConfig[] = [
  { kind: 'none' },
  { kind: 'fischer', initial: 60_000, increment: 1_000 },
  { kind: 'delay', main: 3_000, delay: 500 },
];
/** How much happens in a round: at so many tables, so many moves before it is looked at what has come of it, and so many things break. */
export interface RoundSize {
  readonly tables: number;
  readonly moves: number;
  readonly breaks: number;
}

const WHOLE: RoundSize = { tables: 3, moves: 40, breaks: 5 };
/** So long a round is waited for its moves, all in all, before the next thing breaks, in milliseconds. */
const LONGEST = 8_000;
/** What is not so by then, in fair weather, never will be; in milliseconds. How fast the machine is must not matter. */
export const HANGS = 300_000;
const TRIES = 60;

interface Seen {
  readonly guest: Guest;
  readonly table: TableFollower;
  readonly history: History;
}

/** People play while what can break breaks, as the seed has it; then everything is compared with the log. */
export async function playRound(place: Place, seed: number, size = WHOLE): Promise<RoundReport> {
  const random = new Random(seed);
  const { proxy } = place;
  proxy.sent.length = 0;
  proxy.weather = FAIR;
  const tables = await Promise.all(
    Array.from({ length: size.tables }, (_, index) => persistently(() => sitDown(place, random, seed + index))),
  );
  const everybody = tables.flat();
  const moves = (): number =>
    everybody.reduce(
      (sum, { history }) => sum + history.asked.filter(({ promised }) => promised !== undefined).length,
      0,
    );
  proxy.weather = STORM;
  const stops = everybody.map((each) => play(each, new Random(random.next())));
  if (place.hops === true) for (const [, hopper] of tables) stops.push(hop(hopper));
  const begun = Date.now();
  const done = await disturb(place, random, everybody, moves, size);
  proxy.weather = FAIR;
  const calm = Date.now();
  await reached(everybody, () => moves() > 0, HANGS);
  for (const stop of stops) stop();
  for (const { guest } of everybody) guest.connection.start();
  const faults: string[] = [...((await place.mend?.()) ?? [])];
  for (const players of tables) faults.push(...(await verdictOn(place, players)));
  const secrets = everybody.flatMap(({ guest: { cookie } }) => cookie?.split('=')[1] ?? []);
  faults.push(...checkOutbound(proxy.sent, await place.seeds(), secrets));
  const made = moves();
  for (const { guest } of everybody) guest.leave();
  return { seed, moves: made, done, faults, played: calm - begun, rested: Date.now() - calm };
}

/** What was killed in the round before takes its connections with it, kept ones too: before a round begins that is nobody's fault. */
async function persistently<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      // What fetch throws when nobody answers.
      if (!(error instanceof TypeError) || tries === TRIES) throw error;
      await after(1_000);
    }
  }
}

/** Two who play, one of them with a second tab, and one who watches; at every third table a bot has the second seat. */
async function sitDown({ address, games }: Place, random: Random, place: number): Promise<Seen[]> {
  const { game, options } = games[place % games.length];
  const withBot = place % 3 === 2;
  const guests = Array.from({ length: 4 }, () => new Guest(address));
  const [ann, bob, tab, eve] = guests;
  for (const guest of [ann, bob, eve]) await guest.ask('me');
  tab.cookie = ann.cookie;
  const { summary } = await ann.ask('makeTable', {
    body: {
      game: game.id,
      options,
      seats: [{ kind: 'me' }, withBot ? { kind: 'bot', level: 1 } : { kind: 'open' }],
      visibility: 'private',
      clock: CLOCKS[random.below(CLOCKS.length)],
      takeback: 'free',
    },
  });
  if (!withBot) await bob.ask('sit', { table: summary.table, body: {} });
  return Promise.all(
    guests.map(async (guest, index) => {
      const table = await guest.follow(summary.table);
      const history = newHistory(`${['Ann', 'Bob', 'Ann’s tab', 'Eve'][index]} at ${summary.table}`);
      record(history, table, Date.now);
      return { guest, table, history };
    }),
  );
}

/** Plays whenever it is their turn, and now and then something else. */
function play({ table, guest, history }: Seen, random: Random): () => void {
  let restless = true;
  const act = (): void => {
    const command = restless ? wishOf(table, random) : undefined;
    if (command !== undefined) table.command(command);
    if (!restless || random.float() > 0.05) return;
    const asked = Date.now();
    void guest
      .ask('events', { table: table.table })
      .then(({ events }) => {
        if (events !== undefined) history.reads.push({ asked, answered: Date.now(), count: events.length });
      })
      .catch(() => {});
  };
  const off = table.listen(() => void setTimeout(act, random.below(40)));
  act();
  return () => {
    restless = false;
    off();
  };
}

/** Breaks the own link whenever a move has been answered, so that the next is made over another. */
function hop({ table, guest }: Seen): () => void {
  let waiting = 0;
  return table.listen(() => {
    const { length } = table.pending;
    if (length < waiting) guest.cut();
    waiting = length;
  });
}

function wishOf({ shown: state, mine, pending }: TableFollower, random: Random) {
  const seat = mine[0];
  if (state === undefined || seat === undefined || pending.length > 0 || state.result !== null) return undefined;
  const open = state.offers.find((offer) => pendingSeats(state.seats, offer).includes(seat));
  if (open !== undefined) return { kind: 'decline', seat, offer: open.kind } as const;
  if (random.float() < 0.03)
    return { kind: 'offer', seat, offer: OFFER_KINDS[random.below(OFFER_KINDS.length)] } as const;
  if (seatToMove(state) !== seat) return undefined;
  const list = new MoveList();
  state.position.moves(list);
  const move = state.game.write(state.position, list.moves[random.below(list.length)]);
  return { kind: 'move', seat, move, ply: state.line.length } as const;
}

/**
 * Things break one after the other, each when some moves have been made since the last; where moves are slow, it is not waited for all
 * of them: how much breaks follows from the seed.
 */
async function disturb(
  place: Place,
  random: Random,
  everybody: readonly Seen[],
  moves: () => number,
  size: RoundSize,
): Promise<string[]> {
  const done: string[] = [];
  const patience = (place.longest ?? LONGEST) / Math.max(1, size.breaks);
  const happen = async (what: string, act: () => Promise<void> | void): Promise<void> => {
    done.push(what);
    await act();
  };
  const isOver = (): boolean => everybody.every(({ table: { confirmed } }) => (confirmed?.result ?? null) !== null);
  const someMoves = (count: number): Promise<void> => reached(everybody, () => moves() >= count || isOver(), patience);
  for (let part = 1; part <= size.breaks; part++) {
    await someMoves((size.moves / size.breaks) * part);
    const choice = random.below(4);
    if (choice < 2) {
      const harm = place.harm(random);
      await happen(harm.what, () => harm.begin());
      if (harm.refuses === true) await refusedOr(everybody, patience);
      else if (harm.end !== undefined) await someMoves(moves() + 6);
      await harm.end?.();
    } else if (choice === 2) {
      const { guest } = everybody[random.below(everybody.length)];
      await happen('somebody sleeps', () => guest.leave());
      await someMoves(moves() + 4);
      guest.connection.start();
    } else await happen('all links break', () => place.proxy.cut());
  }
  await someMoves(size.moves);
  return done;
}

/** Until somebody has been refused by the disk: then it is known to have been met. */
function refusedOr(everybody: readonly Seen[], patience: number): Promise<void> {
  const refused = (): number =>
    everybody.reduce(
      (sum, { history }) => sum + history.asked.filter(({ refused }) => refused?.code === 'store-failed').length,
      0,
    );
  const before = refused();
  return reached(everybody, () => refused() > before, Math.min(patience, 3_000));
}

/** Until something is so at any of the tables, or for so many milliseconds. */
function reached(everybody: readonly Seen[], is: () => boolean, patience: number): Promise<void> {
  if (is()) return Promise.resolve();
  return new Promise((done) => {
    const finish = (): void => {
      clearTimeout(late);
      for (const off of offs) off();
      done();
    };
    const late = setTimeout(finish, patience);
    const offs = everybody.map(({ table }) =>
      table.listen(() => {
        if (is()) finish();
      }),
    );
  });
}

/** When all have what the log has, nobody waits for an answer, and what had to happen by itself has happened. */
async function verdictOn(place: Place, players: readonly Seen[]): Promise<string[]> {
  const { table, game } = players[0].table;
  const direct = new Guest(place.address);
  const end = Date.now() + HANGS;
  let log: readonly MatchEvent[] = [];
  for (;;) {
    const shown = Math.max(...players.map(({ table: { confirmed } }) => confirmed?.events.length ?? 0));
    // A connection that was kept since before the server was killed may break under the question.
    const asked = await direct.ask('events', { table }).then(
      ({ events }) => events,
      () => undefined,
    );
    log = asked ?? log;
    // What had been shown before it was asked for is not there: no patience brings it back.
    if (asked !== undefined && asked.length < shown) break;
    const behind = players.filter(
      ({ table: { confirmed, pending } }) => confirmed?.events.length !== log.length || pending.length > 0,
    );
    if ((behind.length === 0 && owed(game, log, 0).length === 0) || Date.now() > end) break;
    // As a page does that hears of the net being back: it does not wait until its next try.
    for (const { guest } of behind) guest.connection.start();
    const changes = behind.map(({ table: each }) => until(each, () => isQuiet(each, log.length)));
    await Promise.race([changes.length === 0 ? after(1_000) : Promise.all(changes), after(1_000)]);
  }
  const histories = players.map(({ history }) => history);
  const faults = [
    ...check(log, histories),
    ...checkStamps(log, histories, place.apart),
    ...clockFaults(game, log),
    ...owed(game, log, LATE + place.apart),
  ];
  for (const { table: each, history, guest } of players) {
    const { status } = guest.connection;
    if (each.pending.length > 0)
      faults.push(`${history.who} (${status}) was not answered: ${JSON.stringify(each.pending)}`);
    const { clock } = guest.connection;
    const off = Math.abs(clock.time() - Date.now());
    // Nobody can know the time of a server better than by half of the way there and back.
    if (off > 1_000 + place.apart + (clock.trip ?? 0) / 2)
      faults.push(`the clock that ${history.who} sees is off by ${off} ms`);
  }
  return faults;
}

/** So much later than it was due a flag has fallen, and a bot has moved, in milliseconds. */
const LATE = 15_000;

/** What should have happened by itself by now, and has not. */
function owed(game: Game, log: readonly MatchEvent[], patience: number): string[] {
  const folded = foldMatch(game, log);
  if (!folded.ok) return [`the log does not fold: ${folded.problem.code}`];
  const { value: state } = folded;
  const faults: string[] = [];
  const deadline = nextDeadline(state);
  if (deadline !== null && deadline + patience < Date.now()) faults.push(`a flag that fell at ${deadline} is still up`);
  if (dutyIn(state) !== undefined && state.at + patience < Date.now()) faults.push('a bot has not moved');
  return faults;
}

function isQuiet({ confirmed, pending }: TableFollower, length: number): boolean {
  return pending.length === 0 && confirmed?.events.length === length;
}

function after(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, milliseconds);
  });
}
