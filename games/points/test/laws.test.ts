import { lawsOf } from '@countertop/core/laws';
import { describe, test } from 'vitest';
import { points } from '../index.ts';

const SMALL = [
  { width: 4, height: 4, centreWidth: 0 },
  { width: 5, height: 7, centreWidth: 1, centreHeight: 1 },
  { width: 8, height: 8, stop: 'ground' },
  { width: 9, height: 6, start: 'cross' },
  { width: 7, height: 7, start: 'cross', stop: 'ground' },
] as const;

describe('Points obeys the laws', () => {
  const laws = lawsOf(points, {
    left: null,
    givesUp: ['stop'],
    tables: SMALL.map((options) => ({ options, seats: 2 })),
    // Dots of the field: each is open to placing, holds a point, or lies circled and empty; and scores are counted points.
    census: (position) => {
      let dots = 0;
      const circled = [0, 0];
      for (let column = 0; column < position.width; column++) {
        for (let row = 0; row < position.height; row++) {
          const cell = position.cellAt(column, row);
          const owner = position.ownerAt(cell);
          const by = position.circledBy(cell);
          if (position.isOpen(cell) || owner !== undefined || by !== undefined) dots++;
          if (by !== undefined && owner === 1 - by) circled[by]++;
        }
      }
      return [dots, circled[0] - position.score(0), circled[1] - position.score(1)];
    },
    // Captures: next to an enemy point, so that walls close.
    bias: (position, random) => {
      for (let tries = 0; tries < 20; tries++) {
        const move = position.pick(random);
        if (!position.isDot(move)) return move;
        const column = position.columnOf(move);
        const row = position.rowOf(move);
        for (const [right, up] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]) {
          const [x, y] = [column + right, row + up];
          if (x < 0 || y < 0 || x >= position.width || y >= position.height) continue;
          if (position.ownerAt(position.cellAt(x, y)) === 1 - position.actor) return move;
        }
      }
      return undefined;
    },
  });
  test.each(laws)('$name', ({ hold }) => hold(2));
});
