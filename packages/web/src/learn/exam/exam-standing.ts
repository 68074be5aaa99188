import { type Exam, type Grade, gradeOf } from '@countertop/core';
import { type Sitting, tasksLeft, tasksOf } from './sitting.ts';

/** How somebody stands with an exam. */
export type ExamStanding =
  | { readonly kind: 'new' }
  | { readonly kind: 'under-way'; readonly task: number; readonly tasks: number }
  | { readonly kind: 'over'; readonly found: number; readonly tasks: number; readonly grade: Grade };

export function examStanding(sitting: Sitting | undefined, exam: Exam): ExamStanding {
  if (sitting === undefined) return { kind: 'new' };
  const tasks = exam.length;
  const [next, ...others] = tasksLeft(sitting, exam);
  if (next !== undefined) {
    return others.length + 1 === tasks ? { kind: 'new' } : { kind: 'under-way', task: exam.indexOf(next) + 1, tasks };
  }
  const found = tasksOf(sitting, exam, 'found').length;
  return { kind: 'over', found, tasks, grade: gradeOf(found, tasks) };
}
