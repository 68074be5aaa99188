import type { Lesson } from '@countertop/core';
import { type Game, lineTo, sceneOf, type Voice } from '@countertop/core';
import { type Asker, STRONGEST } from '@countertop/search';
import { lessonLine } from '../learn/lesson-line.ts';
import { phrasesOf } from '../learn/reasons-of.ts';
import { seatNames } from '../learn/seat-names.ts';

/** A move of the solver, and what speaks for it in words: nothing where the brain has none. */
export interface ToldMove {
  readonly move: string;
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
    const position = walk.positionAt(node);
    const names = seatNames(position, position.actor);
    const inquiry = { who: STRONGEST, seed: 1, about: [move], nodes: 0 };
    const opinion = await asker.judge(
      sceneOf(
        game.id,
        scene,
        lineTo(node).map(({ text }) => text),
      ),
      inquiry,
    );
    const reasons = opinion.ok ? (opinion.value.about[0]?.reasons ?? []) : [];
    told.push({
      move,
      why: phrasesOf(
        reasons.filter(({ tone }) => tone === 'for'),
        words,
        names,
      ),
    });
  }
  return told;
}
