import type { CounterminePosition } from '../index.ts';
import { pictured, play } from './board.ts';

/**
 * A position in which points have been scored: rows of six at the edges, which cannot be struck, are completed first.
 * The picture is of rows 4 to 9, from above; seat 0 is to move.
 */
export function withPoints(points: readonly [number, number], picture: string): CounterminePosition {
  const middle = picture
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const rows = [
    points[1] > 0 ? 'O O O . O O . . . . . .' : '. . . . . . . . . . . .',
    points[1] > 1 ? '. . . . . . O O O . O O' : '. . . . . . . . . . . .',
    '. . . . . . . . . . . .',
    ...middle,
    '. . . . . . . . . . . .',
    points[0] > 1 ? '. . . . . . X X X . X X' : '. . . . . . . . . . . .',
    points[0] > 0 ? 'X X X . X X . . . . . .' : '. . . . . . . . . . . .',
  ];
  const position = pictured(rows.join('\n'));
  const scoring = [['d1', 'j2'].slice(0, points[0]), ['d12', 'j11'].slice(0, points[1])];
  const idle = [
    ['a3', 'c10'],
    ['l3', 'j10'],
  ];
  for (let turn = 0; turn < 2; turn++) {
    if (turn >= points[0] && turn >= points[1]) break;
    for (const seat of [0, 1]) play(position, scoring[seat][turn] ?? idle[seat][turn]);
  }
  return position;
}
