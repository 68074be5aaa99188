import type { Puzzle, WordsByLanguage } from '@countertop/core';
import { loadGuide } from '../games.ts';
import { gameWords } from '../words/game-words.ts';

/** The puzzles of a game, and what they are called. */
export interface Collection {
  readonly puzzles: readonly Puzzle[];
  readonly words: WordsByLanguage;
}

/** The collection of a game; undefined where it has none. */
export async function collectionOf(game: string): Promise<Collection | undefined> {
  const puzzles = (await loadGuide(game))?.puzzles;
  if (puzzles === undefined) return undefined;
  const [found, words] = await Promise.all([puzzles(), gameWords(game, 'puzzles')]);
  return { puzzles: found, words };
}

/** What one must know to solve it, such as the variant that is played: the notes of its themes. */
export function noteKeys({ themes }: Puzzle, { words }: Collection): string[] {
  return themes.map((theme) => `note.${theme}`).filter((key) => words['en']?.[key] !== undefined);
}

/** What a puzzle asks: the word of the first theme that has one. */
export function taskKey({ themes }: Puzzle, { words }: Collection): string {
  const theme = themes.find((each) => words['en']?.[`task.${each}`] !== undefined);
  return theme === undefined ? 'task' : `task.${theme}`;
}
