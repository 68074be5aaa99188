import type { Lesson } from '@countertop/core';
import type { Course } from './course.ts';

/** Where to go on: the first lesson not yet done after this one, or else the first of all. */
export function nextLesson(course: Course, done: readonly string[], after?: string): Lesson | undefined {
  const { lessons } = course;
  const from = lessons.findIndex(({ id }) => id === after) + 1;
  return [...lessons.slice(from), ...lessons.slice(0, from)].find(({ id }) => !done.includes(id));
}
