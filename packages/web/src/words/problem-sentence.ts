import { coreWords, type Game, matchWords, type Problem, sentence, type Words } from '@countertop/core';
import { text } from './text.svelte.ts';

let russian: Words = {};
let asked = false;

/** The sentence for a problem in the reader's language; English where a language lacks it. */
export function problemSentence(problem: Problem, game?: Game): string {
  const own = game === undefined ? {} : game.words;
  if (text.language !== 'ru') return sentence(problem, own, coreWords, matchWords);
  return sentence(problem, russian, own, coreWords, matchWords);
}

/** Fetches the sentences of the reader's language, before the first one is needed. */
export async function fetchSentences(): Promise<void> {
  if (asked || text.language !== 'ru') return;
  asked = true;
  russian = (await import('./ru-problems.ts')).ruProblems;
}
