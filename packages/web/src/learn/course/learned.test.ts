import { describe, expect, it } from 'vitest';
import { lessonDone, NOTHING_LEARNED, readLearned, shownSteps, stepDone } from './learned.ts';

describe('a step whose answer was shown', () => {
  const shown = stepDone(NOTHING_LEARNED, 'rows', 'three', 'shown');

  it('is remembered when the lesson is done', () => {
    const done = lessonDone(stepDone(shown, 'rows', 'four', 'found'), 'rows');
    expect(done.done).toEqual(['rows']);
    expect(shownSteps(done, 'rows')).toEqual(['three']);
    expect(shownSteps(done, 'other')).toEqual([]);
  });

  it('counts as found when it is found later', () => {
    const found = stepDone(lessonDone(shown, 'rows'), 'rows', 'three', 'found');
    expect(shownSteps(found, 'rows')).toEqual([]);
    expect(found.shown).toEqual({});
    expect(found.done).toEqual(['rows']);
  });

  it('is told once', () => expect(stepDone(shown, 'rows', 'three', 'shown')).toBe(shown));
});

describe('what was kept', () => {
  it('is read as it was', () => {
    const learned = stepDone(lessonDone(NOTHING_LEARNED, 'rows'), 'more', 'two', 'shown');
    expect(readLearned(JSON.parse(JSON.stringify(learned)))).toEqual(learned);
  });

  it('may be older or damaged', () => {
    const old = { done: ['rows', 3], at: { more: 'two', other: 4 }, finished: true };
    expect(readLearned(old)).toEqual({ done: ['rows'], at: { more: 'two' }, shown: {}, finished: true });
    expect(readLearned({ shown: { rows: 'three', more: ['two', 2], other: [] } }).shown).toEqual({ more: ['two'] });
  });
});
