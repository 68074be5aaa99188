/**
 * Writes the golden playthroughs beside it: npx tsx --conditions=source games/counterplays/test/golden/make.ts
 * They are kept for ever; run this only when a rule was wrong.
 */
import { MoveList, Random } from '@countertop/core';
import { writeGolden } from '../../../../test/golden.ts';
import { type CounterplaysPosition, counterplays, type Goal } from '../../index.ts';

const list = new MoveList();

function climb(position: CounterplaysPosition, random: Random): number {
  position.moves(list);
  const moves = list.toArray();
  const highest = Math.max(...moves.map((move) => position.levelOf(move)));
  const best = moves.filter((move) => position.levelOf(move) === highest);
  return best[random.below(best.length)];
}

const PLAYERS = { random: (position: CounterplaysPosition, random: Random) => position.pick(random), climbing: climb };

for (const goal of ['highest', 'lowest'] as const satisfies readonly Goal[]) {
  for (const [name, choose] of Object.entries(PLAYERS)) {
    const random = new Random(goal.length);
    const file = new URL(`${goal}-${name}.json`, import.meta.url);
    writeGolden(counterplays, file, { options: { goal } }, (position) => choose(position, random));
  }
}
