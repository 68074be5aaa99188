import { startPosition } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game as points } from '../game.ts';
import { refusal as refusalOf } from '../test/board.ts';
import type { PointsPosition } from './position.ts';

function start(options: Record<string, unknown> = {}): PointsPosition {
  const begun = startPosition(points, options, 2);
  if (!begun.ok) throw new Error(begun.problem.code);
  return begun.value.position;
}

const refusal = (text: string, game = start()) => refusalOf(game, text);

describe('notation', () => {
  it('R2: one dot, one spelling', () => {
    const game = start({ centreWidth: 0 });
    for (const text of ['a1', 'z31', 'aa1', 'al31']) {
      const move = points.read(game, text);
      expect(move.ok && points.write(game, move.value)).toBe(text);
    }
    const wrong = [
      '',
      'A1',
      'a01',
      'a0',
      'a-1',
      'a+1',
      'a1 ',
      ' a1',
      '1a',
      'a',
      '1',
      'a1.0',
      'a1e1',
      'а1',
      'a１',
      'a1\n',
    ];
    wrong.push(
      'Stop',
      'STOP',
      'pass',
      'stop!',
      '+a1',
      'a1a1',
      '0',
      '1',
      'NaN',
      '__proto__',
      'a'.repeat(100_000),
      '\u0000',
    );
    for (const text of wrong) expect(refusal(text, game), JSON.stringify(text.slice(0, 20))).toBe('move-unreadable');
    for (const text of ['am1', 'a32', 'zzz1', 'a9999']) expect(refusal(text, game)).toBe('off-board');
    expect(refusal('a99999999999999999999', game)).toBe('move-unreadable');
  });

  it('R1: says where the first point goes', () => {
    const move = points.read(start(), 'a1');
    expect(move).toEqual({
      ok: false,
      problem: { code: 'not-in-middle', data: { cell: 'a1', from: 'p9', to: 'w23' } },
    });
  });

  it('every problem has a sentence', () => {
    const codes = ['stop-too-early', 'already-stopped', 'nobody-stopped', 'not-in-middle', 'circled', 'sgf-no-game'];
    for (const code of codes) expect(points.words[code]).toMatch(/^.+\.$/);
  });
});

describe('options', () => {
  const wrong = (options: Record<string, unknown>): string | undefined => {
    const begun = startPosition(points, options, 2);
    return begun.ok ? undefined : begun.problem.code;
  };

  it('R1: the middle part is no larger than the field, and shrinks with it by default', () => {
    expect(wrong({ width: 5, height: 6 })).toBeUndefined();
    expect(wrong({ width: 5, centreWidth: 6 })).toBe('centre-too-wide');
    expect(wrong({ height: 5, centreHeight: 6 })).toBe('centre-too-high');
    expect(wrong({ width: 5, centreWidth: 6, start: 'cross' })).toBe('centre-too-wide');
  });

  it('ranges are kept', () => {
    for (const width of [3, 65, 4.5, '8', null, Number.NaN]) expect(wrong({ width })).toBe('option-integer');
    expect(wrong({ start: 'Cross' })).toBe('option-choice');
    expect(wrong({ stop: true })).toBe('option-choice');
    expect(wrong({ colour: 1 })).toBe('option-unknown');
    expect(wrong({ width: 64, height: 64 })).toBeUndefined();
  });

  it('presets are complete and valid', () => {
    expect(points.presets.map(({ name }) => name)).toEqual(['Classic', 'Sport', 'Quick', 'Mini']);
    for (const { options } of points.presets) {
      const begun = startPosition(points, options, 2);
      expect(begun.ok && begun.value.options).toEqual(options);
    }
    const standard = startPosition(points, {}, 2);
    expect(standard.ok && standard.value.options).toEqual(points.presets[0].options);
  });
});
