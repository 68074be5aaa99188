import type { Game, Problem } from '@countertop/core';
import { fetchSentences, problemSentence } from '../words/problem-sentence.ts';
import { text } from '../words/text.svelte.ts';
import type { Refused } from './begin-study.ts';
import { studyWords } from './words.ts';

/** Why something cannot be studied, as a sentence: in this area's words where it has them. */
export async function problemWords(problem: Problem, game?: Game): Promise<string> {
  await fetchSentences();
  const own = text.of(studyWords)(`problem.${problem.code}`, problem.data);
  return own === `problem.${problem.code}` ? problemSentence(problem, game) : own;
}

/** The same with where in the study it is. */
export async function refusalWords({ problem, line, ply }: Refused, game?: Game): Promise<string> {
  const words = text.of(studyWords);
  const why = await problemWords(problem, game);
  if (ply === null) return line === '' ? why : words('broken.variation', { line, why });
  const number = ply + 1;
  return line === '' ? words('broken.move', { number, why }) : words('broken.variation.move', { line, number, why });
}
