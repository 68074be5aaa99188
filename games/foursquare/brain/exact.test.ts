import { CHANCE, MoveList, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { FourSquarePosition } from '../rules/position.ts';
import { type Aim, Exact } from './exact.ts';

/** Every draw and every placement, by the rules themselves: the value for seat 0. */
function brute(position: FourSquarePosition, aim: Aim): number {
  if (position.actor === NOBODY) {
    return aim === 'win' ? position.share(0) : position.score(0) - position.score(1);
  }
  const list = new MoveList(8);
  position.moves(list);
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  const sign = position.actor === 1 ? -1 : 1;
  for (let i = 0; i < list.length; i++) {
    position.play(list.moves[i]);
    const value = brute(position, aim);
    position.undo();
    sum += list.weights[i] * value;
    best = Math.max(best, sign * value);
  }
  return position.actor === CHANCE ? sum / list.totalWeight() : sign * best;
}

/** Random positions with few cards left, of every kind: draws of all sorts, cards held. */
function endgames(seats: number, left: number, count: number, seed: number): FourSquarePosition[] {
  const random = new Random(seed);
  const found: FourSquarePosition[] = [];
  while (found.length < count) {
    const position = new FourSquarePosition(seats);
    while (position.left > left) {
      let move = position.pick(random);
      if (position.actor >= 0) for (let stack = 0; stack < 4; stack++) if (position.captures(stack)) move = stack;
      position.play(move);
    }
    for (let further = random.below(2); further > 0 && position.actor !== NOBODY; further--) {
      position.play(position.pick(random));
    }
    found.push(position.clone());
  }
  return found;
}

const forSeat0 = (value: number, position: FourSquarePosition, aim: Aim) =>
  position.turn === 0 ? value : aim === 'win' ? 1 - value : -value;

describe.each([
  [2, 'difference'],
  [2, 'win'],
  [1, 'difference'],
  [1, 'win'],
] as const)('exact play, %i seats, %s', (seats, aim) => {
  test('agrees with trying everything, wherever in a turn it is asked', () => {
    const exact = new Exact(aim, 12);
    const kinds = new Set<string>();
    for (const left of [0, 1, 2, 3, 4]) {
      for (const position of endgames(seats, left, left === 4 ? 12 : 30, 7 + left)) {
        kinds.add(position.drawFor ?? (position.actor === NOBODY ? 'over' : 'held'));
        expect(forSeat0(exact.value(position), position, aim)).toBeCloseTo(brute(position, aim), 9);
      }
    }
    expect([...kinds].sort()).toEqual(
      seats === 1 ? ['discard', 'held', 'over', 'replacement', 'turn'] : ['held', 'over', 'replacement', 'turn'],
    );
  });

  test('values each placement', () => {
    const exact = new Exact(aim, 12);
    const values = new Float64Array(4);
    for (const position of endgames(seats, 3, 40, 3).filter(({ held }) => held > 0)) {
      expect(exact.placements(position, values)).toBe(true);
      for (let stack = 0; stack < 4; stack++) {
        const seat = position.turn;
        position.play(stack);
        const value = brute(position, aim);
        position.undo();
        expect(values[stack]).toBeCloseTo(seat === 0 ? value : aim === 'win' ? 1 - value : -value, 9);
      }
    }
  });

  test('a small table forgets, and is right all the same', () => {
    const large = new Exact(aim, 16);
    const small = new Exact(aim, 4);
    for (const position of endgames(seats, 6, 4, 11)) expect(small.value(position)).toBe(large.value(position));
  });

  test('gives up at its limit, and nothing wrong stays behind', () => {
    const exact = new Exact(aim, 14);
    let gaveUp = 0;
    for (const position of endgames(seats, 6, 10, 12).filter(({ actor }) => actor === CHANCE)) {
      const value = new Exact(aim, 14).value(position);
      const early = exact.value(position, 3);
      // Decided positions are answered at once.
      if (Number.isNaN(early)) gaveUp++;
      else expect(early).toBe(value);
      expect(exact.value(position)).toBe(value);
    }
    expect(gaveUp).toBeGreaterThan(0);
  });
});
