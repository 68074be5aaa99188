import { NOBODY } from '@countertop/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForce } from '../../test/brute.ts';
import { Duel, duelKnowledge } from '../../test/duel.ts';
import { Nim, nimKnowledge } from '../../test/nim.ts';
import { Tree, treeKnowledge } from '../../test/tree.ts';
import type { Knowledge } from '../brain/brain.ts';
import { AlphaBeta } from './alphabeta.ts';
import { Expectimax } from './expectimax.ts';

const trees = fc.record({
  seats: fc.constant(2),
  plies: fc.integer({ min: 2, max: 8 }),
  width: fc.integer({ min: 1, max: 4 }),
  chance: fc.constantFrom(2, 3, 5, 0),
  seed: fc.integer({ min: 0, max: 100_000 }),
});

/** As treeKnowledge, and it knows the range at the draws of the last ply. */
const narrow: Knowledge<Tree> = {
  ...treeKnowledge,
  range(position, _seat, range) {
    range[0] = -20;
    range[1] = 20;
    if (position.ply === position.shape.plies) range.fill(position.score(0) - position.score(1));
  },
};

describe('expectimax', () => {
  for (const probe of [false, true]) {
    test(`${probe ? 'Star2' : 'Star1'} equals plain expectimax at every depth`, () => {
      fc.assert(
        fc.property(trees, fc.constantFrom(treeKnowledge, narrow), (shape, knowledge) => {
          const position = new Tree(shape);
          fc.pre(position.actor >= 0);
          const seat = position.actor;
          for (let depth = 1; depth <= shape.plies; depth++) {
            const thought = new Expectimax(knowledge, { depth, probe, bytes: 1 << 16 }).think(position, {});
            const brute = bruteForce(treeKnowledge, position, thought.exact ? 99 : depth)[seat];
            expect(thought.values[seat]).toBeCloseTo(brute, 8);
          }
        }),
        { seed: 1, numRuns: 250 },
      );
    });
  }

  test('partners; every candidate with a value of its own; a tiny table', () => {
    fc.assert(
      fc.property(trees, (shape) => {
        const position = new Tree({ ...shape, seats: 4, partners: true });
        fc.pre(position.actor >= 0);
        const seat = position.actor;
        const thought = new Expectimax(treeKnowledge, { bytes: 200, lines: 9 }).think(position, {});
        expect(thought.exact).toBe(true);
        for (const candidate of thought.candidates) {
          position.play(candidate.move);
          expect(candidate.value).toBeCloseTo(bruteForce(treeKnowledge, position, 99)[seat], 8);
          position.undo();
        }
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  test('Star2 with a good order needs a fraction of the nodes of Star1', () => {
    const duel = new Duel(12, 3, 1);
    const star1 = new Expectimax(duelKnowledge, { begin: 9, probe: false }).think(duel, {});
    const star2 = new Expectimax(duelKnowledge, { begin: 9 }).think(duel, {});
    expect(star2.values[0]).toBeCloseTo(star1.values[0], 10);
    expect(star2.nodes * 4).toBeLessThan(star1.nodes);
  });

  test('without draws it is alpha-beta', () => {
    for (const heap of [9, 14, 20]) {
      const one = new Expectimax(nimKnowledge, { bytes: 1 << 16 }).think(new Nim(heap), {});
      const other = new AlphaBeta(nimKnowledge, { bytes: 1 << 16 }).think(new Nim(heap), {});
      expect([one.values, one.exact]).toEqual([other.values, other.exact]);
    }
  });

  test('solves a game with dice to the end', () => {
    const dice = new Nim(8, 2, true);
    dice.play(3);
    const thought = new Expectimax(nimKnowledge, { bytes: 1 << 18 }).think(dice, {});
    expect(thought.exact).toBe(true);
    expect(thought.values[0]).toBeCloseTo(bruteForce(nimKnowledge, dice, 99)[0], 10);
  });

  test('remainder: what is banked stays out of the table', () => {
    // A race: every move takes 1 or 2 points off the heap into the own score, so positions differ in nothing but the score.
    class Race extends Nim {
      taken = [0, 0];
      override play(move: number): void {
        if (this.actor >= 0) this.taken[this.actor] += move;
        super.play(move);
      }
      override undo(): void {
        const before = this.heap;
        super.undo();
        if (this.actor >= 0) this.taken[this.actor] -= this.heap - before;
      }
      override clone(): Race {
        const copy = new Race(this.heap, this.seats, this.dice);
        copy.copyFrom(this);
        copy.taken = [...this.taken];
        return copy;
      }
    }
    const knowledge: Knowledge<Race> = {
      bound: 40,
      evaluate(position, values) {
        // Who takes the last one pays five.
        const last = position.actor === NOBODY ? 5 * (position.score(1) - position.score(0)) : 0;
        values[0] = position.taken[0] - position.taken[1] + last;
        values[1] = -values[0];
      },
      chances: nimKnowledge.chances as Knowledge<Race>['chances'],
    };
    const remainder: Knowledge<Race>['remainder'] = {
      banked: (position, seat) => position.taken[seat] - position.taken[1 - seat],
      low: (position) => position.hashLow,
      high: (position) => position.hashHigh,
    };
    const race = new Race(8, 2, true);
    race.play(2);
    const thought = new Expectimax({ ...knowledge, remainder }, { bytes: 1 << 16 }).think(race, {});
    expect(thought.exact).toBe(true);
    expect(thought.values[0]).toBeCloseTo(bruteForce(knowledge, race, 99)[0], 10);
  });

  test('the same nodes give the same thought; any budget gives a legal move', () => {
    const dice = new Nim(60, 2, true);
    dice.play(3);
    const think = (nodes: number) => new Expectimax(nimKnowledge, { bytes: 1 << 12 }).think(dice, { nodes });
    expect(think(3000)).toEqual(think(3000));
    for (const nodes of [0, 1, 2, 10]) expect([1, 2, 3]).toContain(think(nodes).move);
    expect([1, 2, 3]).toContain(new Expectimax(nimKnowledge).think(dice, { stopped: () => true }).move);
  });
});
