import { type Game, type Lesson, lineTo, sceneOf, type Voice } from '@countertop/core';
import { type Asker, STRONGEST } from '@countertop/search';
import { guideOf } from '../games.ts';
import { lessonLine } from '../learn/lesson-line.ts';
import { reasonPhrases } from '../learn/reasons-of.ts';
import { seatNames } from '../learn/seat-names.ts';
import { storyOf } from '../match/story.ts';
import { t } from '../words/text.svelte.ts';

/** A move of the solver in words: what it does, and what speaks for it (nothing where the brain has no reasons). */
export interface ToldMove {
  readonly deeds: string;
  readonly why: string;
}

/** Why the moves of a solution are right, one after the other. */
export async function solutionTold(
  asker: Asker,
  game: Game,
  lesson: Lesson,
  words: Voice,
): Promise<readonly ToldMove[]> {
  const told: ToldMove[] = [];
  for (const [index, { scene, walk, node }] of lessonLine(game, lesson).entries()) {
    const move = lesson.steps[index]?.task?.right ?? '';
    const played = walk.playText(node, move);
    if (!played.ok) break;
    const before = walk.positionAt(node);
    const happened = { before, move: played.value.move, after: walk.positionAt(played.value) };
    const names = seatNames(before, before.actor);
    const way = lineTo(node).map(({ text }) => text);
    const inquiry = { who: STRONGEST, seed: 1, about: [move], nodes: 0 };
    const opinion = await asker.judge(sceneOf(game.id, scene, way), inquiry);
    const reasons = opinion.ok ? (opinion.value.about[0]?.reasons ?? []) : [];
    const deeds = storyOf(game, guideOf(game.id), words, [happened]).flatMap(({ phrases }) => phrases);
    const good = reasons.filter(({ tone }) => tone === 'for');
    told.push({ deeds: deeds.join(t('story.and')), why: reasonPhrases(good, words, names) });
  }
  return told;
}
