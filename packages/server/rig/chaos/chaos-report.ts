import type { ChaosPlace } from './chaos-place.ts';
import { playRound } from './round.ts';

/**
 * Plays rounds and tells of each. Real processes do not repeat themselves to the millisecond, but what breaks, and in which order,
 * follows from the seed. Gives whether nothing was wrong.
 */
export async function playRounds(place: ChaosPlace, rounds: number, first: number, again: string): Promise<boolean> {
  const counts = new Map<string, number>();
  let moves = 0;
  let wrong = 0;
  try {
    for (let seed = first; seed < first + rounds; seed++) {
      const report = await playRound(place, seed);
      moves += report.moves;
      for (const what of report.done) counts.set(what, (counts.get(what) ?? 0) + 1);
      if (report.faults.length > 0) wrong++;
      const times = `${report.played} ms, and ${report.rested} to come to rest`;
      console.log(`seed ${seed}: ${report.moves} promised, ${report.done.join('; ')} (${times})`);
      for (const fault of report.faults) console.log(`  ${fault}`);
    }
  } finally {
    await place.close();
  }
  console.log(`\n${rounds} rounds, ${moves} commands promised and kept`);
  for (const [what, count] of counts) console.log(`  ${count} times: ${what}`);
  console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} rounds are wrong: ${again} -- 1 SEED plays one again.`);
  return wrong === 0;
}
