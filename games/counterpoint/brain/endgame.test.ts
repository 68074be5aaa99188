import { CHANCE, MoveList, NOBODY } from '@countertop/core';
import { Expectimax, Mcts } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import type { CounterpointPosition } from '../rules/position.ts';
import { type Match, reached } from '../test/situations.ts';
import { Endgame, isEnding } from './endgame.ts';
import { CounterpointKnowledge } from './knowledge.ts';

const knowledge = new CounterpointKnowledge();

/** Expected lead of seat 0's team, and its chance to win where both play for that; every move and every draw is tried. */
function bruteForce(position: CounterpointPosition, goal: 'lead' | 'win'): number {
  const actor = position.actor;
  if (actor === NOBODY) {
    const lead = position.partners
      ? position.teamScore(0) - position.teamScore(1)
      : position.score(0) - position.score(1);
    return goal === 'lead' ? lead : (Math.sign(lead) + 1) / 2 + lead / 2000;
  }
  const list = new MoveList();
  position.moves(list);
  const values = list.toArray().map((move) => {
    position.play(move);
    const value = bruteForce(position, goal);
    position.undo();
    return value;
  });
  if (actor === CHANCE) {
    return values.reduce((sum, value, i) => sum + value * list.weights[i], 0) / list.totalWeight();
  }
  return position.team(actor) === position.team(0) ? Math.max(...values) : Math.min(...values);
}

const SMALL: readonly [string, number, Match][] = [
  ['two seats, draws left', 3, { options: { width: 5, height: 4 } }],
  ['two seats, a board that uses up the bag', 4, { options: { width: 8, height: 6 } }],
  ['partners', 2, { options: { width: 6, height: 6, corners: false, partners: true }, seats: 4 }],
];

describe('exact endings', () => {
  for (const [name, vacancies, match] of SMALL) {
    test(`${name}: as brute force says`, () => {
      let compared = 0;
      for (let seed = 0; compared < 12; seed++) {
        const position = reached(seed, vacancies, match);
        if (position === undefined) continue;
        compared++;
        const solved = new Expectimax(knowledge, { begin: 100, bytes: 1 << 20 }).think(position, {});
        expect(solved.exact, `seed ${seed}`).toBe(true);
        expect(solved.values[0], `seed ${seed}`).toBeCloseTo(bruteForce(position, 'lead'), 9);
        const played = new Endgame(new Mcts(knowledge)).think(position, {});
        expect(played.exact).toBe(true);
        const after = position.clone();
        after.play(played.move);
        expect(bruteForce(after, 'win'), `seed ${seed}`).toBeCloseTo(bruteForce(position, 'win'), 9);
      }
    });
  }

  test('the last five spaces with draws are solved', () => {
    for (const seed of [1, 2, 3]) {
      const position = reached(seed, 5);
      if (position === undefined) continue;
      expect(isEnding(position)).toBe(true);
      expect(new Expectimax(knowledge, { begin: 100, bytes: 1 << 23 }).think(position, {}).exact).toBe(true);
    }
  });

  test('the last eight spaces without draws are solved', () => {
    for (const seed of [1, 2, 3, 4]) {
      const position = reached(seed, 8, { options: { width: 8, height: 6 } });
      if (position === undefined || position.bagSize > 0) continue;
      expect(new Expectimax(knowledge, { begin: 100, bytes: 1 << 23 }).think(position, {}).exact).toBe(true);
    }
  });

  test('out of budget, somebody else thinks', () => {
    let asked = 0;
    for (let seed = 0; asked < 5; seed++) {
      const position = reached(seed, 5);
      if (position === undefined || position.vacancies < 5) continue;
      asked++;
      const thought = new Endgame(new Mcts(knowledge, { bytes: 1 << 20 })).think(position, { nodes: 40 });
      expect(thought.nodes).toBeLessThanOrEqual(40);
    }
  });
});
