import { expect, it } from 'vitest';
import { EXAM_TASKS, gradeOf } from './exam.ts';

it('all ten are excellent, eight are good, six pass, and five do not', () => {
  const grades = [10, 9, 8, 7, 6, 5, 0].map((found) => gradeOf(found, EXAM_TASKS));
  expect(grades).toEqual(['excellent', 'good', 'good', 'passed', 'passed', 'again', 'again']);
});
