import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../test/brute.ts';
import { Nim, nimKnowledge } from '../../test/nim.ts';
import { Tree, treeKnowledge } from '../../test/tree.ts';
import { MaxN } from './maxn.ts';

const trees = fc.record({
  seats: fc.constantFrom(3, 4),
  plies: fc.integer({ min: 2, max: 6 }),
  width: fc.integer({ min: 1, max: 4 }),
  chance: fc.constantFrom(0, 3),
  seed: fc.integer({ min: 0, max: 100_000 }),
});

/** Values that no two nodes share, so that nobody is ever indifferent. */
const untied: typeof treeKnowledge = {
  ...treeKnowledge,
  evaluate(position, values) {
    for (let seat = 0; seat < position.seats; seat++) values[seat] = position.mix(500 + position.team(seat)) / 2 ** 28;
  },
};

describe('many seats', () => {
  test('max-n equals plain max-n at every depth', () => {
    fc.assert(
      fc.property(trees, fc.boolean(), (shape, pairs) => {
        const position = new Tree({ ...shape, partners: pairs && shape.seats === 4 });
        fc.pre(position.actor >= 0);
        for (let depth = 1; depth <= shape.plies; depth++) {
          const thought = new MaxN(untied, { kind: 'max-n', depth }).think(position, {});
          const brute = bruteForce(untied, position, depth);
          for (const [seat, value] of thought.values.entries()) expect(value).toBeCloseTo(brute[seat], 8);
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  test('paranoid equals plain paranoid', () => {
    fc.assert(
      fc.property(trees, (shape) => {
        const position = new Tree(shape);
        fc.pre(position.actor >= 0);
        const seat = position.actor;
        const thought = new MaxN(untied, { kind: 'paranoid', depth: shape.plies }).think(position, {});
        expect(thought.values[seat]).toBeCloseTo(bruteForce(untied, position, shape.plies, seat)[seat], 8);
      }),
      { seed: 2, numRuns: 150 },
    );
  });

  test('best reply lies between playing with and against all others', () => {
    fc.assert(
      fc.property(trees, (shape) => {
        const position = new Tree(shape);
        fc.pre(position.actor >= 0);
        const seat = position.actor;
        const thought = new MaxN(untied, { kind: 'best-reply', depth: shape.plies }).think(position, {});
        const least = bruteForce(untied, position, shape.plies, seat)[seat];
        expect(thought.values[seat]).toBeGreaterThanOrEqual(least - 1e-9);
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  test('takes the last counters when it can', () => {
    for (const kind of ['max-n', 'paranoid', 'best-reply'] as const) {
      const thought = new MaxN(nimKnowledge, { kind }).think(new Nim(3, 3), {});
      expect([thought.move, thought.values[0]]).toEqual([3, 1]);
    }
  });

  test('sampled draws: same seed, same thought', () => {
    const position = new Tree({ seats: 3, plies: 9, width: 6, chance: 2, seed: 5 });
    const think = (seed: number) =>
      new MaxN(untied, { kind: 'max-n', draws: 2, seed }).think(position, { nodes: 5000 });
    expect(think(1)).toEqual(think(1));
    expect(think(1).nodes).toBe(5000);
  });

  test('answers whatever the budget', () => {
    const position = new Nim(20, 3);
    for (const nodes of [0, 1, 3, 20]) {
      expect([1, 2, 3]).toContain(new MaxN(nimKnowledge, { kind: 'max-n' }).think(position, { nodes }).move);
    }
  });
});
