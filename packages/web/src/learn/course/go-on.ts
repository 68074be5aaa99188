import { text } from '../../words/text.svelte.ts';
import { learnWords } from '../words.ts';
import { courseOf } from './course.ts';
import { nextLesson } from './next-lesson.ts';
import { progress } from './progress.svelte.ts';

/** Where a course goes on: a lesson, or the match at its end. */
export interface GoingOn {
  /** The lesson's id; undefined: the match with the coach. */
  readonly lesson: string | undefined;
  readonly title: () => string;
  readonly far: () => string;
}

export async function goOnWith(game: string): Promise<GoingOn | undefined> {
  const course = await courseOf(game);
  if (course === undefined) return undefined;
  const { done } = progress.of(game);
  const next = nextLesson(course, done, done.at(-1));
  const count = course.lessons.length;
  return {
    lesson: next?.id,
    title: () => (next === undefined ? text.of(learnWords)('match.title') : text.of(course.words)(`${next.id}.title`)),
    far: () =>
      text.of(learnWords)('course.done', { count, done: course.lessons.filter(({ id }) => done.includes(id)).length }),
  };
}
