/**
 * The highest level against plain UCT by processor time, which other work on the machine does not shorten; here 25 pairs from seed 4:
 *   npx tsx --conditions=source games/counterplays/tools/equal-time.ts 25 4 1000
 */
import { estimateScores, mix, openingOf, playerOf, playRound, type Thinker } from '@countertop/search';
import { baselines } from '../brain/baselines.ts';
import { levels } from '../brain/level-count.ts';
import { brain } from '../brain.ts';
import { CounterplaysPosition } from '../rules/position.ts';

const [pairs = 25, seed = 4, milliseconds = 1000] = process.argv.slice(2).map(Number);
const start = new CounterplaysPosition('highest');
const scores: number[] = [];
const won = [0, 0];

for (let round = 0; round < pairs; round++) {
  const terms = { start, opening: openingOf(start, mix(seed, round), { plies: 4, imbalance }), seed };
  const { games } = await playRound(terms, (player, seat) => {
    const make = player === 0 ? strongest : baselines['uct'];
    return playerOf(make(mix(seed, 4 * round + 2 * player + seat)), { milliseconds, now: processorTime });
  });
  for (let seat = 0; seat < 2; seat++) won[seat] += games[seat].shares[seat];
  scores.push((games[0].shares[0] + games[1].shares[1]) / 2);
  const { score, margin } = estimateScores(scores);
  const bySeat = `as White ${won[0]} of ${scores.length}, as Black ${won[1]}`;
  console.log(`${2 * scores.length} games: ${percent(score)} ± ${percent(margin)}, ${bySeat}`);
}

function strongest(seed: number): Thinker<CounterplaysPosition> {
  return brain.thinker(levels, seed);
}

function imbalance(position: CounterplaysPosition): number {
  return Math.abs(strongest(0).think(position, { nodes: 2000 }).chances[0] - 0.5);
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
