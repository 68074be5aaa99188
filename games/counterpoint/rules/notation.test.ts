import { coreWords, MoveList, readMove, sentence } from '@countertop/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CounterpointPosition, cellOfMove, colourOf, counterpoint, kindOf } from '../index.ts';
import { after, dealt } from '../test/play.ts';

const LOTS = '';
const DRAW = '?y';
const PLACE = dealt('yybr', 'gggg');
const OVER = `${dealt('yyyy', 'yyyy')} y:a2 +y y:b2 +y y:a3 +y y:b3 +y y:c2 +b y:c3`;
const ROUNDED = { options: { width: 4, height: 4, corners: false } };

function refusal(position: CounterpointPosition, text: string): string {
  const read = readMove(counterpoint, position, text);
  return read.ok ? `read as ${counterpoint.write(position, read.value)}` : read.problem.code;
}

describe('notation', () => {
  test('a lot, a draw and a placing are written differently', () => {
    for (const [moves, text, kind] of [
      [LOTS, '?b', 'lot'],
      [DRAW, '+b', 'draw'],
      [PLACE, 'b:b5', 'place'],
    ] as const) {
      const position = after(moves);
      const read = counterpoint.read(position, text);
      if (!read.ok) throw new Error(read.problem.code);
      expect(kindOf(read.value)).toBe(kind);
      expect(colourOf(read.value)).toBe(1);
      expect(counterpoint.write(position, read.value)).toBe(text);
    }
  });

  test('cells count from a1 along the rows', () => {
    const read = counterpoint.read(after(PLACE), 'r:c2');
    expect(read.ok && cellOfMove(read.value)).toBe(8);
  });

  test('columns go on to l, rows to 12', () => {
    expect(refusal(after(PLACE, { options: { width: 12, height: 4 } }), 'y:l4')).toBe('read as y:l4');
    expect(refusal(after(PLACE, { options: { width: 4, height: 12 } }), 'y:d12')).toBe('read as y:d12');
  });

  test('white space around a move does not matter', () => {
    expect(refusal(after(PLACE), ' y:a1\n')).toBe('read as y:a1');
  });

  test.each([
    [LOTS, '+y', 'counterpoint-lots-due'],
    [LOTS, 'y:a1', 'counterpoint-lots-due'],
    [DRAW, '?y', 'counterpoint-draw-due'],
    [DRAW, 'y:a1', 'counterpoint-draw-due'],
    [PLACE, '+y', 'counterpoint-placing-due'],
    [PLACE, '?y', 'counterpoint-placing-due'],
    [PLACE, 'g:a1', 'counterpoint-reserve-lacks'],
    [PLACE, 'y:g1', 'off-board'],
    [PLACE, 'y:a7', 'off-board'],
    [PLACE, 'y:zz9999', 'off-board'],
    [PLACE, 'y:a01', 'counterpoint-no-cell'],
    [PLACE, 'y:a0', 'counterpoint-no-cell'],
    [PLACE, 'y:A1', 'counterpoint-no-cell'],
    [PLACE, 'y:', 'counterpoint-no-cell'],
    [PLACE, 'y: a1', 'counterpoint-no-cell'],
    [PLACE, 'y:a1\nb', 'counterpoint-no-cell'],
    [PLACE, 'y:a-1', 'counterpoint-no-cell'],
    [PLACE, `y:${'a'.repeat(9999)}1`, 'counterpoint-no-cell'],
    [PLACE, 'x:a1', 'counterpoint-no-colour'],
    [PLACE, 'Y:a1', 'counterpoint-unreadable'],
    [PLACE, 'yellow:a1', 'counterpoint-unreadable'],
    [PLACE, 'a1', 'counterpoint-unreadable'],
    [PLACE, '', 'counterpoint-unreadable'],
    [PLACE, 'é:a1', 'counterpoint-unreadable'],
    [LOTS, '?x', 'counterpoint-no-colour'],
    [LOTS, '?Y', 'counterpoint-unreadable'],
    [LOTS, '?yy', 'counterpoint-unreadable'],
    [LOTS, '? y', 'counterpoint-unreadable'],
    [`${PLACE} y:a1 +y`, 'g:a1', 'counterpoint-taken'],
    ['?b '.repeat(12), '?b', 'counterpoint-bag-lacks'],
  ])('after "%s", "%s" is refused: %s', (moves, text, code) => {
    expect(refusal(after(moves), text)).toBe(code);
  });

  test('a corner that is not there, and a move after the end', () => {
    expect(refusal(after(PLACE, ROUNDED), 'y:a4')).toBe('counterpoint-corner');
    expect(refusal(after(OVER, ROUNDED), 'b:c1')).toBe('game-over');
    expect(counterpoint.read(after(OVER, ROUNDED), 'b:c1')).toMatchObject({
      ok: false,
      problem: { code: 'game-over' },
    });
  });

  test('a refusal says what is there instead', () => {
    const read = counterpoint.read(after(PLACE), 'g:a1');
    if (read.ok) throw new Error('read');
    expect(sentence(read.problem, counterpoint.words, coreWords)).toBe(
      'There is no green counter in the reserve, which is yybr.',
    );
  });

  test('whatever the text, it is read as a legal move or refused, never more', () => {
    const positions = [LOTS, DRAW, PLACE].map((moves) => after(moves));
    const list = new MoveList();
    const pieces = fc.array(fc.constantFrom('?', '+', ':', 'y', 'b', 'g', 'r', 'a', 'f', '1', '6', '0', '-', ' ', 'Y'));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      pieces.map((each) => each.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...positions), text, (position, text) => {
        const read = counterpoint.read(position, text);
        if (!read.ok) return;
        position.moves(list);
        expect(list.includes(read.value)).toBe(true);
        expect(counterpoint.write(position, read.value)).toBe(text);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});
