import { lineTo, sceneOf, type Voice } from '@countertop/core';
import type { Reason } from '@countertop/search';
import type { Mind } from '../bots/think.ts';
import { reasonPhrase } from '../match/reason-phrase.ts';
import type { LessonRun } from './lesson-run.svelte.ts';
import { seatNames } from './seat-names.ts';
import { speakingAgainst, speakingFor } from './verdict.ts';

/** What the brain has to say against a try and for the right move: phrases, or nothing. */
export interface Spoken {
  readonly yours: string;
  readonly right: string;
}

export async function reasonsOf(mind: Mind, run: LessonRun, tried: string, words: Voice): Promise<Spoken | undefined> {
  const { scene, walk, node } = run.asked;
  const position = walk.positionAt(node);
  const names = seatNames(position, run.learner);
  const right = run.right[0];
  const since = lineTo(node).map(({ text }) => text);
  const opinion = await mind.judge({
    ...sceneOf(run.game.id, scene, since),
    level: 1,
    seed: 1,
    about: right === undefined ? [tried] : [tried, run.game.write(position, right)],
    nodes: 0,
  });
  if (opinion === undefined) return undefined;
  const [yours = [], best = []] = opinion.about.map(({ reasons }) => reasons);
  const phrases = (reasons: readonly Reason[]) =>
    reasons
      .slice(0, 2)
      .map((reason) => reasonPhrase(reason, words, names))
      .filter((phrase) => phrase !== '')
      .join('; ');
  return { yours: phrases(speakingAgainst(yours)), right: phrases(speakingFor(best, yours)) };
}
