import { CHANCE, MoveList, NOBODY } from '@countertop/core';
import { Expectimax, Mcts } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import type { CounterpointPosition } from '../rules/position.ts';
import { type Match, reached } from '../test/situations.ts';
import { Endgame, isNearEnd } from './endgame.ts';
import { Exact } from './exact.ts';
import { CounterpointKnowledge } from './knowledge.ts';

const knowledge = new CounterpointKnowledge();

/** Expected lead of seat 0's team, and its chance to win where both play for that; every move and every draw is tried. */
function bruteForce(position: CounterpointPosition, goal: 'lead' | 'win'): number {
  const actor = position.actor;
  if (actor === NOBODY) {
    const lead = position.partners
      ? position.teamScore(0) - position.teamScore(1)
      : position.score(0) - position.score(1);
    return goal === 'lead' ? lead : (Math.sign(lead) + 1) / 2;
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

/** What is played wins as often as can be, and of what does so leads by the most. */
function expectPerfect(position: CounterpointPosition, seed: number): void {
  const played = new Endgame(new Mcts(knowledge)).think(position, {});
  expect(played.exact).toBe(true);
  const seat = position.actor;
  const own = (value: number, whole: number): number =>
    position.team(seat) === position.team(0) ? value : whole - value;
  const list = new MoveList();
  position.moves(list);
  const all = list.toArray().map((move) => {
    position.play(move);
    const [win, lead] = [own(bruteForce(position, 'win'), 1), own(bruteForce(position, 'lead'), 0)];
    position.undo();
    return { move, win, lead };
  });
  const most = Math.max(...all.map(({ win }) => win));
  const best = Math.max(...all.filter(({ win }) => win > most - 1e-9).map(({ lead }) => lead));
  const chosen = all.find(({ move }) => move === played.move);
  expect(chosen?.win, `seed ${seed}`).toBeCloseTo(most, 9);
  expect(chosen?.lead, `seed ${seed}`).toBeCloseTo(best, 9);
  expect(played.chances[seat], `seed ${seed}`).toBeCloseTo(most, 9);
  expect(played.values[seat], `seed ${seed}`).toBeCloseTo(best, 9);
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
        expectPerfect(position, seed);
      }
    });
  }

  test.each<[string, number, Match]>([
    ['six spaces with draws', 6, {}],
    ['ten spaces of partners without', 10, { options: { width: 8, height: 6, partners: true }, seats: 4 }],
  ])('the last %s are solved', (_, vacancies, match) => {
    for (const seed of [1, 2]) {
      const position = reached(seed, vacancies, match);
      if (position === undefined) continue;
      expect(isNearEnd(position)).toBe(true);
      expect(new Endgame(new Mcts(knowledge)).think(position, { nodes: 50_000 }).exact).toBe(true);
    }
  });

  test('both searches say the same of every placing, also where one only has bounds', () => {
    for (const seed of [1, 2, 3]) {
      const position = reached(seed, 4);
      if (position === undefined) continue;
      const general = new Expectimax(knowledge, { begin: 100, bytes: 1 << 20, lines: 1000 }).think(position, {});
      const exact = new Exact('lead', 12);
      exact.read(position);
      const every = exact.solve({}, false) ?? [];
      const some = exact.solve({}, true) ?? [];
      expect(every.length).toBe(general.candidates.length);
      for (const { move, value } of general.candidates) {
        expect(every.find((each) => each.move === move)?.value).toBeCloseTo(value, 9);
        const bound = some.find((each) => each.move === move);
        if (bound?.atMost === true) expect(bound.value).toBeGreaterThanOrEqual(value - 1e-9);
        else expect(bound?.value).toBeCloseTo(value, 9);
      }
    }
  });

  test('out of budget, somebody else thinks', () => {
    let asked = 0;
    for (let seed = 0; asked < 5; seed++) {
      const position = reached(seed, 7);
      if (position === undefined || position.vacancies < 7) continue;
      asked++;
      const thought = new Endgame(new Mcts(knowledge, { bytes: 1 << 20 })).think(position, { nodes: 40 });
      expect(thought.nodes).toBeLessThanOrEqual(40);
    }
  });
});
