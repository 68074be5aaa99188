import type { Exam } from '@countertop/core';
import { fieldsOf, onlyOf } from '../../store/keepsake.ts';

/** What came of a task: the first try was right, or it was not. */
export type Found = 'found' | 'missed';

/** An exam being taken, or taken. It is over when every task has its answer. */
export interface Sitting {
  readonly answers: Readonly<Record<string, Found>>;
  /** The most tasks found in any sitting that came to its end. */
  readonly best?: number;
}

/** A new sitting: what was best remains. */
export function begun(before: Sitting | undefined): Sitting {
  return before?.best === undefined ? { answers: {} } : { answers: {}, best: before.best };
}

/** A task has one answer: the first. */
export function answered(sitting: Sitting, task: string, how: Found): Sitting {
  if (Object.hasOwn(sitting.answers, task)) return sitting;
  return { ...sitting, answers: { ...sitting.answers, [task]: how } };
}

/** Notes the best when all is answered. */
export function marked(sitting: Sitting, exam: Exam): Sitting {
  if (tasksLeft(sitting, exam).length > 0) return sitting;
  return { ...sitting, best: Math.max(sitting.best ?? 0, tasksOf(sitting, exam, 'found').length) };
}

/** What is still to be answered; nothing when it is over. */
export function tasksLeft({ answers }: Sitting, exam: Exam): Exam {
  return exam.filter(({ id }) => !Object.hasOwn(answers, id));
}

export function tasksOf({ answers }: Sitting, exam: Exam, how: Found): Exam {
  return exam.filter(({ id }) => answers[id] === how);
}

export function readSitting(value: unknown): Sitting {
  const { answers, best } = fieldsOf(value);
  const read = { answers: onlyOf(answers, (each): each is Found => each === 'found' || each === 'missed') };
  return typeof best === 'number' && Number.isInteger(best) ? { ...read, best } : read;
}
