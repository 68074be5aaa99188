import type { Lesson, WordsByLanguage } from '@countertop/core';

/** How a game is taught: its lessons in order, and what they say. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly words: WordsByLanguage;
}

// A chunk each: only the course that is taken is loaded.
const lessons = import.meta.glob<{ lessons: readonly Lesson[] }>('../../../../games/*/lessons.ts');
const words = import.meta.glob<{ lessonWords: WordsByLanguage }>('../../../../games/*/lesson-words.ts');

/** The course of a game; undefined where it has none. */
export async function courseOf(game: string): Promise<Course | undefined> {
  const [taught, said] = await Promise.all([
    lessons[`../../../../games/${game}/lessons.ts`]?.(),
    words[`../../../../games/${game}/lesson-words.ts`]?.(),
  ]);
  return taught === undefined || said === undefined ? undefined : { lessons: taught.lessons, words: said.lessonWords };
}
