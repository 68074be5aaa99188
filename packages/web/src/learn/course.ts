import type { Lesson, WordsByLanguage } from '@countertop/core';
import { loadGuide } from '../games.ts';
import { gameWords } from '../words/game-words.ts';

/** How a game is taught: its lessons in order, and what they say. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly words: WordsByLanguage;
}

/** The course of a game; undefined where it has none. */
export async function courseOf(game: string): Promise<Course | undefined> {
  const lessons = (await loadGuide(game))?.lessons;
  if (lessons === undefined) return undefined;
  const [taught, words] = await Promise.all([lessons(), gameWords(game, 'lessons')]);
  return { lessons: taught, words };
}
