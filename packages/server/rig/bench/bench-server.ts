import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBoardgame } from '../beside/boardgame.ts';
import { type Figures, Load, type PlayTask } from '../load/load.ts';
import { type LongGame, longGames } from '../load/long-games.ts';
import { ServedProgram } from '../serving/served-program.ts';
import { ServingNode } from '../serving/serving-node.ts';
import { syncTimes } from './disk.ts';
import { goRound, type Serving, Side } from './side.ts';

// npm run build && npm run bench:server: how many moves a second, beside a relay that looks at nothing and keeps nothing, and beside
// boardgame.io where that is installed.
const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: [] },
    matches: { type: 'string', default: '200' },
    moves: { type: 'string', default: '40000' },
    // Moves before them, which are not measured: more than a whole match of the shorter game, so that its end and what comes after are compiled, too.
    warm: { type: 'string', default: '20000' },
    turns: { type: 'string', default: '3' },
    // Other checkouts, built: their servers are measured beside this one's.
    beside: { type: 'string', multiple: true, default: [] },
    pace: { type: 'string', default: '1000' },
    idle: { type: 'string', default: '5000' },
    open: { type: 'string', default: '10000' },
    only: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    // For the Node that serves.
    node: { type: 'string', multiple: true, default: [] },
    // Where boardgame.io is installed.
    boardgame: { type: 'string', default: process.cwd() },
    json: { type: 'boolean', default: false },
  },
});
const MB = 1024 * 1024;
const results: Record<string, unknown>[] = [];
const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-'));
/** Files that are on no disk: what is left of the time there is not the disk's. */
const MEMORY = '/dev/shm';
const memory = existsSync(MEMORY) ? mkdtempSync(join(MEMORY, 'countertop-bench-')) : undefined;
const load = await Load.start();
let files = 0;

/** A server with a file of its own, for as long as it is needed. */
async function served<T>(act: (node: Serving) => Promise<T>, place = folder): Promise<T> {
  const node = await startServer(undefined, place);
  return act(node).finally(() => node.stop());
}

function startServer(checkout?: string, place = folder): Promise<ServedProgram> {
  const profiled = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  return ServedProgram.start(join(place, String(files++)), [...values.node, ...profiled], checkout);
}

async function boardgamed<T>(act: (node: Serving) => Promise<T>): Promise<T> {
  const node = await ServingNode.start('beside/boardgame-main.ts', [values.boardgame]);
  return act(node).finally(() => node.stop());
}

function report(name: string, figures: Record<string, number>): void {
  results.push({ name, ...figures });
  if (values.json) return;
  const told = Object.entries(figures).map(
    ([what, value]) => `${what} ${value >= 100 ? Math.round(value) : value.toFixed(2)}`,
  );
  console.log(`${name}: ${told.join(', ')}`);
}

const rate = ({ count, seconds }: Figures): number => count / seconds;

function task(to: PlayTask['to'], { address }: Serving, { game, options }: LongGame, moves: number): PlayTask {
  return {
    kind: 'play',
    to,
    address,
    game: game.id,
    options,
    matches: Number(values.matches),
    moves,
    warm: Number(values.warm),
  };
}

interface Measured {
  readonly figures: Figures;
  readonly memory: number;
  /** Of the node, for a move, in microseconds: what a busy machine changes least. */
  readonly processor: number;
}

async function measured(node: Serving, asked: PlayTask): Promise<Measured> {
  await load.ask(asked);
  const before = await node.measure();
  const figures = await load.ask({ kind: 'go' });
  const { memory, processor } = await node.measure();
  return { figures, memory, processor: ((processor - before.processor) / (figures.count + (asked.warm ?? 0))) * 1e6 };
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

/** So many moves at once: less than half a second. */
const BURST = 4_000;

async function relaySide(long: LongGame, asked: Partial<PlayTask> = {}): Promise<Side> {
  const node = await ServingNode.start('beside/relay-main.ts', []);
  return Side.start('relay', node, { ...task('relay', node, long, Number(values.moves)), ...asked });
}

async function serverSide(
  long: LongGame,
  from: { name: string; checkout?: string; place?: string },
  asked: Partial<PlayTask> = {},
): Promise<Side> {
  const node = await startServer(from.checkout, from.place);
  return Side.start(from.name, node, { ...task('server', node, long, Number(values.moves)), ...asked });
}

/** As fast as acknowledged, in bursts that go round among the relay, this server and those of other checkouts. */
async function measureSpeed(long: LongGame): Promise<void> {
  const shares = new Map<string, number[]>();
  for (let turn = 0; turn < Number(values.turns); turn++) {
    const relay = await relaySide(long);
    const servers = [await serverSide(long, { name: 'server' })];
    for (const checkout of values.beside) servers.push(await serverSide(long, { name: checkout, checkout }));
    await goRound([relay, ...servers], Number(values.moves) / BURST, BURST);
    for (const side of [relay, ...servers]) {
      const of = side.bursts.map((burst, index) => rate(burst) / rate(relay.bursts[index]));
      if (side !== relay) shares.set(side.name, [...(shares.get(side.name) ?? []), ...of]);
      const { memory, processor } = await side.end();
      report(`${long.name}, ${side.name}`, {
        'moves/s': middle(side.bursts.map(rate)),
        p50: middle(side.bursts.map(({ p50 }) => p50)),
        p99: middle(side.bursts.map(({ p99 }) => p99)),
        'µs of processor': (processor / Number(values.moves)) * 1e6,
        MB: memory / MB,
        ...(side === relay ? {} : { 'of the relay': middle(of) }),
      });
    }
  }
  for (const [name, of] of shares) reportSpread(`${long.name}, ${name}, of the relay’s moves/s`, of);
}

/** What comes out in most of all bursts. */
function reportSpread(name: string, of: readonly number[]): void {
  const sorted = of.toSorted((a, b) => a - b);
  const [low, high] = [sorted[sorted.length >> 2], sorted[(3 * sorted.length) >> 2]];
  report(name, { middle: middle(of), 'a quarter below': low, 'a quarter above': high });
}

/** At a pace, second by second beside the relay, and on no disk at all, which is what the server adds; then the disk by itself. */
async function measurePace(long: LongGame): Promise<void> {
  const pace = Number(values.pace);
  const seconds = 10 * Number(values.turns);
  const asked = { pace, moves: seconds * pace, warm: 4 * pace };
  const relay = await relaySide(long, asked);
  const servers = [await serverSide(long, { name: 'server' }, asked)];
  if (memory !== undefined) servers.push(await serverSide(long, { name: 'server on no disk', place: memory }, asked));
  for (const checkout of values.beside) servers.push(await serverSide(long, { name: checkout, checkout }, asked));
  await goRound([relay, ...servers], seconds, pace);
  for (const side of [relay, ...servers]) {
    const p99s = side.bursts.map(({ p99 }) => p99);
    report(`${long.name}, ${side.name}, ${pace} moves/s`, {
      p50: middle(side.bursts.map(({ p50 }) => p50)),
      p99: middle(p99s),
    });
    if (side !== relay)
      reportSpread(
        `${long.name}, ${side.name}, of the relay’s p99`,
        p99s.map((p99, second) => p99 / relay.bursts[second].p99),
      );
    await side.end();
  }
  const disk = await syncTimes(folder);
  report('the disk', { p50: disk[Math.floor(disk.length * 0.5)], p99: disk[Math.floor(disk.length * 0.99)] });
}

/** With the smallest game there is and everything in memory; it knows nothing of ours. */
async function measureBoardgame(long: LongGame): Promise<void> {
  if (findBoardgame(values.boardgame) === undefined) {
    console.error('boardgame.io is not installed: npm install boardgame.io in any folder, and --boardgame FOLDER');
    return;
  }
  const moves = Math.min(10_000, Number(values.moves));
  const { boardgame } = values;
  const { figures, processor, memory } = await boardgamed((node) =>
    measured(node, { ...task('boardgame', node, long, moves), boardgame }),
  );
  report('boardgame.io, its smallest game, in memory', {
    'moves/s': rate(figures),
    p50: figures.p50,
    p99: figures.p99,
    'µs of processor': processor,
    MB: memory / MB,
  });
}

/** What a move costs at the beginning of a match, and after a thousand. */
async function measureLength(long: LongGame): Promise<void> {
  const matches = Math.min(50, Number(values.matches));
  const whole = long.moves - 20;
  const { figures } = await served((node) =>
    measured(node, { ...task('server', node, long, matches * whole), matches, warm: 0 }),
  );
  const { timeline } = figures;
  const window = Math.floor(whole / 11);
  const between = (from: number) => (window * matches) / (timeline[from + window] - timeline[from]);
  const late = Math.min(1000, whole) - window - 1;
  report(`${long.name}, length`, { 'moves/s from move 10': between(10), [`moves/s from move ${late}`]: between(late) });
}

async function measureIdle(): Promise<void> {
  const connections = Number(values.idle);
  await served(async (node) => {
    const { memory: before } = await node.measure();
    const { seconds } = await load.ask({ kind: 'idle', address: node.address, connections });
    const { memory: after } = await node.measure();
    await load.ask({ kind: 'leave' });
    report('idle connections', { connections, seconds, 'bytes each': (after - before) / connections, MB: after / MB });
  });
}

/** What others notice of clients who talk without end and read nothing. Here nobody is cut off for talking, only for not reading. */
async function measureCrowd(long: LongGame): Promise<void> {
  const pace = Number(values.pace) / 4;
  const moves = 5 * pace;
  const calm = await served((node) => measured(node, { ...task('server', node, long, moves), pace, warm: pace }));
  const [connections, each] = [20, 200];
  const beside = await served(async (node) => {
    const crowd = await Load.start();
    try {
      await crowd.ask({ kind: 'flood', address: node.address, connections, pace: each });
      return await measured(node, { ...task('server', node, long, moves), pace, warm: pace });
    } finally {
      crowd.end();
    }
  });
  report(`${long.name}, ${pace} moves/s beside ${connections} who say ${each} things a second and read nothing`, {
    'p50 without': calm.figures.p50,
    'p99 without': calm.figures.p99,
    p50: beside.figures.p50,
    p99: beside.figures.p99,
    'MB without': calm.memory / MB,
    MB: beside.memory / MB,
  });
}

async function measureOpen(long: LongGame): Promise<void> {
  const matches = Number(values.open);
  await served(async (node) => {
    const { game, options } = long;
    const address = node.address;
    const figures = await load.ask({ kind: 'open', address, game: game.id, options, matches, moves: 2 });
    const { memory } = await node.measure();
    await load.ask({ kind: 'leave' });
    report(`${long.name}, matches open at once`, {
      matches,
      'moves/s, most from disk': rate(figures),
      p99: figures.p99,
      MB: memory / MB,
    });
  });
}

const wants = (what: string): boolean => values.only.length === 0 || values.only.includes(what);
try {
  const longest = (await longGames(values.game)).slice(0, 2);
  for (const long of longest) {
    if (wants('play')) await measureSpeed(long);
    if (wants('pace')) await measurePace(long);
  }
  if (wants('boardgame')) await measureBoardgame(longest[0]);
  if (wants('length')) await measureLength(longest[0]);
  if (wants('idle')) await measureIdle();
  if (wants('crowd')) await measureCrowd(longest[longest.length - 1]);
  if (wants('open')) await measureOpen(longest[longest.length - 1]);
  if (values.json) console.log(JSON.stringify({ node: process.version, results }, null, 2));
} finally {
  load.end();
  for (const each of [folder, memory]) if (each !== undefined) rmSync(each, { recursive: true, force: true });
}
