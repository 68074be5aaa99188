import { coreWords, type Game, matchWords, type Problem, sentence, type Words } from '@countertop/core';
import { text } from './text.svelte.ts';

let russian: Words = {};
void import('./ru-problems.ts').then((words) => {
  russian = words.ruProblems;
});

/** The sentence for a problem in the reader's language; English where a language lacks it. */
export function problemSentence(problem: Problem, game?: Game): string {
  const own = game === undefined ? {} : game.words;
  return text.language === 'ru'
    ? sentence(problem, russian, own, coreWords, matchWords)
    : sentence(problem, own, coreWords, matchWords);
}
