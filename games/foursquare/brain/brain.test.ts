import { CHANCE, NOBODY, Random } from '@countertop/core';
import { type Player, playerOf, playGame } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { brain, Exact, FourSquarePosition, foursquare } from '../index.ts';

/** A position some plies into a random game in which a card is held. */
function midway(seats: number, seed: number, left: number): FourSquarePosition | undefined {
  const random = new Random(seed);
  const position = new FourSquarePosition(seats);
  while (position.actor === CHANCE || position.left > left) {
    if (position.actor === NOBODY) return undefined;
    position.play(position.pick(random));
  }
  return position.actor === NOBODY ? undefined : position;
}

const GAMES = 300;

describe('levels', () => {
  test.each([1, 2, 3, 4, 5, 6])('answer with a legal move and leave the position alone, %i seats', (seats) => {
    for (let seed = 1; seed <= 12; seed++) {
      const position = midway(seats, seed, 3 + seed * 3);
      if (position === undefined) continue;
      const before = [position.hashLow, position.hashHigh, position.ply];
      for (let level = 1; level <= 5; level++) {
        const thought = brain.thinker(level, seed).think(position, { nodes: 2000 });
        expect([0, 1, 2, 3]).toContain(thought.move);
        expect(thought.values).toHaveLength(seats);
      }
      expect([position.hashLow, position.hashHigh, position.ply]).toEqual(before);
    }
  });

  test('think the same with the same seed and nodes', () => {
    const position = midway(2, 5, 20)!;
    for (const level of [1, 3, 4, 5]) {
      const think = () => brain.thinker(level, 3).think(position, { nodes: 5000 });
      expect(think()).toEqual(think());
    }
  });

  test('overlook less of what can be taken, the higher they are', () => {
    const taken = new Float64Array(6);
    let chances = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const position = midway(2, seed, 5 + (seed % 36));
      if (position === undefined || ![0, 1, 2, 3].some((stack) => position.captures(stack))) continue;
      chances++;
      for (let level = 1; level <= 3; level++) {
        const { move } = brain.thinker(level, seed).think(position, { nodes: 4 });
        if (position.captures(move)) taken[level]++;
      }
    }
    expect(taken[1] / chances).toBeCloseTo(0.5, 1);
    expect(taken[2] / chances).toBeCloseTo(0.7, 1);
    expect(taken[3] / chances).toBeGreaterThan(0.85);
  });

  test('level 3 prepares what the next seat takes, level 4 does not', () => {
    const position = foursquare.start({}, 2);
    for (const text of ['+30', '+30', '+10', '+10', '+20']) position.play(move(position, text));
    const leaves = (level: number, seed: number): number => {
      position.play(brain.thinker(level, seed).think(position, { nodes: 4 }).move);
      let taking = 0;
      for (const card of [10, 20, 30, 40, 50]) {
        if ([0, 1, 2, 3].some((stack) => position.captures(stack, card))) taking += position.leftOf(card);
      }
      position.undo();
      return taking;
    };
    let careless = 0;
    let careful = 0;
    for (let seed = 1; seed <= 40; seed++) {
      careless += leaves(3, seed);
      careful += leaves(4, seed);
    }
    expect(careless).toBeGreaterThan(careful);
  });

  test('there are five, and whoever was kept with a higher one meets the highest', () => {
    expect(brain.levels).toBe(5);
    const position = midway(2, 5, 20)!;
    const think = (level: number) => brain.thinker(level, 3).think(position, { nodes: 5000 });
    expect(think(8)).toEqual(think(5));
  });

  test.each<[string, (seed: number) => Player<FourSquarePosition>]>([
    ['moves at random', (seed) => playerOf(brain.baselines['random'](seed), {})],
    ['always plays on A', () => ({ choose: () => 0 })],
  ])('the lowest is better than one who %s', async (_, other) => {
    let won = 0;
    for (let game = 0; game < GAMES; game++) {
      const lowest = playerOf(brain.thinker(1, game), { nodes: 4 });
      const seat = game % 2;
      const players = seat === 0 ? [lowest, other(game)] : [other(game), lowest];
      const terms = { start: foursquare.start({}, 2), opening: [], seed: game >> 1 };
      won += (await playGame(terms, players)).shares[seat];
    }
    expect(won / GAMES).toBeGreaterThan(0.5);
  });

  test('level 5 takes 100 when nothing speaks against it, and says so', () => {
    const position = foursquare.start({}, 2);
    for (const text of ['+30', '+30', '+30', '+50', '+10']) position.play(move(position, text));
    // 30 30 30 50: a 10 on D makes 100 and takes 60 points.
    const thought = brain.thinker(5, 1).think(position, { nodes: 40_000 });
    expect(foursquare.write(position, thought.move)).toBe('D');
    expect(brain.reasons(position, thought.move)[0]).toMatchObject({ code: 'takes', data: { points: 60 } });
    expect(brain.reasons(position, 0)[0]).toMatchObject({ code: 'misses', data: { points: 60 } });
  });

  test('level 5 plays the last cards exactly', () => {
    const exact = new Exact('win', 16);
    const truth = new Float64Array(4);
    let seen = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const position = midway(2, seed, 4);
      if (position === undefined) continue;
      exact.placements(position, truth);
      const thought = brain.thinker(5, seed).think(position, {});
      expect(thought.exact).toBe(true);
      expect(truth[thought.move]).toBeCloseTo(Math.max(...truth), 9);
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });

  test('stop when they are told to', () => {
    const position = midway(2, 9, 9)!;
    const thought = brain.thinker(5, 1).think(position, { stopped: () => true });
    expect([0, 1, 2, 3]).toContain(thought.move);
    expect(thought.exact).toBe(false);
  });
});

test('values of two seats are opposite, and every code has a phrase', () => {
  const values = new Float64Array(2);
  for (let seed = 1; seed <= 30; seed++) {
    const position = midway(2, seed, 1 + seed);
    if (position === undefined) continue;
    brain.knowledge.evaluate(position, values);
    expect(values[0] + values[1]).toBeCloseTo(0, 6);
    for (let stack = 0; stack < 4; stack++) {
      for (const { code } of brain.reasons(position, stack)) expect(brain.words).toHaveProperty(code);
    }
  }
});

function move(position: FourSquarePosition, text: string): number {
  const read = foursquare.read(position, text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}
