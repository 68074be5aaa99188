import { coreWords, type Game, matchWords, type Problem, sayIn, sayProblem, type Words } from '@countertop/core';
import { text } from './text.svelte.ts';

let russian: Words = {};
let asked = false;

/** The sentence for a problem in the reader's language; English where a language lacks it. */
export function problemSentence(problem: Problem, game?: Game): string {
  const english = sayIn('en', game?.words ?? {}, coreWords, matchWords);
  const voice = text.language === 'ru' ? sayIn('ru', russian).or(english) : english;
  return sayProblem(voice, forPeople(problem));
}

/** Records count seats from 0, people at a table from 1. */
function forPeople(problem: Problem): Problem {
  const data: Record<string, string | number> = { ...problem.data };
  for (const name of ['seat', 'by']) if (typeof data[name] === 'number') data[name] += 1;
  return { ...problem, data };
}

/** Fetches the sentences of the reader's language, before the first one is needed. */
export async function fetchSentences(): Promise<void> {
  if (asked || text.language !== 'ru') return;
  asked = true;
  russian = (await import('./ru-problems.ts')).ruProblems;
}
