import { coreWords, type Game, type Problem, sayProblem, type WordsByLanguage } from '@countertop/core';
import { gameWords } from './game-words.ts';
import { text } from './text.svelte.ts';

let shared: WordsByLanguage = { en: coreWords };
void text
  .from(import.meta.glob('../../../core/src/words/*.ts', { import: 'problems' }))
  .then((words) => (shared = words));

/** Why something cannot be, in the words of single games. */
const ofGames = new Map<string, WordsByLanguage>();

/** To be called before a game's own problems are put into words. */
export async function fetchProblems(game: string): Promise<void> {
  ofGames.set(game, await gameWords(game, 'problems'));
}

/** The sentence for a problem in the reader's language; English where a language lacks it. */
export function problemSentence(problem: Problem, game?: Game): string {
  const all = text.of(shared);
  const words = game === undefined ? undefined : (ofGames.get(game.id) ?? { en: game.words });
  return sayProblem(words === undefined ? all : text.of(words).or(all), forPeople(problem));
}

/** Records count seats from 0, people at a table from 1. */
function forPeople(problem: Problem): Problem {
  const data: Record<string, string | number> = { ...problem.data };
  for (const name of ['seat', 'by']) if (typeof data[name] === 'number') data[name] += 1;
  return { ...problem, data };
}
