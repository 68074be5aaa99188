import type { Exam } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { answered, begun, marked, readSitting, tasksLeft, tasksOf } from './sitting.ts';

const exam: Exam = ['one', 'two', 'three'].map((id) => ({
  id,
  lesson: 'rows',
  at: { seats: 2, moves: '' },
  task: { gains: 1 },
}));

const names = (tasks: Exam) => tasks.map(({ id }) => id);

describe('an exam', () => {
  const half = answered(answered(begun(undefined), 'one', 'found'), 'two', 'missed');
  const whole = marked(answered(half, 'three', 'found'), exam);

  it('goes on where it was left', () => {
    expect(tasksLeft(begun(undefined), exam)).toEqual(exam);
    expect(names(tasksLeft(half, exam))).toEqual(['three']);
    expect(marked(half, exam).best).toBeUndefined();
  });

  it('takes one answer to a task', () => {
    expect(answered(half, 'two', 'found')).toBe(half);
  });

  it('is over when every task is answered, and says what was missed', () => {
    expect(tasksLeft(whole, exam)).toEqual([]);
    expect(whole.best).toBe(2);
    expect(names(tasksOf(whole, exam, 'missed'))).toEqual(['two']);
  });

  it('may be taken again, and what was best remains', () => {
    const again = exam.reduce((sitting, { id }) => answered(sitting, id, 'missed'), begun(whole));
    expect(tasksLeft(begun(whole), exam)).toEqual(exam);
    expect(marked(again, exam).best).toBe(2);
  });

  it('goes on with a task that is new since', () => {
    const longer: Exam = [...exam.map((task) => ({ ...task, id: `new-${task.id}` })), ...exam];
    expect(names(tasksLeft(whole, longer))).toEqual(['new-one', 'new-two', 'new-three']);
  });

  it('is read as it was kept, and what is damaged is left out', () => {
    expect(readSitting(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(readSitting({ answers: { one: 'found', two: 3 }, best: 'many' })).toEqual({ answers: { one: 'found' } });
    expect(readSitting('nothing')).toEqual({ answers: {} });
  });
});
