import type { RoundResult } from '../../packages/cli/src/arena/plan.ts';
import { type Summary, summarise } from '../../packages/cli/src/arena/summary.ts';
import type { Asked } from './command-line.ts';
import { KeptRounds } from './kept-rounds.ts';
import { playKept, type Wanted } from './play-kept.ts';
import type { Step } from './steps.ts';

/** A step with what has been played of it. */
export interface PlayedStep<S extends Step> {
  readonly step: S;
  readonly summary: Summary;
}

/** Plays the steps, going on where they were left, until all are done or somebody stops it. */
export async function playSteps<S extends Step>(
  steps: readonly S[],
  command: string,
  asked: Asked,
  heard: (line: string) => void,
): Promise<readonly PlayedStep<S>[]> {
  const all = steps.map((step) => ({
    step,
    kept: new KeptRounds<RoundResult>(command, step.plan.game, step.name, step.plan),
  }));
  const summaryOf = ({ step, kept }: (typeof all)[number]): Summary => summarise(kept.inOrder(step.rounds));
  await playKept(
    all
      .filter(({ step }) => asked.only.some((part) => step.name.includes(part)))
      .map((each): Wanted<RoundResult> => {
        const { step, kept } = each;
        return {
          kept,
          wanted: step.rounds,
          taskOf: (round) => ({ kind: 'round', plan: step.plan, round }),
          done: () => heard(told(step, summaryOf(each))),
        };
      }),
    asked,
  );
  return all.map((each) => ({ step: each.step, summary: summaryOf(each) }));
}

function told({ plan, name }: Step, { share, games }: Summary): string {
  return `${plan.game} ${name}: ${(100 * share.score).toFixed(1)} ± ${(100 * share.margin).toFixed(1)} (${games})`;
}
