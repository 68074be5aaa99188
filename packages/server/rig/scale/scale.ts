import { parseArgs } from 'node:util';
import { Load } from '../load/load.ts';
import { longGames } from '../load/long-games.ts';
import { ServingNode } from '../serving/serving-node.ts';
import { costsFrom, type Measured, simulateNode } from './scale-model.ts';

// npm run scale: measures a node at three sizes, finds its costs from the smallest and the largest, and compares the simulation with the one
// in between, which it has not seen; then says what so many players at once would ask of every part (docs/scale.md).
const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '4000' },
    turns: { type: 'string', default: '5' },
    players: { type: 'string', multiple: true, default: ['10000', '100000', '1000000'] },
    game: { type: 'string', multiple: true, default: [] },
  },
});

/** As measured (docs/operations.md, docs/scale.md); seconds between two moves of a match, bytes otherwise. */
const BETWEEN = 10;
const CONNECTION = 4_000;
const ROW = 300;
const MESSAGE = 250;
/** What a node gives to people it is not full with, and what one Redis and one PostgreSQL take; a second. */
const SPARE = 0.5;
const CONNECTIONS = 20_000;
const REDIS = 500_000;
const POSTGRES = 20_000;

/** In turns, of which the best counts: what else a machine does only ever takes something away. */
async function measure(): Promise<Measured[]> {
  const [{ game, options }] = await longGames(values.game);
  const load = await Load.start();
  const node = await ServingNode.start('serving/node-main.ts', []);
  const { address } = node;
  const best = new Map<number, number>();
  try {
    for (let turn = 0; turn < Number(values.turns); turn++) {
      for (const matches of [5, 40, 200]) {
        const moves = Math.max(500, Math.min(Number(values.moves), matches * 100));
        await load.ask({ kind: 'play', to: 'server', address, game: game.id, options, matches, moves });
        const { count, seconds } = await load.ask({ kind: 'go' });
        best.set(matches, Math.max(best.get(matches) ?? 0, count / seconds));
      }
    }
  } finally {
    load.end();
    await node.stop();
  }
  return [...best].map(([matches, rate]) => ({ matches, rate }));
}

const measured = await measure();
const [few, some, many] = measured;
const costs = costsFrom([few, many]);
console.log(
  `a move ${costs.move.toFixed(3)} ms of the loop, a commit ${costs.commit.toFixed(2)} and ${costs.sync.toFixed(2)} ms`,
);
for (const { matches, rate } of measured) {
  const predicted = simulateNode(costs, matches);
  const off = Math.round((predicted.rate / rate - 1) * 100);
  console.log(
    `${matches} matches: ${Math.round(rate)} moves/s measured, ${Math.round(predicted.rate)} simulated (${off} %)`,
  );
}
const off = Math.abs(simulateNode(costs, some.matches).rate / some.rate - 1);
console.log(
  off <= 0.2
    ? 'The simulation is within 20 % of what it has not seen.'
    : 'The simulation is too far off to be believed.',
);

const capacity = simulateNode(costs, 400).rate * SPARE;
for (const players of values.players.map(Number)) {
  const moves = players / 2 / BETWEEN;
  const nodes = Math.max(players / CONNECTIONS, moves / capacity);
  console.log(`\n${players} players at once: ${Math.round(moves)} moves/s`);
  console.log(
    `  nodes: ${Math.ceil(nodes)} (${Math.ceil(players / CONNECTIONS)} by connections, ${Math.ceil(moves / capacity)} by moves), ${Math.round((players * CONNECTION) / 1e6)} MB for connections`,
  );
  console.log(`  log: ${((moves * ROW) / 1e6).toFixed(1)} MB/s, ${Math.ceil(moves / POSTGRES)} PostgreSQL by its rows`);
  const heard = moves * Math.ceil(nodes);
  console.log(
    `  bus: ${((heard * MESSAGE) / 1e6).toFixed(0)} MB/s if every node hears everything, ${Math.ceil(heard / REDIS)} Redis; ${((2 * moves * MESSAGE) / 1e6).toFixed(0)} MB/s if only those who follow a table do`,
  );
}
process.exit(off <= 0.2 ? 0 : 1);
