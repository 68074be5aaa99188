import { corePlainWords, coreWords, type Game, type Problem, sayProblem, type WordsByLanguage } from '@countertop/core';
import { gameWords } from './game-words.ts';
import { text } from './text.svelte.ts';

interface Refusals {
  /** For those who write moves, records and options: exact, with what could be written instead. */
  readonly exact: WordsByLanguage;
  /** For those who press on a board. */
  readonly plain: WordsByLanguage;
}

let shared: Refusals = { exact: { en: coreWords }, plain: { en: corePlainWords } };
void Promise.all([
  text.from(import.meta.glob('../../../core/src/words/*.ts', { import: 'problems' })),
  text.from(import.meta.glob('../../../core/src/words/*.ts', { import: 'plain' })),
]).then(([exact, plain]) => (shared = { exact, plain }));

/** Why something cannot be, in the words of single games. */
const ofGames = new Map<string, Refusals>();

/** To be called before a game's own problems are put into words. */
export async function fetchProblems(game: string): Promise<void> {
  const [exact, plain] = await Promise.all([gameWords(game, 'problems'), gameWords(game, 'plain')]);
  ofGames.set(game, { exact, plain });
}

/** The sentence for a problem in the reader's language; English where a language lacks it. */
export function problemSentence(problem: Problem, game?: Game): string {
  const all = text.of(shared.exact);
  const own = game === undefined ? undefined : (ofGames.get(game.id)?.exact ?? { en: game.words });
  return sayProblem(own === undefined ? all : text.of(own).or(all), problem);
}

/** The same for somebody who has pressed on a board: without notation, wherever the exact sentence has some. */
export function refusalSentence(problem: Problem, game: Game): string {
  const all = text.of(shared.plain);
  const own = ofGames.get(game.id)?.plain;
  const plain = own === undefined ? all : text.of(own).or(all);
  return plain.find(problem.code, problem.data) ?? problemSentence(problem, game);
}
