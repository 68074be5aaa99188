import type { Problem } from '@countertop/core';
import { loadGame } from '../../games.ts';
import { fetchProblems, problemSentence } from '../../words/problem-sentence.ts';
import { text } from '../../words/text.svelte.ts';
import type { Refused } from '../tree/begin-study.ts';
import { studyWords } from '../words.ts';

/** Why something cannot be studied, as a sentence: in this area's words where it has them. The game is named by its id. */
export async function problemWords(problem: Problem, id?: string): Promise<string> {
  if (id !== undefined) await fetchProblems(id);
  const loaded = id === undefined ? undefined : await loadGame(id);
  const game = loaded?.ok === true ? loaded.value : undefined;
  return text.of(studyWords).find(`problem.${problem.code}`, problem.data) ?? problemSentence(problem, game);
}

/** The same with where in the study it is. */
export async function whyRefused({ problem, line, ply, game }: Refused): Promise<string> {
  const words = text.of(studyWords);
  const why = await problemWords(problem, game);
  if (ply === null) return line === '' ? why : words('broken.variation', { line, why });
  const number = ply + 1;
  return line === '' ? words('broken.move', { number, why }) : words('broken.variation.move', { line, number, why });
}
