/**
 * What level 10 gives away now where it walked into a net before: of the chance, as a search of many nodes says it after its move and
 * after the better one, at every position of one half of test/nets.jsonl, with other seeds.
 *   npx tsx --conditions=source games/points/tools/test-nets.ts choosing|testing NODES [SEEDS]
 */
import { brain } from '../brain.ts';
import { game } from '../game.ts';
import { CLEARLY, chanceAfter, halfOf, netGames } from './nets.ts';
import { begin } from './self-play.ts';

/** No seed of any game that was mined. */
const FIRST_SEED = 1001;

const [half, nodes, seeds = 5] = [process.argv[2], ...process.argv.slice(3).map(Number)];
let asked = 0;
let caught = 0;
let lost = 0;
let spent = 0;
for (const mined of netGames()) {
  if (halfOf(mined) !== half) continue;
  const moves = mined.moves.split(' ');
  const position = begin();
  for (const [ply, played, chance, better, betterChance] of mined.nets) {
    while (position.ply < ply) position.play(read(moves[position.ply]));
    const judged = new Map([
      [read(played), chance],
      [read(better), betterChance],
    ]);
    for (let seed = FIRST_SEED; seed < FIRST_SEED + seeds; seed++) {
      const begun = process.cpuUsage();
      const { move } = brain.thinker(10, seed).think(position, { nodes });
      spent += process.cpuUsage(begun).user;
      const after = judged.get(move) ?? chanceAfter(position, move);
      judged.set(move, after);
      asked++;
      lost += Math.max(0, betterChance - after);
      if (betterChance - after >= CLEARLY) caught++;
    }
  }

  function read(text: string): number {
    const move = game.read(position, text);
    if (!move.ok) throw new Error(text);
    return move.value;
  }
}
console.log(
  `${(lost / asked).toFixed(3)} of the chance a move, ${caught} of ${asked} into a net, ${(spent / 1e6).toFixed(1)} s of processor`,
);
