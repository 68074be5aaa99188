import { describe, expect, test } from 'vitest';
import { bag } from '../../test/bag.ts';
import { pebbles } from '../../test/pebbles.ts';
import { play, sitDown } from '../../test/table.ts';
import { type Conditions, checkConditions, conditionalMove, conditionsLeft } from './conditions.ts';

const begun = sitDown(pebbles);

function set(...lines: string[]): Conditions {
  const checked = checkConditions(begun, 1, { ply: 0, lines: lines.map((line) => line.split(' ')) });
  if (!checked.ok) throw new Error(checked.problem.code);
  return checked.value;
}

const refused = (lines: string[], state = begun, seat = 1) => {
  const checked = checkConditions(state, seat, { ply: state.line.length, lines: lines.map((line) => line.split(' ')) });
  return checked.ok ? undefined : checked.problem.code;
};

describe('conditions', () => {
  test('answer what was foreseen, move after move', () => {
    const conditions = set('1 3 1 1', '3 1');
    expect(conditionalMove(begun, 1, conditions)).toBeUndefined();
    expect(conditionalMove(play(begun, '1'), 1, conditions)).toBe('3');
    expect(conditionalMove(play(begun, '3'), 1, conditions)).toBe('1');
    expect(conditionalMove(play(begun, '1 3 1'), 1, conditions)).toBe('1');
  });

  test('are over when the match goes another way, is taken back, or has followed them to the end', () => {
    const conditions = set('1 3');
    expect(conditionsLeft(begun, conditions)).toEqual(conditions);
    expect(conditionsLeft(play(begun, '3'), conditions)).toBeNull();
    expect(conditionsLeft(play(begun, '1 3'), conditions)).toBeNull();
    expect(conditionsLeft(begun, { ...conditions, ply: 2 })).toBeNull();
  });

  test('leave the own first move to whoever set them', () => {
    const own = checkConditions(begun, 0, { ply: 0, lines: [['1', '3', '1']] });
    if (!own.ok) throw new Error(own.problem.code);
    expect(conditionalMove(begun, 0, own.value)).toBeUndefined();
    expect(conditionalMove(play(begun, '1 3'), 0, own.value)).toBe('1');
  });

  test('are kept without what comes after the last answer', () => {
    expect(set('1 3 1').lines).toEqual([['1', '3']]);
    expect(set('1').lines).toEqual([]);
  });

  test('are refused where a move is not legal, an answer is not one, or chance lies between', () => {
    expect(refused(['1 9'])).toBeDefined();
    expect(refused(['1 3', '1 1'])).toBe('conditions-two-answers');
    expect(refused(['+a keep'], sitDown(bag), 1)).toBe('conditions-chance');
    expect(refused(['1 3'], sitDown(pebbles, { clock: { kind: 'fischer', initial: 60_000, increment: 0 } }))).toBe(
      'conditions-live',
    );
  });
});
