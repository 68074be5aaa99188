import { MoveList, NOBODY, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import { CounterplaysPosition, type Goal, PLIES } from '../index.ts';
import { AnyPlace } from '../rules/any-place.ts';
import { Endgame } from './endgame.ts';
import { playoutMove } from './playout.ts';

const lists = Array.from({ length: PLIES + 1 }, () => new MoveList());

/** Every placement, to the end: 1 won, 0 drawn, -1 lost for the one to move. */
function brute(position: CounterplaysPosition, alpha: number, beta: number): number {
  const seat = position.actor;
  const list = lists[position.ply];
  position.moves(list);
  let best = -2;
  for (let i = 0; i < list.length && best < Math.min(beta, 1); i++) {
    position.play(list.moves[i]);
    const over = position.actor === NOBODY;
    const value = over ? 2 * position.share(seat) - 1 : 0 - brute(position, -beta, -Math.max(alpha, best));
    position.undo();
    if (value > best) best = value;
  }
  return best;
}

const survey = new AnyPlace();

function endOf(goal: Goal, plies: number, seed: number): CounterplaysPosition {
  const random = new Random(seed);
  const position = new CounterplaysPosition(goal);
  while (position.ply < PLIES - plies) {
    position.play(seed % 3 === 0 ? position.pick(random) : playoutMove(position, survey, random));
  }
  return position;
}

test.each([
  { goal: 'highest', plies: 1, games: 20 },
  { goal: 'highest', plies: 2, games: 40 },
  { goal: 'highest', plies: 3, games: 16 },
  { goal: 'highest', plies: 4, games: 2 },
  { goal: 'lowest', plies: 2, games: 12 },
  { goal: 'lowest', plies: 3, games: 8 },
] as const)('$goal: the last $plies plies come out as by trying everything', ({ goal, plies, games }) => {
  const endgame = new Endgame();
  const list = new MoveList();
  for (let seed = 0; seed < games; seed++) {
    const position = endOf(goal, plies, seed);
    position.moves(list);
    const solved = endgame.solve(position, list.toArray(), {});
    expect(solved).toBeDefined();
    expect(Math.max(...(solved ?? []).map(({ value }) => value))).toBe(brute(position, -2, 2));
    if (plies > 3) continue;
    const sample = new Random(seed);
    for (let i = 0; i < 3; i++) {
      const { move, value, atMost } = (solved ?? [])[sample.below(list.length)];
      position.play(move);
      const truth =
        position.actor === NOBODY ? 2 * position.share(1 - (position.ply & 1)) - 1 : 0 - brute(position, -2, 2);
      position.undo();
      if (atMost) expect(truth).toBeLessThanOrEqual(value);
      else expect(truth).toBe(value);
    }
  }
});

test('an endgame that takes too long is given up', () => {
  const position = endOf('highest', 8, 4);
  const list = new MoveList();
  position.moves(list);
  expect(new Endgame().solve(position, list.toArray(), { nodes: 50 })).toBeUndefined();
});

test('what was found out before the end of the limits is kept, and true', () => {
  const list = new MoveList();
  let known = 0;
  for (let seed = 0; seed < 6; seed++) {
    const position = endOf('highest', 4, 500 + seed);
    position.moves(list);
    const moves = list.toArray();
    const endgame = new Endgame();
    const partly = endgame.examine(position, moves, { nodes: 40 });
    for (const [i, each] of partly.entries()) {
      if (each === undefined || each.atMost) continue;
      known++;
      expect(new Endgame().solve(position, [moves[i]], {})?.[0].value).toBe(each.value);
    }
    // One who has seen the end does not search for it again.
    const whole = endgame.solve(position, moves, {});
    const { nodes } = endgame;
    expect(endgame.solve(position, moves, {})?.map(({ value }) => value)).toEqual(whole?.map(({ value }) => value));
    expect(endgame.nodes).toBeLessThanOrEqual(nodes);
  }
  expect(known).toBeGreaterThan(0);
});

test('five plies are solved with few nodes', () => {
  const list = new MoveList();
  for (let seed = 0; seed < 5; seed++) {
    const position = endOf('highest', 5, 100 + seed);
    position.moves(list);
    expect(new Endgame().solve(position, list.toArray(), { nodes: 200_000 })).toBeDefined();
  }
});
