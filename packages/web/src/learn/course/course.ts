import type { Exam, Lesson, WordsByLanguage } from '@countertop/core';
import { loadGuide } from '../../games.ts';
import { gameWords } from '../../words/game-words.ts';

/** What the exam is called among the lessons, in addresses. */
export const EXAM = 'exam';

/** How a game is taught: its lessons in order, and what they say. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly words: WordsByLanguage;
  /** The exam at its end, and what is said there; undefined where there is none. */
  readonly exam: Examined | undefined;
}

export interface Examined {
  readonly tasks: Exam;
  readonly words: WordsByLanguage;
}

/** The course of a game; undefined where it has none. */
export async function courseOf(game: string): Promise<Course | undefined> {
  const guide = await loadGuide(game);
  const lessons = guide?.lessons;
  if (lessons === undefined) return undefined;
  const [taught, words, exam] = await Promise.all([lessons(), gameWords(game, 'lessons'), examOf(game, guide?.exam)]);
  return { lessons: taught, words, exam };
}

async function examOf(game: string, load: (() => Promise<Exam>) | undefined): Promise<Examined | undefined> {
  if (load === undefined) return undefined;
  const [tasks, words] = await Promise.all([load(), gameWords(game, 'exam')]);
  return { tasks, words };
}
