import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type BenchCase, benchCases } from '../bench/cases.ts';
import type { Measurement } from '../bench/measure.ts';
import type { Command } from '../command.ts';
import { EXIT } from '../exit.ts';
import { findGame } from '../given/find-game.ts';

const RUNS = 5;

export const command: Command = {
  name: 'bench',
  summary: 'Measure how fast the rules are: random games a second, and nanoseconds per play and undo',
  about: `
Each game is measured in a thread of its own, one after the other: a run to warm up, then several runs of
the same fixed work, of which the median is given, in processor time. Random games go from the start to the end, the choice
uniform among the moves, draws by weight. The signature changes when the work does.`,
  arguments: [
    { name: 'GAME', says: 'which games (all of them where none is named)', among: 'games', optional: true, many: true },
  ],
  options: {
    runs: { value: 'N', says: `how many runs (${RUNS})` },
    work: { value: 'PERCENT', says: 'part of the work, for a quick look (100)' },
    json: { says: 'as JSON' },
  },
  examples: [
    ['countertop bench', 'all games'],
    ['countertop bench GAME --json', 'one of them, for a script'],
  ],
  async run(given, terminal) {
    for (const id of given.words) await findGame(id);
    const runs = given.integer('runs', 1, 1000) ?? RUNS;
    const work = (given.integer('work', 1, 10_000) ?? 100) / 100;
    const cases = (await benchCases())
      .filter((one) => given.words.length === 0 || given.words.includes(one.game))
      .map((one) => ({ ...one, playouts: Math.ceil(one.playouts * work) }));
    const json = given.has('json');
    const results: (BenchCase & Measurement)[] = [];
    if (!json)
      await terminal.write(
        terminal.look.paint(row('game', 'playouts/s', 'ns/play+undo', 'moves/game', 'signature'), 'bold'),
      );
    for (const one of cases) {
      const measured = await measureApart(one, runs);
      results.push({ ...one, ...measured });
      if (json) continue;
      const { playoutsPerSecond, nsPerPlayUndo, movesPerPlayout, signature } = measured;
      const figures = [
        whole(playoutsPerSecond),
        nsPerPlayUndo.toFixed(1),
        movesPerPlayout.toFixed(1),
        signature,
      ] as const;
      await terminal.write(row(one.name, ...figures));
    }
    if (json) await terminal.write(`${JSON.stringify({ node: process.version, runs, results })}\n`);
    return EXIT.fine;
  },
};

async function measureApart(bench: BenchCase, runs: number): Promise<Measurement> {
  const worker = new Worker(new URL('../bench/worker.js', import.meta.url), { workerData: { bench, runs } });
  // A fault in the thread arrives as an `error` event, which `once` turns into a rejection.
  const [measured] = (await once(worker, 'message')) as [Measurement];
  await worker.terminate();
  return measured;
}

function row(name: string, ...figures: readonly string[]): string {
  return `${name.padEnd(26)}${figures.map((figure) => figure.padStart(14)).join('')}\n`;
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}
