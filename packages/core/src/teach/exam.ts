import type { SceneLine } from '../scene/scene.ts';
import type { Task } from './lesson.ts';

/** How many tasks an exam has. */
export const EXAM_TASKS = 10;

/**
 * The exam at the end of a course: tasks on positions that no lesson has shown, one try each, and no hints. Exams are data in
 * games/<id>/teach/exam.ts; what is said stands in the section `exam` of every language, under these keys:
 *   <task>.say   what is asked
 *   <task>.why   why that is right: said after the try, whatever it was
 */
export type Exam = readonly ExamTask[];

export interface ExamTask {
  readonly id: string;
  /** The lesson that teaches it: to be seen again by whoever misses the task. */
  readonly lesson: string;
  readonly at: SceneLine;
  readonly task: Pick<Task, 'right' | 'gains'>;
  /** What follows the right answer, between spaces. */
  readonly then?: string;
}

/** What an exam has come to, best first. */
export const GRADES = ['excellent', 'good', 'passed', 'again'] as const;
export type Grade = (typeof GRADES)[number];

/** Six of ten pass, eight are good, and only all of them are excellent. */
export function gradeOf(found: number, tasks: number): Grade {
  if (found >= tasks) return 'excellent';
  if (found >= 0.8 * tasks) return 'good';
  return found >= 0.6 * tasks ? 'passed' : 'again';
}
