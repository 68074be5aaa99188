import { coreWords, sentence, startPosition } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { counterpoint } from '../index.ts';

function refusal(options: unknown, seats: number): string {
  const start = startPosition(counterpoint, options, seats);
  return start.ok ? `${start.value.position.vacancies} spaces` : start.problem.code;
}

describe('options', () => {
  test.each([
    [{}, 2, '36 spaces'],
    [{ corners: false }, 4, '32 spaces'],
    [{ width: 4, height: 4, corners: false }, 2, '12 spaces'],
    [{ width: 12, height: 4 }, 3, '48 spaces'],
    [{ width: 7, height: 7, corners: false }, 2, '45 spaces'],
    [{ width: 5, height: 10, corners: false }, 2, '46 spaces'],
    [{ width: 7, height: 7 }, 2, 'counterpoint-spaces'],
    [{ width: 12, height: 5, corners: false }, 2, 'counterpoint-spaces'],
    [{ width: 3 }, 2, 'option-integer'],
    [{ height: 13 }, 2, 'option-integer'],
    [{ width: 6.5 }, 2, 'option-integer'],
    [{ corners: 1 }, 2, 'option-flag'],
    [{ depth: 2 }, 2, 'option-unknown'],
    [{}, 1, 'seats-count'],
    [{}, 5, 'seats-count'],
    [{ partners: true }, 4, '36 spaces'],
    [{ partners: true }, 2, 'counterpoint-partners'],
    [{ partners: true }, 3, 'counterpoint-partners'],
  ])('R1, R11: %j with %i seats: %s', (options, seats, answer) => {
    expect(refusal(options, seats)).toBe(answer);
  });

  test('R1: a board with more spaces than counters is refused in words', () => {
    const start = startPosition(counterpoint, { width: 7, height: 7 }, 2);
    if (start.ok) throw new Error('started');
    expect(sentence(start.problem, counterpoint.words, coreWords)).toBe(
      'A board of 7 x 7 has 49 spaces; there are 48 counters, so at most 48 spaces.',
    );
  });

  test('every preset can be played', () => {
    for (const { options } of counterpoint.presets) {
      expect(startPosition(counterpoint, options, 4).ok).toBe(true);
    }
  });
});
