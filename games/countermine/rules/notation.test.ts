import { coreWords, MoveList, sentence } from '@countertop/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countermine, readBoardCell, strikeMove, writeBoardCell } from '../index.ts';
import { fresh, legal, pictured, play, refusal } from '../test/board.ts';

const struck = () => play(pictured('X X X X . . O O'), 'e1');

describe('cells', () => {
  test('are named a1 to l12', () => {
    expect([0, 11, 12, 65, 143].map(writeBoardCell)).toEqual(['a1', 'l1', 'a2', 'f6', 'l12']);
    for (let cell = 0; cell < 144; cell++)
      expect(readBoardCell(writeBoardCell(cell))).toEqual({ ok: true, value: cell });
  });
});

describe('moves', () => {
  test('strikes name the cube and the direction of the run', () => {
    const position = fresh();
    expect([0, 1, 2, 3].map((direction) => countermine.write(position, strikeMove(65, direction)))).toEqual([
      'xf6-',
      'xf6|',
      'xf6/',
      'xf6\\',
    ]);
  });

  test('one move, one spelling', () => {
    for (const text of [
      'F6',
      'f06',
      ' f6',
      'f6 ',
      'f+6',
      'f-6',
      '6f',
      'f6.',
      'ff',
      'f',
      '6',
      '',
      'f6f6',
      'swap ',
      'Swap',
      'ｆ6',
    ]) {
      expect(refusal(fresh(true), text), text).toBe('move-unreadable');
    }
    for (const text of [
      'Xe1-',
      'xE1-',
      'xe01-',
      'xe1--',
      'xe1_',
      'x',
      'xx',
      'xe1–',
      'x e1-',
      'xe1 -',
      '-e1x',
      'xe1-\n',
    ]) {
      expect(refusal(struck(), text), text).toBe('move-unreadable');
    }
    expect(refusal(struck(), 'xe1-')).toBe('none');
  });

  test.each([
    ['m1', 'off-board'],
    ['a13', 'off-board'],
    ['aa1', 'off-board'],
    ['zzz9999', 'off-board'],
    ['a0', 'move-unreadable'],
    ['a99999', 'move-unreadable'],
    ['xz99-', 'off-board'],
    ['xa1-', 'no-bonus'],
    ['xa1', 'no-bonus'],
    ['swap', 'swap-not-played'],
  ])('%s on an empty board: %s', (text, code) => {
    expect(refusal(fresh(), text)).toBe(code);
  });

  test.each([
    ['f6', 'bonus-first'],
    ['a1', 'bonus-first'],
    ['m1', 'off-board'],
    ['xe1', 'strike-direction'],
    ['xe1|', 'strike-not-in-run'],
    ['xf6-', 'strike-not-in-run'],
    ['xg1-', 'strike-not-in-run'],
    ['swap', 'swap-not-played'],
  ])('%s while a bonus action is open: %s', (text, code) => {
    expect(refusal(struck(), text)).toBe(code);
  });

  test('reasons say what can be done, in plain words; those who write moves find them in the data', () => {
    const refused = countermine.read(struck(), 'f6');
    expect(refused.ok ? '' : sentence(refused.problem, countermine.words)).toBe(
      'Strike first: choose a cube of the row that was just completed. f6 comes after that.',
    );
    expect(refused.ok ? undefined : refused.problem.data).toMatchObject({ legal: 'xa1-, xb1-, xc1-, xd1-, xe1-' });
  });

  test('whatever the text, reading answers, and refuses all but the legal moves', () => {
    const piece = fc.constantFrom(
      'x',
      'a',
      'e',
      'l',
      'm',
      '1',
      '0',
      '12',
      '-',
      '|',
      '/',
      '\\',
      'swap',
      ' ',
      '+',
      'é',
      '\u0000',
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(piece).map((all) => all.join('')),
    );
    const positions = [fresh(), fresh(true), play(fresh(true), 'a1'), struck(), play(struck(), 'xc1-')];
    const known = positions.map((position) => new Set(legal(position)));
    fc.assert(
      fc.property(text, (given) => {
        positions.forEach((position, index) => {
          const read = countermine.read(position, given);
          expect(read.ok).toBe(known[index].has(given));
          if (read.ok) expect(countermine.write(position, read.value)).toBe(given);
          else expect(Object.keys({ ...coreWords, ...countermine.words })).toContain(read.problem.code);
        });
      }),
      { numRuns: 2000, seed: 20261116 },
    );
  });

  test('every legal move is written and read back', () => {
    const list = new MoveList();
    for (const position of [fresh(), play(fresh(true), 'a1'), struck()]) {
      position.moves(list);
      for (const move of list.toArray()) {
        expect(countermine.read(position, countermine.write(position, move))).toEqual({ ok: true, value: move });
      }
    }
  });
});
