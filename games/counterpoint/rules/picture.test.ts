import { PLAIN } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { counterpoint } from '../index.ts';
import { after, dealt } from '../test/play.ts';

describe('the picture', () => {
  test('shows the board from a1 at the lower left, the bag, the reserves, the points and whose turn it is', () => {
    const position = after(`${dealt('yyyg', 'bbbr')} y:a1 +y b:b1 +b g:c1 +y r:d1`, { options: { height: 5 } });
    expect(counterpoint.picture(position, PLAIN).split('\n')).toEqual([
      ' 5 . . . . . .',
      ' 4 . . . . . .',
      ' 3 . . . . . .',
      ' 2 . . . . . .',
      ' 1 y b g r . .',
      '   a b c d e f',
      '',
      'bag y7 b8 g11 r11',
      '  seat 0  yyyy  0 points',
      '> seat 1  bbb   1 point',
    ]);
  });

  test('puts the last counter in round brackets', () => {
    const position = after(`${dealt('yyyg', 'bbbr')} y:a1 +y`);
    const placed = counterpoint.read(position, 'b:c1');
    if (!placed.ok) throw new Error(placed.problem.code);
    position.play(placed.value);
    expect(counterpoint.picture(position, { ...PLAIN, last: placed.value })).toContain(' 1 y .(b). . .');
  });

  test('leaves missing corners blank and stars the winners', () => {
    const position = after(`${dealt('yyyy', 'yyyy')} y:a2 +y y:b2 +y y:a3 +y y:b3 +y y:c2 +b y:c3`, {
      options: { width: 4, height: 4, corners: false },
    });
    expect(counterpoint.picture(position, PLAIN).split('\n')).toEqual([
      ' 4   . .',
      ' 3 y y y .',
      ' 2 y y y .',
      ' 1   . .',
      '   a b c d',
      '',
      'bag y0 b11 g12 r12',
      '* seat 0  yyyb  0 points',
      '* seat 1  yyy   0 points',
    ]);
  });

  test('adds up partners, and paints counters in their colours', () => {
    const position = after(dealt('ybgr', 'yyyy', 'bbbb', 'gggg'), { options: { partners: true }, seats: 4 });
    const painted = counterpoint.picture(position, { paint: (text, paint) => `<${paint} ${text}>` });
    expect(painted).toContain('<yellow y><blue b><green g><red r>  0 points (together 0)');
  });
});
