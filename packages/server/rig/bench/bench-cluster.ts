import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figures, Load, type PlayTask } from '../load/load.ts';
import { type LongGame, longGames } from '../load/long-games.ts';
import { PostgresService } from '../services/postgres-service.ts';
import { RedisService } from '../services/redis-service.ts';
import { ServingNode } from '../serving/serving-node.ts';
import { processorOf, weighAlike } from './processor.ts';

// npm run bench:cluster: what a store that many share costs, and whether two nodes get in each other's way. On few cores totals say little:
// everything is measured in one run, in turns, there and back, and it is the ratios within a turn that count, the middle one of all turns.
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    moves: { type: 'string', default: '40000' },
    // Moves before them at each node, which are not measured, nor what is taken for them: two nodes have twice as much to compile.
    warm: { type: 'string', default: '40000' },
    pace: { type: 'string', default: '500' },
    turns: { type: 'string', default: '5' },
    game: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});
const turns = Number(values.turns);
const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-'));
const postgres = await PostgresService.start({ sync: true });
const redis = await RedisService.start();
const load = await Load.start();
let files = 0;

/** `two`: the two of a match are at the same of two nodes. `across`: each at another. */
type Site = 'sqlite' | 'one' | 'two' | 'across';
const SITES: readonly Site[] = ['sqlite', 'one', 'two', 'across'];

/** Servers of their own, with nothing in their store. */
async function served<T>(site: Site, act: (nodes: readonly ServingNode[]) => Promise<T>): Promise<T> {
  const shared = async (): Promise<string[]> => ['--store', await postgres.newPlace(), '--bus', redis.url];
  const where = site === 'sqlite' ? ['--file', join(folder, `${files++}.sqlite`)] : await shared();
  const count = site === 'two' || site === 'across' ? 2 : 1;
  const nodes: ServingNode[] = [];
  for (let index = 0; index < count; index++) nodes.push(await ServingNode.start('serving/node-main.ts', where));
  try {
    return await act(nodes);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

interface Played extends Figures {
  /** Microseconds of processor for a move: of the nodes, and of what they stand on. */
  readonly nodes: number;
  readonly below: number;
}

async function play(site: Site, { game, options }: LongGame, moves: number, pace?: number): Promise<Played> {
  return served(site, async (nodes) => {
    const [one, two] = nodes;
    const warm = pace === undefined ? Number(values.warm) * nodes.length : 2 * pace;
    const task: PlayTask = {
      kind: 'play',
      to: 'server',
      address: one.address,
      ...(two && { second: { address: two.address, for: site === 'across' ? 'opponents' : 'matches' } }),
      game: game.id,
      options,
      matches: Number(values.matches),
      moves,
      warm,
      ...(pace === undefined ? {} : { pace }),
    };
    const taken = async (): Promise<number> => {
      const all = await Promise.all(nodes.map((node) => node.measure()));
      return all.reduce((sum, { processor }) => sum + processor, 0);
    };
    const below = (): number => processorOf(postgres.pid) + processorOf(redis.pid);
    await load.ask(task);
    weighAlike(postgres.pid);
    await load.ask({ kind: 'warm' });
    const before = [await taken(), below()];
    const figures = await load.ask({ kind: 'go' });
    const after = [await taken(), below()];
    const [own, theirs] = after.map((each, index) => ((each - before[index]) / figures.count) * 1e6);
    return { ...figures, nodes: own, below: theirs };
  });
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Of what was measured in the same turn, and from where to where that went. */
function ratio(of: readonly number[], to: readonly number[]): string {
  const all = of.map((each, turn) => each / to[turn]);
  return `${middle(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`;
}

const perSite = (): Record<Site, number[]> => ({ sqlite: [], one: [], two: [], across: [] });

try {
  const [long] = await longGames(values.game);
  const pace = Number(values.pace);
  const rates = perSite();
  const own = perSite();
  const all = perSite();
  const late = perSite();
  for (let turn = 0; turn < turns; turn++) {
    for (const site of turn % 2 === 0 ? SITES : SITES.toReversed()) {
      const { count, seconds, nodes, below } = await play(site, long, Number(values.moves));
      rates[site].push(count / seconds);
      own[site].push(nodes);
      all[site].push(nodes + below);
    }
    for (const site of turn % 2 === 0 ? (['one', 'across'] as const) : (['across', 'one'] as const))
      late[site].push((await play(site, long, 6 * pace, pace)).p99);
  }
  const each = (of: Record<Site, number[]>, sites: readonly Site[] = SITES): string =>
    sites.map((site) => `${site} ${Math.round(middle(of[site]))}`).join(', ');
  const results = {
    game: long.name,
    'moves/s': each(rates),
    'µs of processor a move, nodes': each(own),
    'µs of processor a move, with PostgreSQL and Redis': each(all),
    'one node on PostgreSQL of SQLite (at least 0.6)': ratio(rates.one, rates.sqlite),
    'two nodes of one (at least 0.9)': ratio(rates.two, rates.one),
    'the same by processor time': ratio(all.one, all.two),
    'every match across both, of one': ratio(rates.across, rates.one),
    [`p99 at ${pace} moves/s, ms`]: each(late, ['one', 'across']),
    'p99 across nodes of one (at most 3)': ratio(late.across, late.one),
  };
  if (values.json) console.log(JSON.stringify({ node: process.version, results, rates, own, all, late }, null, 2));
  else for (const [what, value] of Object.entries(results)) console.log(`${what}: ${value}`);
} finally {
  load.end();
  await redis.remove();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
