import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBoardgame } from '../beside/boardgame.ts';
import { type Figures, Load, type PlayTask } from '../load/load.ts';
import { type LongGame, longGames } from '../load/long-games.ts';
import { ServedProgram } from '../serving/served-program.ts';
import { ServingNode, type Used } from '../serving/serving-node.ts';
import { syncTimes } from './disk.ts';

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

/** Whoever serves, and what it takes for that. */
interface Serving {
  readonly address: string;
  measure(): Promise<Used>;
}

/** A server with a file of its own, for as long as it is needed. */
async function served<T>(act: (node: Serving) => Promise<T>, place = folder): Promise<T> {
  const profiled = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const node = await ServedProgram.start(join(place, String(files++)), [...values.node, ...profiled]);
  return act(node).finally(() => node.stop());
}

async function relayed<T>(act: (node: Serving) => Promise<T>): Promise<T> {
  const node = await ServingNode.start('beside/relay-main.ts', []);
  return act(node).finally(() => node.stop());
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

/** As fast as acknowledged, in turns with the relay: each turn is compared with the relay before and after it. */
async function measureSpeed(long: LongGame): Promise<void> {
  const moves = Number(values.moves);
  const relay = () => relayed((node) => measured(node, task('relay', node, long, moves)));
  const bare = [await relay()];
  const ours: Measured[] = [];
  for (let turn = 0; turn < Number(values.turns); turn++) {
    ours.push(await served((node) => measured(node, task('server', node, long, moves))));
    bare.push(await relay());
  }
  const of = ours.map(
    ({ figures }, turn) => (2 * rate(figures)) / (rate(bare[turn].figures) + rate(bare[turn + 1].figures)),
  );
  const told = (all: readonly Measured[]) => ({
    'moves/s': middle(all.map(({ figures }) => rate(figures))),
    p50: middle(all.map(({ figures }) => figures.p50)),
    p99: middle(all.map(({ figures }) => figures.p99)),
    'µs of processor': middle(all.map(({ processor }) => processor)),
    MB: Math.max(...all.map((each) => each.memory)) / MB,
  });
  report(`${long.name}, relay`, told(bare));
  report(`${long.name}, server`, {
    ...told(ours),
    'of the relay': middle(of),
    'at least': Math.min(...of),
    'at most': Math.max(...of),
  });
}

/** At a pace, beside the relay and the disk by itself; and on no disk at all, which is what the server adds. */
async function measurePace(long: LongGame): Promise<void> {
  const pace = Number(values.pace);
  const paced = Math.min(Number(values.moves), 10 * pace);
  const { figures: calm } = await relayed((node) =>
    measured(node, { ...task('relay', node, long, paced), pace, warm: 2 * pace }),
  );
  const keep = (place?: string) =>
    served((node) => measured(node, { ...task('server', node, long, paced), pace, warm: 2 * pace }), place);
  const { figures: held } = await keep();
  const disk = await syncTimes(folder);
  report(`${long.name}, ${pace} moves/s`, {
    'disk p50': disk[Math.floor(disk.length * 0.5)],
    'disk p99': disk[Math.floor(disk.length * 0.99)],
    'relay p50': calm.p50,
    'relay p99': calm.p99,
    p50: held.p50,
    p99: held.p99,
    'p99 of the relay’s': held.p99 / calm.p99,
  });
  if (memory === undefined) return;
  const { figures: free } = await keep(memory);
  report(`${long.name}, ${pace} moves/s, on no disk`, {
    p50: free.p50,
    p99: free.p99,
    'p99 of the relay’s': free.p99 / calm.p99,
  });
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
