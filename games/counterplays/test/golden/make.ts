/**
 * Writes the golden playthroughs beside it: npx tsx --conditions=source games/counterplays/test/golden/make.ts
 * They are kept for ever; run this only when a rule was wrong.
 */
import { writeFileSync } from 'node:fs';
import { MoveList, NOBODY, Random, readFrame, referee, writeRecord } from '@countertop/core';
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
    const position = counterplays.start({ goal }, 2);
    const moves: string[] = [];
    while (position.actor !== NOBODY) {
      const move = choose(position, random);
      moves.push(counterplays.write(position, move));
      position.play(move);
    }
    const record = writeRecord(counterplays, { goal }, 2, moves);
    const frame = readFrame(record);
    if (!frame.ok) throw new Error(frame.problem.code);
    const ruling = referee(counterplays, frame.value, { trace: true });
    if (!ruling.ok) throw new Error(ruling.problem.code);
    const trace = ruling.trace?.map((verdict) => `    ${JSON.stringify(verdict)}`).join(',\n');
    writeFileSync(
      new URL(`${goal}-${name}.json`, import.meta.url),
      `{\n  "record": ${JSON.stringify(record)},\n  "trace": [\n${trace}\n  ]\n}\n`,
    );
  }
}
