/**
 * How much level 10 loses by force where it was careless before: every position of one half of test/careless.jsonl, with another seed.
 *   npx tsx --conditions=source games/points/tools/test-careless.ts choosing|testing NODES
 */
import { brain } from '../brain.ts';
import { game } from '../game.ts';
import { carelessGames, halfOf, owedAfter } from './careless.ts';
import { begin } from './self-play.ts';

/** Not the seed of any game that was mined. */
const SEED = 7_000_001;

const [half, nodes] = [process.argv[2], Number(process.argv[3])];
let positions = 0;
let careless = 0;
let lost = 0;
const begun = process.cpuUsage();
for (const mined of carelessGames()) {
  if (halfOf(mined) !== half) continue;
  const moves = mined.moves.split(' ');
  const position = begin();
  for (const [ply, , , least] of mined.careless) {
    while (position.ply < ply) play(moves[position.ply]);
    const { move } = brain.thinker(10, SEED).think(position, { nodes });
    const more = position.isOpen(move) ? Math.max(0, owedAfter(position, move) - least) : 0;
    positions++;
    lost += more;
    if (more > 0) careless++;
  }

  function play(text: string): void {
    const read = game.read(position, text);
    if (!read.ok) throw new Error(text);
    position.play(read.value);
  }
}
const { user } = process.cpuUsage(begun);
console.log(`${lost} points in ${careless} of ${positions} positions, ${(user / 1e6).toFixed(1)} s of processor`);
