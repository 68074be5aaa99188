import { lineTo, sceneOf, type Voice } from '@countertop/core';
import { type Asker, STRONGEST } from '@countertop/search';
import { reasonPhrases } from '../../match/telling/reason-phrases.ts';
import { speakingAgainst, speakingFor } from '../coach/critique.ts';
import type { LessonRun } from './lesson-run.svelte.ts';
import { seatNames } from './seat-names.ts';

/** What the brain has to say against a try and for the right move: phrases, or nothing. */
export interface Spoken {
  readonly yours: string;
  readonly right: string;
  /** The share of the win that the best move promises, where that was thought about. */
  readonly share: number | undefined;
}

/** `nodes`: how much to think about what the moves are worth; 0: only the reasons. */
export async function reasonsOf(
  asker: Asker,
  run: LessonRun,
  tried: string,
  words: Voice,
  nodes: number,
): Promise<Spoken | undefined> {
  const { scene, walk, node } = run.asked;
  const position = walk.positionAt(node);
  const names = seatNames(position, run.learner);
  const right = run.right[0];
  const about = right === undefined ? [tried] : [tried, run.game.write(position, right)];
  const since = lineTo(node).map(({ text }) => text);
  const opinion = await asker.judge(sceneOf(run.game.id, scene, since), { who: STRONGEST, seed: 1, about, nodes });
  if (!opinion.ok) return undefined;
  const [yours, best] = opinion.value.about;
  return {
    yours: reasonPhrases(speakingAgainst(yours?.reasons ?? []), words, names),
    right: reasonPhrases(speakingFor(best?.reasons ?? [], yours?.reasons), words, names),
    share: opinion.value.best?.chance,
  };
}
