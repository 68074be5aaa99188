import { Ledger } from '../../packages/cli/src/arena/ledger.ts';
import type { RoundResult } from '../../packages/cli/src/arena/plan.ts';
import { type Summary, summarise } from '../../packages/cli/src/arena/summary.ts';
import { cacheFile } from './cache.ts';
import type { Asked } from './command-line.ts';
import { playAll, type Work } from './play-all.ts';
import type { Step } from './steps.ts';

/** A step with what has been played of it. */
export interface Played<S extends Step> {
  readonly step: S;
  readonly summary: Summary;
}

/** Plays the steps, going on where they were left, until all are done or somebody stops it. */
export async function playSteps<S extends Step>(
  steps: readonly S[],
  command: string,
  asked: Asked,
  heard: (line: string) => void,
): Promise<readonly Played<S>[]> {
  const kept = steps.map((step) => {
    const ledger = Ledger.open(cacheFile(command, step.plan.game, step.name), step.plan);
    return { step, ledger, results: new Map(ledger.results.map((result) => [result.round, result])) };
  });
  const works = kept.map(
    ({ step, ledger, results }): Work<RoundResult> => ({
      wanted: step.rounds,
      kept: results.keys(),
      taskOf: (round) => ({ kind: 'round', plan: step.plan, round }),
      keep(round, result) {
        results.set(round, result);
        ledger.add(result);
      },
      done: () => heard(told(step, summaryOf(step, results))),
    }),
  );
  await playAll(works, asked);
  return kept.map(({ step, results }) => ({ step, summary: summaryOf(step, results) }));
}

/** Of the rounds from the first on without a gap, no more than were planned. */
function summaryOf({ rounds }: Step, results: ReadonlyMap<number, RoundResult>): Summary {
  const counted: RoundResult[] = [];
  for (let result = results.get(0); result !== undefined && counted.length < rounds; ) {
    counted.push(result);
    result = results.get(counted.length);
  }
  return summarise(counted);
}

function told({ plan, name }: Step, { share, games }: Summary): string {
  return `${plan.game} ${name}: ${(100 * share.score).toFixed(1)} ± ${(100 * share.margin).toFixed(1)} (${games})`;
}
