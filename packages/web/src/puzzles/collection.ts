import type { Puzzle, WordsByLanguage } from '@countertop/core';

/** The puzzles of a game, and what they are called. */
export interface Collection {
  readonly puzzles: readonly Puzzle[];
  readonly words: WordsByLanguage;
}

// A chunk each, without the brain.
const puzzles = import.meta.glob<{ puzzles: readonly Puzzle[] }>('../../../../games/*/puzzles.ts');
const words = import.meta.glob<{ puzzleWords: WordsByLanguage }>('../../../../games/*/puzzle-words.ts');

/** The collection of a game; undefined where it has none. */
export async function collectionOf(game: string): Promise<Collection | undefined> {
  const [found, said] = await Promise.all([
    puzzles[`../../../../games/${game}/puzzles.ts`]?.(),
    words[`../../../../games/${game}/puzzle-words.ts`]?.(),
  ]);
  return found === undefined || said === undefined ? undefined : { puzzles: found.puzzles, words: said.puzzleWords };
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
