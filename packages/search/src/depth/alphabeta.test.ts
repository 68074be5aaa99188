import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../test/brute.ts';
import { Mnk, mnkKnowledge } from '../../test/mnk.ts';
import { Nim, nimKnowledge } from '../../test/nim.ts';
import { Tree, treeKnowledge } from '../../test/tree.ts';
import { AlphaBeta, FULL_DEPTH } from './alphabeta.ts';

const trees = fc.record({
  seats: fc.constant(2),
  plies: fc.integer({ min: 2, max: 8 }),
  width: fc.integer({ min: 1, max: 5 }),
  chance: fc.constant(0),
  seed: fc.integer({ min: 0, max: 100_000 }),
});

describe('alpha-beta', () => {
  test('equals plain minimax at every depth, in trees where sides do not alternate', () => {
    fc.assert(
      fc.property(trees, fc.constantFrom(0, 2, 21), fc.constantFrom(600, 1 << 16), (shape, window, bytes) => {
        const position = new Tree(shape);
        fc.pre(position.actor >= 0);
        for (let depth = 1; depth <= shape.plies; depth++) {
          const thinker = new AlphaBeta(treeKnowledge, { depth, window, bytes, reduce: FULL_DEPTH });
          const thought = thinker.think(position, {});
          const brute = bruteForce(treeKnowledge, position, thought.exact ? 99 : depth);
          expect(thought.values).toEqual(brute);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('ends early where a move is to be played and every other is proven to lose', () => {
    // x has three in a row with one end open.
    const position = Mnk.of('.....  .....  oxxx.  .....  o....', 4);
    expect(position.actor).toBe(1);
    const think = (playing: boolean) =>
      new AlphaBeta(mnkKnowledge, { bytes: 1 << 18 }).think(position, { nodes: 50_000, playing });
    const [whole, early] = [think(false), think(true)];
    expect(early.move).toBe(14);
    expect(whole.move).toBe(14);
    expect(early.nodes).toBeLessThan(whole.nodes / 10);
  });

  test('partners against partners is a game of two sides', () => {
    fc.assert(
      fc.property(trees, (shape) => {
        const position = new Tree({ ...shape, seats: 4, partners: true });
        fc.pre(position.actor >= 0);
        const thought = new AlphaBeta(treeKnowledge, { bytes: 1 << 16, reduce: FULL_DEPTH }).think(position, {});
        expect(thought.values).toEqual(bruteForce(treeKnowledge, position, 99));
        expect(thought.exact).toBe(true);
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  test('lines: each candidate has its own value', () => {
    fc.assert(
      fc.property(trees, (shape) => {
        const position = new Tree(shape);
        fc.pre(position.actor >= 0);
        const seat = position.actor;
        const thought = new AlphaBeta(treeKnowledge, { bytes: 1 << 16, reduce: FULL_DEPTH, lines: 9 }).think(
          position,
          {},
        );
        for (const candidate of thought.candidates) {
          position.play(candidate.move);
          expect(candidate.value).toBe(bruteForce(treeKnowledge, position, 99)[seat]);
          position.undo();
        }
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  test('with reductions the proof is still a proof', () => {
    fc.assert(
      fc.property(trees, (shape) => {
        const position = new Tree(shape);
        fc.pre(position.actor >= 0);
        const thought = new AlphaBeta(treeKnowledge, { bytes: 1 << 16, depth: 30 }).think(position, {});
        if (thought.exact) expect(thought.values).toEqual(bruteForce(treeKnowledge, position, 99));
      }),
      { seed: 4, numRuns: 200 },
    );
  });

  test('solves tic-tac-toe: a draw', () => {
    const thought = new AlphaBeta(mnkKnowledge, { bytes: 1 << 20 }).think(new Mnk(3, 3, 3), {});
    expect(thought.values).toEqual([0, 0]);
    expect(thought.exact).toBe(true);
  });

  test('finds a forced win, proves it and stops there', () => {
    const position = Mnk.of('.....  .xx..  ..o..  .o...  .....', 4);
    const thought = new AlphaBeta(mnkKnowledge, { bytes: 1 << 22 }).think(position, { nodes: 3_000_000 });
    expect(thought.values[position.actor]).toBeGreaterThan(900);
    expect(thought.candidates[0].exact).toBe(true);
    expect(thought.nodes).toBeLessThan(1_000_000);
  });

  test('takes from a heap so that a multiple of four is left', () => {
    for (const heap of [5, 6, 7, 13, 21, 30]) {
      const thought = new AlphaBeta(nimKnowledge, { bytes: 1 << 16 }).think(new Nim(heap), {});
      expect(thought.move).toBe(heap % 4);
      expect(thought.exact).toBe(true);
    }
  });

  test('the same nodes give the same thought', () => {
    const think = () => new AlphaBeta(mnkKnowledge, { bytes: 1 << 18 }).think(new Mnk(7, 7, 5), { nodes: 20_000 });
    expect(think()).toEqual(think());
    expect(think().nodes).toBe(20_000);
  });

  test('leaves the position alone and answers whatever the budget', () => {
    const position = new Mnk(6, 6, 4);
    position.play(14);
    for (const limits of [
      { nodes: 1 },
      { nodes: 0 },
      { stopped: () => true },
      { nodes: 50 },
      { milliseconds: 0, now: () => 0 },
    ]) {
      const thought = new AlphaBeta(mnkKnowledge, { bytes: 1 << 12 }).think(position, limits);
      expect(position.cells[thought.move]).toBe(0);
      expect(position.ply).toBe(1);
    }
  });
});
