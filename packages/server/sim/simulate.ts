import { games as catalogue } from '@countertop/catalogue';
import type { ClockConfig, Game, Options } from '@countertop/core';
import { GRACE, type SeatWish } from '@countertop/protocol';
import type { Person } from '../src/store/store.ts';
import { Disk } from './disk.ts';
import { type Faults, PEACE, WORSE } from './faults.ts';
import { Player } from './player.ts';
import { type Role, ServerProcess, type Site } from './server-process.ts';
import { isAtRest, verdict } from './verdict.ts';
import { World } from './world.ts';

/** A game as the simulator plays it: short. */
export interface Played {
  readonly game: Game;
  readonly options: Options;
}

/** All games that are there, each with the preset that its course begins with. */
export async function playedGames(): Promise<readonly Played[]> {
  return Promise.all(
    catalogue.map(async (entry) => {
      const game = await entry.load();
      const guide = await entry.loadGuide();
      const preset = game.presets.find(({ name }) => name === guide?.first.preset);
      return { game, options: preset?.options ?? {} };
    }),
  );
}

/** Something that is wrong on purpose, to see that it is found. */
export interface Plant {
  readonly disk?: (disk: Disk) => void;
  /** What a client hears in place of what was said. */
  readonly change?: (text: string) => string;
  /** What leaves the server in place of what should. */
  readonly leak?: (text: string, seeds: readonly string[]) => string;
}

export interface History {
  readonly seed: number;
  readonly game: string;
  /** What is wrong with it. */
  readonly faults: readonly string[];
  /** Equal histories have equal digests. */
  readonly digest: string;
  readonly moves: number;
  readonly story: readonly string[];
}

/** Which processes there are. */
const SITES: readonly (readonly Role[])[] = [
  ['all'],
  ['all', 'all'],
  ['all', 'all', 'all'],
  ['node', 'node', 'worker'],
  ['node', 'all', 'worker', 'worker'],
];
const CLOCKS: readonly ClockConfig[] = [
  { kind: 'none' },
  { kind: 'fischer', initial: 60_000, increment: 2_000 },
  { kind: 'byo-yomi', main: 10_000, periods: 3, period: 15_000 },
  { kind: 'delay', main: 30_000, delay: 3_000 },
  { kind: 'days', days: 1 },
];
/** More tables than a process holds in memory. */
const OTHERS = 2;
/** How long people play; how long processes may then take to be back, and people to come to rest; in milliseconds. */
const PLAYING = 60_000;
const RECOVERING = 20_000;
const HEALING = 65_000;
/** So often it is looked whether they have, in milliseconds. */
const LOOK = 5_000;

/** Lets people, bots and faults loose on a table, as the seed has it, and says what is wrong with what came of it. */
export async function simulate(seed: number, played: readonly Played[], plant: Plant = {}): Promise<History> {
  const world = new World(seed);
  const { game, options } = played[seed % played.length];
  const disk = new Disk();
  plant.disk?.(disk);
  let faults: Faults = PEACE;
  const roles = world.pick(SITES);
  const site: Site = {
    world,
    disk,
    games: new Map([[game.id, game]]),
    faults: () => faults,
    isShared: roles.length > 1,
    processes: [],
    table: undefined,
    others: [],
  };
  for (const [index, role] of roles.entries()) site.processes.push(new ServerProcess(site, `server ${index}`, role));
  const seeds: string[] = [];
  const leaks: string[] = [];
  const tap = (text: string): void => {
    world.tell(text.slice(0, 120));
    const said = plant.leak?.(text, seeds) ?? text;
    for (const secret of seeds) if (said.includes(secret) && !revealed.has(secret)) leaks.push(said.slice(0, 80));
  };
  const revealed = new Set<string>();

  const people = Array.from({ length: 4 }, (_, index): Person => {
    return { id: `person000${index}`, name: `P${index}`, chat: true, blocked: [] };
  });
  const count = world.between(game.seats.min, Math.min(game.seats.max, 4));
  const table = await begin(site, people, { game, options }, count);
  for (let other = 0; other < OTHERS; other++) site.others.push(await disk.copy(table, world.hex(8)));
  const deeds = await disk.read(table, 0);
  if (deeds === undefined) throw new Error('no table');
  seeds.push(deeds.deed.seed);
  site.table = table;
  const keepWatch = disk.append.bind(disk);
  disk.append = (batch) => {
    for (const { deed, standing, table: id } of batch) {
      if (deed !== undefined && id !== table) seeds.push(deed.seed);
      if (standing.result !== null && id === table) revealed.add(deeds.deed.seed);
    }
    return keepWatch(batch);
  };

  const isPeace = world.chance(0.1);
  const change = plant.change ?? ((text) => text);
  const watching = [...deeds.roster.people.filter((each) => each !== null), 'person0003'];
  const players = [...new Set(watching)].flatMap((id) => {
    const person = people.find((each) => each.id === id);
    return person === undefined ? [] : [new Player(site, person, table, game, { tap, change })];
  });
  // A second tab, or device, of somebody.
  if (world.chance(0.3)) players.push(new Player(site, players[0].person, table, game, { tap, change }));

  const over = async (): Promise<boolean> => (await disk.row(table))?.standing.rematch != null;
  for (let part = 0; part < 6 && !(await over()); part++) {
    faults = isPeace ? PEACE : world.pick(WORSE);
    await world.run(world.time + PLAYING / 6);
  }
  faults = PEACE;
  for (const player of players) player.restless = false;
  await world.run(world.time + RECOVERING);
  for (const { connection } of players) connection.start();
  // As long as it takes; a flag may fall just now, and whoever missed it asks at their next heartbeat.
  for (let passed = 0; passed < HEALING && !(await isAtRest(table, disk, players, world.time)); passed += LOOK)
    await world.run(world.time + LOOK);

  const found = await verdict(game, table, disk, players, world.time);
  const moves = (await disk.row(table))?.standing.moves ?? 0;
  const leaked = leaks.map((text) => `a seed left the server before its time: ${text}`);
  return { seed, game: game.id, faults: [...found, ...leaked], digest: world.digest, moves, story: world.story };
}

/** People sit down, in peace: what comes before the first move is not what goes wrong. */
async function begin(site: Site, people: readonly Person[], { game, options }: Played, count: number): Promise<string> {
  const { world, disk, processes } = site;
  for (const person of people) await disk.addPerson(person, person.id);
  const seats = Array.from({ length: count }, (_, seat): SeatWish => {
    if (seat === 0) return { kind: 'me' };
    return world.chance(0.7) ? { kind: 'open' } : { kind: 'bot', level: 1 };
  });
  const { host } = processes[0].heart;
  const made = settled(
    host.make(people[0], {
      game: game.id,
      options,
      seats,
      clock: world.pick(CLOCKS),
      takeback: world.pick(['off', 'ask', 'free'] as const),
      visibility: world.pick(['public', 'private'] as const),
      grace: GRACE.min,
      standIn: 1,
      chat: 'free',
    }),
  );
  await world.run(world.time + 1_000, made.isDone);
  const table = made.value().summary.table;
  let guest = 1;
  for (const { kind } of seats) {
    if (kind !== 'open') continue;
    const sat = settled(host.sit(people[guest++ % 3], table, {}));
    await world.run(world.time + 1_000, sat.isDone);
    if (guest > 2) break;
  }
  return table;
}

/** A promise that can be asked whether it is kept. */
function settled<T>(promise: Promise<{ ok: true; value: T } | { ok: false; problem: { code: string } }>) {
  let kept: Awaited<typeof promise> | undefined;
  void promise.then((value) => {
    kept = value;
  });
  return {
    isDone: () => kept !== undefined,
    value: (): T => {
      if (kept?.ok !== true) throw new Error(`not begun: ${kept?.problem.code ?? 'no answer'}`);
      return kept.value;
    },
  };
}
