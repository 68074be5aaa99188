import { MoveList, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { CounterplaysPosition } from '../index.ts';

const DRAWS = 25;

/** How far counts are from being equal: about 1 where each draw is as likely as any other. */
function unevenness(position: CounterplaysPosition, random: Random): number {
  const list = new MoveList();
  position.moves(list);
  const counts = new Map(list.toArray().map((move) => [move, 0]));
  for (let i = 0; i < DRAWS * list.length; i++) {
    const move = position.pick(random);
    const count = counts.get(move);
    if (count === undefined) throw new Error(`${move} is not legal`);
    counts.set(move, count + 1);
  }
  let squares = 0;
  for (const count of counts.values()) squares += (count - DRAWS) ** 2;
  return list.length === 1 ? 1 : squares / DRAWS / (list.length - 1);
}

test.each([1, 2, 3])('picks are legal placements, all equally likely (%i)', (seed) => {
  const random = new Random(seed);
  const position = new CounterplaysPosition('highest');
  while (position.actor >= 0) {
    // Five standard deviations of a chi-square of few degrees of freedom at most; those of many are far narrower.
    const list = new MoveList();
    position.moves(list);
    const spread = 5 * Math.sqrt(2 / Math.max(1, list.length - 1));
    expect(unevenness(position, random)).toBeLessThan(1 + spread);
    position.play(position.pick(random));
  }
});

test('a stack too wide for a window is picked from as well', () => {
  const random = new Random(9);
  const position = new CounterplaysPosition('highest');
  const list = new MoveList();
  while (position.ply < 14) {
    position.moves(list);
    const column = (move: number) => (move >> 8) & 255;
    const onTable = list.toArray().filter((move) => position.levelOf(move) === 1);
    position.play((onTable.length > 0 ? onTable : list.toArray()).reduce((a, b) => (column(b) > column(a) ? b : a)));
  }
  expect(unevenness(position, random)).toBeLessThan(1.5);
});
