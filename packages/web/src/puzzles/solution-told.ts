import { type Game, type Lesson, lineTo, movesOf, sceneOf, type Voice } from '@countertop/core';
import { type Asker, type Reason, STRONGEST } from '@countertop/search';
import { guideOf } from '../games.ts';
import { speakingAgainst, speakingFor } from '../learn/coach/critique.ts';
import { lessonLine, type Stand } from '../learn/lesson/lesson-line.ts';
import { seatNames } from '../learn/lesson/seat-names.ts';
import { reasonPhrases } from '../match/telling/reason-phrases.ts';
import { storyOf } from '../match/telling/story.ts';
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
  for (const [index, stand] of lessonLine(game, lesson).entries()) {
    const [move = ''] = movesOf(lesson.steps[index]?.task?.right ?? '');
    const each = await moveTold(asker, game, stand, move, words, speakingFor);
    if (each === undefined) break;
    told.push(each);
  }
  return told;
}

/** A move that tempted, what speaks against it, and the moves that show it: the move itself, and what refutes it. */
export interface ToldTrap extends ToldMove {
  readonly moves: readonly string[];
}

/** Why the moves that tempt at the first move are wrong. */
export async function trapsTold(
  asker: Asker,
  game: Game,
  stand: Stand,
  tempting: Readonly<Record<string, string>>,
  words: Voice,
): Promise<readonly ToldTrap[]> {
  const told: ToldTrap[] = [];
  for (const [move, line] of Object.entries(tempting)) {
    const each = await moveTold(asker, game, stand, move, words, speakingAgainst);
    if (each !== undefined) told.push({ ...each, moves: [move, ...movesOf(line)] });
  }
  return told;
}

/** What a move does, and those of its reasons that are chosen; undefined where it cannot be made. */
async function moveTold(
  asker: Asker,
  game: Game,
  { scene, walk, node }: Stand,
  move: string,
  words: Voice,
  choose: (reasons: readonly Reason[]) => readonly Reason[],
): Promise<ToldMove | undefined> {
  const played = walk.playText(node, move);
  if (!played.ok) return undefined;
  const before = walk.positionAt(node);
  const happened = { before, move: played.value.move, after: walk.positionAt(played.value) };
  const names = seatNames(before, before.actor);
  const way = lineTo(node).map(({ text }) => text);
  const opinion = await asker.judge(sceneOf(game.id, scene, way), { who: STRONGEST, seed: 1, about: [move], nodes: 0 });
  const reasons = opinion.ok ? (opinion.value.about[0]?.reasons ?? []) : [];
  const deeds = storyOf(game, guideOf(game.id), words, [happened]).flatMap(({ phrases }) => phrases);
  return { deeds: deeds.join(t('story.and')), why: reasonPhrases(choose(reasons), words, names) };
}
