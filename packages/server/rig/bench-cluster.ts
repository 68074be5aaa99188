import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figures, Load, type PlayTask } from './load.ts';
import { type LongGame, longGames } from './long-games.ts';
import { PostgresService } from './postgres-service.ts';
import { RedisService } from './redis-service.ts';
import { ServingNode } from './serving-node.ts';

// npm run bench:cluster: what a store that many share costs, and whether two nodes get in each other's way. On few cores totals say little:
// everything is measured in one run, in turns, and it is the ratios that count.
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    moves: { type: 'string', default: '10000' },
    pace: { type: 'string', default: '500' },
    turns: { type: 'string', default: '3' },
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
  for (let index = 0; index < count; index++) nodes.push(await ServingNode.start('node-main.ts', where));
  try {
    return await act(nodes);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function play(site: Site, { game, options }: LongGame, moves: number, pace?: number): Promise<Figures> {
  return served(site, async ([one, two]) => {
    const task: PlayTask = {
      kind: 'play',
      to: 'server',
      address: one.address,
      ...(two && { second: { address: two.address, for: site === 'across' ? 'opponents' : 'matches' } }),
      game: game.id,
      options,
      matches: Number(values.matches),
      moves,
      ...(pace === undefined ? {} : { pace }),
    };
    await load.ask(task);
    return load.ask({ kind: 'go' });
  });
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

try {
  const [long] = await longGames(values.game);
  const pace = Number(values.pace);
  const rates: Record<Site, number[]> = { sqlite: [], one: [], two: [], across: [] };
  const late: Record<Site, number[]> = { sqlite: [], one: [], two: [], across: [] };
  for (let turn = 0; turn < turns; turn++) {
    for (const site of SITES) {
      const { count, seconds } = await play(site, long, Number(values.moves));
      rates[site].push(count / seconds);
    }
    for (const site of ['one', 'across'] as const) late[site].push((await play(site, long, 6 * pace, pace)).p99);
  }
  const results = {
    game: long.name,
    'SQLite, moves/s': middle(rates.sqlite),
    'PostgreSQL, one node, moves/s': middle(rates.one),
    'PostgreSQL, two nodes, moves/s': middle(rates.two),
    'one node on PostgreSQL of SQLite (at least 0.6)': middle(rates.one) / middle(rates.sqlite),
    'two nodes of one (at least 0.9)': middle(rates.two) / middle(rates.one),
    'the same with every match across both': middle(rates.across) / middle(rates.one),
    [`p99 at ${pace} moves/s, one node, ms`]: middle(late.one),
    [`p99 at ${pace} moves/s, across nodes, ms`]: middle(late.across),
    'p99 across nodes of one (at most 3)': middle(late.across) / middle(late.one),
  };
  if (values.json) console.log(JSON.stringify({ node: process.version, results, rates, late }, null, 2));
  else
    for (const [what, value] of Object.entries(results))
      console.log(`${what}: ${typeof value === 'number' ? value.toFixed(2) : value}`);
} finally {
  load.end();
  await redis.remove();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
