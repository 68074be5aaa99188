import { NOBODY, Random } from '@countertop/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../test/brute.ts';
import { Mnk, mnkKnowledge } from '../../test/mnk.ts';
import { Nim, nimKnowledge } from '../../test/nim.ts';
import { Tree, treeKnowledge } from '../../test/tree.ts';
import type { Knowledge } from '../brain/brain.ts';
import { Mcts } from './mcts.ts';
import type { MctsSettings } from './mcts-settings.ts';

/** Knows that the middle is good. */
const weighed: Knowledge<Mnk> = {
  ...mnkKnowledge,
  candidates(position, list) {
    for (let cell = 0; cell < position.cells.length; cell++) {
      if (position.cells[cell] === 0) list.push(cell, 1 / (1 + Math.abs(cell - position.cells.length / 2)));
    }
  },
};

const kinds: [string, MctsSettings][] = [
  ['plain', {}],
  ['uct with weights', { policy: 'uct', bias: 0.5 }],
  ['rave', { rave: { bias: 0.001, reference: 30 }, exploration: 0.3 }],
  ['widening', { widening: { base: 3, exponent: 0.5 } }],
  ['evaluation at the leaves', { leaf: 1 }],
  ['mixed leaves and scores', { leaf: 0.5, score: { weight: 0.1, scale: 500 } }],
  ['late expansion', { expand: 4 }],
  ['open', { chance: 'open' }],
];

describe('tree search', () => {
  for (const [name, settings] of kinds) {
    test(`${name}: finds a win in two`, () => {
      const position = Mnk.of('.....  .xx..  ..o..  .o...  .....', 4);
      for (const knowledge of [mnkKnowledge, weighed]) {
        const thought = new Mcts(knowledge, { ...settings, bytes: 1 << 23 }).think(position, { nodes: 20_000 });
        // An open row of three on the second line.
        expect([5, 8]).toContain(thought.move);
        expect(thought.chances[0]).toBeGreaterThan(0.6);
      }
    });
  }

  test('ends early, with the same move, where a move is to be played and no other can overtake it', () => {
    const position = Mnk.of('.....  .x...  .....  ...o.  .....', 4);
    const think = (playing: boolean) =>
      new Mcts(weighed, { bytes: 1 << 23, seed: 1 }).think(position, { nodes: 20_000, playing });
    const [whole, early] = [think(false), think(true)];
    expect(early.move).toBe(whole.move);
    expect(whole.nodes).toBe(20_000);
    expect(early.nodes).toBeLessThan(20_000);
    const [best, second] = early.candidates;
    expect(best.nodes - second.nodes).toBeGreaterThan(20_000 - early.nodes);
  });

  test('does not play what the brain says is lost by force', () => {
    const position = Mnk.of('.....  .x...  .....  ...o.  .....', 4);
    const [first] = new Mcts(weighed, { bytes: 1 << 23, seed: 1 }).think(position, { nodes: 2000 }).candidates;
    const warned: Knowledge<Mnk> = {
      ...weighed,
      owes: ({ cells }) => (cells[first.move] === 0 ? 0 : mnkKnowledge.bound),
    };
    const thought = new Mcts(warned, { bytes: 1 << 23, seed: 1 }).think(position, { nodes: 2000 });
    expect(thought.move).not.toBe(first.move);
    const visits = thought.candidates.find(({ move }) => move === first.move)?.nodes ?? 0;
    expect(visits).toBeLessThan(first.nodes / 4);
  });

  test('what every move loses is said in part, since playouts lose most of it by themselves', () => {
    const position = Mnk.of('.....  .x...  .....  ...o.  .....', 4);
    const owing = (owed: number) =>
      new Mcts({ ...weighed, owes: () => owed }, { bytes: 1 << 23, seed: 1 }).think(position, { nodes: 4000 });
    const [free, charged] = [owing(0), owing(300)];
    expect(free.values[0] - charged.values[0]).toBeGreaterThan(20);
    expect(free.values[0] - charged.values[0]).toBeLessThan(150);
    expect(charged.chances[0]).toBeLessThan(free.chances[0]);
  });

  test('proves a forced win and stops', () => {
    const position = Mnk.of('.....  .xx..  ..o..  .o...  .....', 4);
    const thought = new Mcts(mnkKnowledge, { bytes: 1 << 24 }).think(position, { nodes: 100_000 });
    expect(thought.exact).toBe(true);
    expect(thought.chances).toEqual([1, 0]);
    expect(thought.nodes).toBeLessThan(100_000);
  });

  test('proves that a lost heap is lost, and wins a won one', () => {
    const lost = new Mcts(nimKnowledge, { bytes: 1 << 20 }).think(new Nim(8), { nodes: 20_000 });
    expect(lost.exact).toBe(true);
    expect(lost.chances).toEqual([0, 1]);
    const won = new Mcts(nimKnowledge, { bytes: 1 << 20 }).think(new Nim(11), { nodes: 20_000 });
    expect(won.move).toBe(3);
    expect(won.chances).toEqual([1, 0]);
  });

  test('with dice: the proven chance is that of plain expectimax', () => {
    const dice = new Nim(6, 2, true);
    dice.play(2);
    const thought = new Mcts(nimKnowledge, { bytes: 1 << 22 }).think(dice, { nodes: 200_000 });
    expect(thought.exact).toBe(true);
    const [value] = bruteForce(nimKnowledge, dice, 99);
    expect(thought.chances[0]).toBeCloseTo((value + 1) / 2, 5);
  });

  test('open and closed trees agree about dice', () => {
    const dice = new Nim(7, 2, true);
    dice.play(3);
    const [value] = bruteForce(nimKnowledge, dice, 99);
    for (const chance of ['open', 'closed'] as const) {
      const thought = new Mcts(nimKnowledge, { chance, bytes: 1 << 20 }).think(dice, { nodes: 30_000 });
      expect(Math.abs(thought.chances[0] - (value + 1) / 2)).toBeLessThan(0.1);
    }
  });

  test('every seat looks after itself: what is proven is no less than against all others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(0, 4), (seed, chance) => {
        const position = new Tree({ seats: 3, plies: 4, width: 3, chance, seed });
        fc.pre(position.actor >= 0);
        const knowledge: Knowledge<Tree> = {
          ...treeKnowledge,
          evaluate(at, values) {
            for (let seat = 0; seat < 3; seat++) values[seat] = at.actor === NOBODY ? at.share(seat) : 0;
          },
        };
        const thought = new Mcts(knowledge, { bytes: 1 << 18 }).think(position, { nodes: 20_000 });
        const seat = position.actor;
        // What later seats do when they do not care is open, so only what does not depend on it is compared.
        const least = bruteForce(knowledge, position, 99, seat)[seat];
        expect(thought.exact).toBe(true);
        expect(thought.chances[seat]).toBeGreaterThanOrEqual(least - 1e-6);
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  test('proofs in two-seat trees equal brute force', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.constantFrom(0, 3), (seed, chance) => {
        const position = new Tree({ seats: 2, plies: 5, width: 3, chance, seed });
        fc.pre(position.actor >= 0);
        const knowledge: Knowledge<Tree> = {
          ...treeKnowledge,
          evaluate(at, values) {
            values[0] = at.actor === NOBODY ? at.share(0) - at.share(1) : 0;
            values[1] = -values[0];
          },
        };
        const thought = new Mcts(knowledge, { bytes: 1 << 18 }).think(position, { nodes: 20_000 });
        expect(thought.exact).toBe(true);
        const seat = position.actor;
        expect(2 * thought.chances[seat] - 1).toBeCloseTo(bruteForce(knowledge, position, 99)[seat], 5);
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  test('the same seed and nodes give the same thought; another seed another', () => {
    const think = (seed: number) =>
      new Mcts(mnkKnowledge, { seed, bytes: 1 << 20 }).think(new Mnk(7, 7, 5), { nodes: 2000 });
    expect(think(1)).toEqual(think(1));
    expect(think(1).candidates).not.toEqual(think(2).candidates);
  });

  test('goes on with the part of the tree the game has come to', () => {
    const position = new Mnk(5, 5, 4);
    const thinker = new Mcts(weighed, { bytes: 1 << 22 });
    const first = thinker.think(position, { nodes: 5000 });
    position.play(first.line[0]);
    position.play(first.line[1]);
    const second = thinker.think(position, { nodes: 10 });
    expect(second.candidates.reduce((sum, candidate) => sum + candidate.nodes, 0)).toBeGreaterThan(50);
    expect(position.cells[second.move]).toBe(0);
    // Elsewhere it begins anew.
    const other = thinker.think(new Mnk(5, 5, 4), { nodes: 10 });
    expect(other.candidates.reduce((sum, candidate) => sum + candidate.nodes, 0)).toBe(10);
  });

  test('a kept root is weighed anew where that is asked for', () => {
    const late: Knowledge<Mnk> = {
      ...mnkKnowledge,
      candidates(position, list, ply) {
        for (let cell = 0; cell < position.cells.length; cell++) {
          if (position.cells[cell] === 0) list.push(cell, ply === 0 && position.ply === 2 && cell === 0 ? 1000 : 1);
        }
      },
    };
    const visits = (reuse: boolean | 'weighed') => {
      const thinker = new Mcts(late, { bytes: 1 << 22, reuse });
      const position = new Mnk(5, 5, 4);
      for (const move of [12, 13]) {
        thinker.think(position, { nodes: 2000 });
        position.play(move);
      }
      const { candidates } = thinker.think(position, { nodes: 400 });
      return candidates.find(({ move }) => move === 0)?.nodes ?? 0;
    };
    expect(visits('weighed')).toBeGreaterThan(2 * visits(true));
  });

  test('plays whole games with reuse in little memory, always legally', () => {
    for (const settings of [{ bytes: 1 << 13 }, { bytes: 1 << 16, rave: { bias: 0.01, reference: 10 } }]) {
      const thinkers = [new Mcts(weighed, settings), new Mcts(mnkKnowledge, settings)];
      const position = new Mnk(5, 5, 4);
      while (position.actor !== NOBODY) {
        const thinker = thinkers[position.actor];
        const { move } = thinker.think(position, { nodes: 300 });
        expect(position.cells[move]).toBe(0);
        expect(thinker.bytes).toBeLessThanOrEqual(settings.bytes);
        position.play(move);
      }
    }
  });

  test('draws in the game: reuse finds the node behind the draw', () => {
    const random = new Random(3);
    const thinker = new Mcts(nimKnowledge, { bytes: 1 << 20 });
    const dice = new Nim(30, 2, true);
    while (dice.actor !== NOBODY) {
      if (dice.actor >= 0) dice.play(thinker.think(dice, { nodes: 200 }).move);
      else dice.play(dice.pick(random));
    }
    expect(dice.winners()).toHaveLength(1);
  });

  test('answers whatever the budget and leaves the position alone', () => {
    const position = new Mnk(6, 6, 4);
    position.play(14);
    for (const limits of [{ nodes: 1 }, { nodes: 0 }, { stopped: () => true }, { milliseconds: 0, now: () => 0 }]) {
      const thought = new Mcts(mnkKnowledge, { bytes: 1 << 16 }).think(position, limits);
      expect(position.cells[thought.move]).toBe(0);
      expect(position.ply).toBe(1);
    }
  });
});
