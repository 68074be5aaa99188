import { PLAIN } from '@countertop/core';
import { expect, test } from 'vitest';
import { type CounterminePosition, countermine } from '../index.ts';
import { fresh, pictured, play } from '../test/board.ts';

test('the picture shows cubes, coordinates, points, supplies, and what a strike may name', () => {
  const position = play(
    pictured(`
      . . O . .
      X X X X .`),
    'e1',
  );
  expect(`\n${countermine.picture(position, PLAIN)}\n`).toBe(`
    a b c d e f g h i j k l
12  . . . . . . . . . . . . 12
11  . . . . . . . . . . . . 11
10  . . . . . . . . . . . . 10
 9  . . . . . . . . . . . .  9
 8  . . . . . . . . . . . .  8
 7  . . . . . . . . . . . .  7
 6  . . . . . . . . . . . .  6
 5  . . . . . . . . . . . .  5
 4  . . . . . . . . . . . .  4
 3  . . . . . . . . . . . .  3
 2  . . O . . . . . . . . .  2
 1 [X[X[X[X[X]. . . . . . .  1
    a b c d e f g h i j k l

seat 0 X  points *-- 1  supply 35
seat 1 O  points --- 0  supply 39  to move
bonus action: xa1- xb1- xc1- xd1- xe1-
`);
});

test('the swap is announced, and so is the end', () => {
  expect(countermine.picture(play(fresh(true), 'f6'), PLAIN)).toContain('seat 1 may swap');
  const over = pictured(`
    X . . . X
    X . . X .
    X . X . .
    X X . . .
    . X X X X`);
  expect(countermine.picture(play(over, 'a1'), PLAIN)).toContain('seat 0 X  points *** 3  supply 27  wins');
});

test('colours are asked for by meaning', () => {
  const used = new Set<string>();
  countermine.picture(play(pictured('X X X X . O'), 'e1'), {
    paint: (text, paint) => {
      used.add(paint);
      return text;
    },
  });
  expect([...used].sort()).toEqual(['bold', 'dim', 'mark', 'seat0', 'seat1']);
});

test('the last move stands in round brackets, also where it struck', () => {
  const after = (position: CounterminePosition, last: string): string => {
    const move = countermine.read(position, last);
    if (!move.ok) throw new Error(move.problem.code);
    position.play(move.value);
    return countermine.picture(position, { ...PLAIN, last: move.value });
  };
  const placed = after(play(fresh(false), 'f6'), 'g7');
  expect(placed).toContain(' 7  . . . . . .(O). . . . .  7');
  expect(placed).toContain(' 6  . . . . . X . . . . . .  6');
  expect(after(play(pictured('X X X X . . O'), 'e1'), 'xc1-')).toContain(' 1  . .(O). . . O');
});

test('on a narrow terminal only the board decides how wide it is', () => {
  const lines = countermine.picture(play(fresh(false), 'f6'), { ...PLAIN, columns: 32 }).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(32);
});
