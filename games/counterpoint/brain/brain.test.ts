import { CHANCE, MoveList, NOBODY, Random, startPosition } from '@countertop/core';
import type { Thinker } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { baselines, brain, type CounterpointPosition, cellOfMove, colourOf, counterpoint } from '../index.ts';
import { after, dealt, goOn } from '../test/play.ts';
import { reached } from '../test/situations.ts';

const TABLES = [
  { seats: 2, options: {} },
  { seats: 2, options: { width: 4, height: 4 } },
  { seats: 2, options: { width: 12, height: 4 } },
  { seats: 3, options: { width: 8, height: 6 } },
  { seats: 4, options: { corners: false } },
  { seats: 4, options: { partners: true } },
] as const;

function legal(position: CounterpointPosition, move: number): boolean {
  const list = new MoveList();
  position.moves(list);
  return list.includes(move);
}

/** The share of the wins of the first thinker against copies of the second, in each seat as often. */
function share(
  one: (seed: number) => Thinker<CounterpointPosition>,
  others: (seed: number) => Thinker<CounterpointPosition>,
  games: number,
  seats = 2,
): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const start = startPosition(counterpoint, {}, seats);
    if (!start.ok) throw new Error(start.problem.code);
    const { position } = start.value;
    const random = new Random(Math.floor(game / seats));
    const mine = game % seats;
    const thinkers = Array.from({ length: seats }, (_, seat) => (seat === mine ? one : others)(game));
    while (position.actor !== NOBODY) {
      const { actor } = position;
      if (actor === CHANCE) position.play(position.pick(random));
      else position.play(thinkers[actor].think(position, thinkers[actor].effort).move);
    }
    won += position.share(mine);
  }
  return won / games;
}

describe('tactics', () => {
  const best = (position: CounterpointPosition, nodes: number): string => {
    const thought = brain.thinker(10, 1).think(position, { nodes });
    return counterpoint.write(position, thought.move);
  };

  test('completes a row', () => {
    const position = goOn(after(dealt('ybgg', 'ybgr')), 'y:a1 +y b:b1 +b g:c1 +g');
    expect(best(position, 300)).toBe('r:d1');
  });

  test('takes the most points that there are', () => {
    let several = 0;
    for (let seed = 0; several < 5; seed++) {
      const position = reached(seed, 16);
      if (position === undefined) continue;
      const list = new MoveList();
      position.moves(list);
      const points = list.toArray().map((move) => position.gain(colourOf(move), cellOfMove(move)));
      // One placing is worth three rows more than any other: nothing can be better.
      points.sort((a, b) => b - a);
      if (points[0] < points[1] + 3) continue;
      several++;
      const thought = brain.thinker(10, 1).think(position, { nodes: 400 });
      expect(position.gain(colourOf(thought.move), cellOfMove(thought.move)), `seed ${seed}`).toBe(points[0]);
    }
  });

  test('does not open a row for a rival who has the missing colour', () => {
    const position = goOn(after(dealt('ybgg', 'ybgr')), 'y:a1 +y b:b1 +b');
    const bad = ['g:c1', 'g:d1'];
    expect(bad).not.toContain(best(position, 400));
  });

  test('blocks a row that it cannot complete', () => {
    const position = goOn(after(dealt('yyrb', 'gggg')), 'y:a1 +y g:b1 +g r:c1 +r');
    expect(best(position, 3000)).toBe('g:d1');
  });
});

describe('thinking', () => {
  test('the same seed and nodes think the same', () => {
    const position = reached(5, 20);
    if (position === undefined) throw new Error('the game ended');
    for (const level of [1, 4, 6, 8, 10]) {
      const [one, two] = [1, 2].map(() => brain.thinker(level, 9).think(position, { nodes: 200 }));
      expect(one).toEqual(two);
    }
  });

  test('every level answers legally from anywhere, with any budget', () => {
    for (const [t, table] of TABLES.entries()) {
      for (let seed = 0; seed < 10; seed++) {
        const position = reached(100 * t + seed, 1 + ((seed * 11) % 36), table);
        if (position === undefined) continue;
        const hash = position.hashLow;
        for (const level of [1, 2, 5, 8, 10]) {
          const thought = brain.thinker(level, seed).think(position, { nodes: 1 + ((seed * 13) % 60) });
          expect(legal(position, thought.move), `table ${t}, seed ${seed}, level ${level}`).toBe(true);
          expect(thought.values).toHaveLength(position.seats);
        }
        expect(position.hashLow).toBe(hash);
      }
    }
  });

  test('stops at once when told to', () => {
    const position = reached(5, 30);
    if (position === undefined) throw new Error('the game ended');
    const thought = brain.thinker(10, 1).think(position, { stopped: () => true });
    expect(legal(position, thought.move)).toBe(true);
    expect(thought.nodes).toBeLessThan(200);
  });

  test('never looks into the bag: only what is left there counts, not what will come', () => {
    const position = reached(8, 24);
    if (position === undefined) throw new Error('the game ended');
    const first = brain.thinker(8, 3).think(position, { nodes: 100 });
    // Another future of the same position changes nothing.
    const copy = position.clone();
    expect(brain.thinker(8, 3).think(copy, { nodes: 100 })).toEqual(first);
  });

  test('values are zero-sum between two teams, equal between partners, exact at the end', () => {
    const values = new Float64Array(4);
    for (let seed = 0; seed < 20; seed++) {
      const position = reached(seed, 3 + seed, { seats: 4, options: { partners: true } });
      if (position === undefined) continue;
      brain.knowledge.evaluate(position, values);
      expect(values[0]).toBe(values[2]);
      expect(values[1]).toBeCloseTo(-values[0], 9);
      const random = new Random(seed);
      while (position.actor !== NOBODY) position.play(position.pick(random));
      brain.knowledge.evaluate(position, values);
      expect(values[0]).toBe(position.teamScore(0) - position.teamScore(1));
    }
  });
});

describe('strength', () => {
  test('level 1 loses to a beginner', () => {
    expect(share((seed) => brain.thinker(1, seed), baselines.beginner, 60)).toBeLessThan(0.3);
  });

  test('level 7 beats the careful', () => {
    expect(share((seed) => brain.thinker(7, seed), baselines['safe-greedy'], 40)).toBeGreaterThan(0.6);
  });

  test('among three careful ones level 8 wins more than its share', () => {
    expect(share((seed) => brain.thinker(8, seed), baselines['safe-greedy'], 16, 4)).toBeGreaterThan(0.33);
  });
});
