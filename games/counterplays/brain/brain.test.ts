import { MoveList, NOBODY, Random } from '@countertop/core';
import type { Thinker } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { baselines, brain, CounterplaysPosition, type Goal, PLIES } from '../index.ts';
import { AnyPlace } from '../rules/any-place.ts';
import { Endgame } from './endgame.ts';
import { levels } from './level-count.ts';
import { playoutMove } from './playout.ts';

const survey = new AnyPlace();
const list = new MoveList();

function after(goal: Goal, plies: number, seed: number): CounterplaysPosition {
  const random = new Random(seed);
  const position = new CounterplaysPosition(goal);
  while (position.ply < plies) position.play(playoutMove(position, survey, random));
  return position;
}

describe('the brain', () => {
  test.each(['highest', 'lowest'] as const)(
    '%s: every level answers with a legal move, whatever the budget',
    (goal) => {
      for (let seed = 0; seed < 6; seed++) {
        const random = new Random(seed);
        const position = after(goal, seed === 0 ? 0 : random.below(PLIES), 50 + seed);
        position.moves(list);
        const legal = new Set(list.toArray());
        for (let level = 1; level <= levels; level += seed % 2 === 0 ? 3 : 2) {
          const thought = brain.thinker(level, seed).think(position, { nodes: 1 + random.below(12) });
          expect(legal).toContain(thought.move);
          for (const { move } of thought.candidates) expect(legal).toContain(move);
        }
      }
    },
  );

  test('stacks too wide for one window are no trouble', () => {
    const position = new CounterplaysPosition('highest');
    const random = new Random(1);
    while (position.ply < 16) {
      position.moves(list);
      // As far to the right as can be.
      let best = position.pick(random);
      for (const move of list.toArray()) if (((move >> 8) & 255) > ((best >> 8) & 255)) best = move;
      position.play(best);
    }
    while (position.ply < PLIES) {
      position.moves(list);
      const { move } = brain.thinker(7, 1).think(position, { nodes: 10 });
      expect(list.includes(move)).toBe(true);
      position.play(move);
    }
  });

  test('thinks the same with the same seed and nodes', () => {
    for (const plies of [6, 17]) {
      const position = after('highest', plies, 3);
      const [one, other] = [0, 1].map(() => brain.thinker(9, 5).think(position, { nodes: 120 }));
      expect(one).toEqual(other);
    }
  });

  test('there are nine levels, and whoever was kept with a higher one meets the highest', () => {
    expect(brain.levels).toBe(9);
    const position = after('highest', 12, 4);
    const think = (level: number) => brain.thinker(level, 3).think(position, { nodes: 200 });
    expect(think(10)).toEqual(think(9));
    expect(brain.thinker(8, 3).effort).not.toEqual(brain.thinker(9, 3).effort);
  });

  test('leaves the position alone', () => {
    const position = after('highest', 12, 4);
    const copy = position.clone();
    brain.thinker(8, 1).think(position, { nodes: 60 });
    list.clear();
    expect(position.freshHash()).toEqual(copy.freshHash());
    expect([position.ply, position.top]).toEqual([copy.ply, copy.top]);
  });

  test('a stopped search answers at once', () => {
    const position = after('highest', 16, 8);
    position.moves(list);
    const { move } = brain.thinker(levels, 1).think(position, { stopped: () => true });
    expect(list.includes(move)).toBe(true);
  });

  test('values are zero-sum, bounded, and certain at the end', () => {
    const values = new Float64Array(2);
    for (let seed = 0; seed < 20; seed++) {
      const position = after(seed % 2 === 0 ? 'highest' : 'lowest', PLIES - (seed % 5), seed);
      brain.knowledge.evaluate(position, values);
      expect(values[0] + values[1]).toBe(0);
      expect(Math.abs(values[0])).toBeLessThanOrEqual(brain.knowledge.bound);
      if (position.actor === NOBODY) expect(values[0]).toBe((position.share(0) - 0.5) * 2 * brain.knowledge.bound);
      else expect(Math.abs(values[0])).toBeLessThan(brain.knowledge.bound);
    }
  });
});

describe('the last plies', () => {
  test('a proven win is played to the end against anybody', () => {
    let won = 0;
    for (let seed = 4; seed < 12; seed++) {
      const position = after(seed % 3 === 0 ? 'lowest' : 'highest', PLIES - 4, 200 + seed);
      const seat = position.actor;
      const thinker = brain.thinker(9, seed);
      const thought = thinker.think(position, { nodes: 5000 });
      expect(thought.exact).toBe(true);
      expect(thought.depth).toBe(4);
      if (thought.chances[seat] < 1) continue;
      won++;
      const other = baselines['climber'](seed);
      while (position.actor !== NOBODY) {
        const mover = position.actor === seat ? thinker : other;
        position.play(mover.think(position, { nodes: 5000 }).move);
      }
      expect(position.share(seat)).toBe(1);
    }
    expect(won).toBeGreaterThan(2);
  });

  test('with eight left a loss is only certain when no placement is left untried', () => {
    let lost = 0;
    for (let seed = 0; seed < 6; seed++) {
      const position = after('highest', PLIES - 8, 400 + seed);
      const seat = position.actor;
      const { exact, chances, candidates } = brain.thinker(levels, 1).think(position, { nodes: 4000 });
      if (!exact || chances[seat] > 0) continue;
      lost++;
      position.moves(list);
      const tried = candidates.filter((candidate) => candidate.exact && candidate.value < 0);
      expect(new Set(tried.map(({ move }) => move))).toEqual(new Set(list.toArray()));
    }
    expect(lost).toBeGreaterThan(0);
  });

  test('there is no better answer to a proven loss', () => {
    for (let seed = 0; seed < 12; seed++) {
      const position = after('highest', PLIES - 3, 300 + seed);
      const seat = position.actor;
      const thought = brain.thinker(levels, 1).think(position, { nodes: 5000 });
      if (thought.chances[seat] > 0) continue;
      position.play(thought.move);
      const reply = brain.thinker(levels, 1).think(position, { nodes: 5000 });
      expect(reply.chances[seat]).toBe(0);
    }
  });
});

test('in a lost position the other is given chances to go wrong', () => {
  const endgame = new Endgame();
  const replies = new MoveList();
  const valueFor = (position: CounterplaysPosition): number => {
    position.moves(list);
    return Math.max(...(endgame.solve(position, list.toArray(), {}) ?? []).map(({ value }) => value));
  };
  /** The share of the replies to a placement that do not win. */
  const mistakes = (position: CounterplaysPosition, move: number): number => {
    position.play(move);
    position.moves(replies);
    let count = 0;
    for (let i = 0; i < replies.length; i++) {
      position.play(replies.moves[i]);
      if (valueFor(position) > -1) count++;
      position.undo();
    }
    position.undo();
    return count / replies.length;
  };
  let chosen = 0;
  let usual = 0;
  for (let seed = 0; seed < 3; seed++) {
    const position = after('highest', PLIES - 4, 312 + seed);
    const thought = brain.thinker(levels, 1).think(position, { nodes: 5000 });
    if (thought.chances[position.ply & 1] > 0) continue;
    position.moves(list);
    const moves = list.toArray();
    const some = moves.filter((_, i) => i % Math.ceil(moves.length / 8) === 0);
    chosen += mistakes(position, thought.move);
    usual += some.reduce((sum, move) => sum + mistakes(position, move), 0) / some.length;
  }
  expect(chosen).toBeGreaterThan(usual);
});

describe('reasons', () => {
  test('every reason has words, and all gaps are filled', () => {
    for (let seed = 0; seed < 10; seed++) {
      const position = after(seed % 2 === 0 ? 'highest' : 'lowest', 2 * seed + 1, seed);
      position.moves(list);
      for (let i = 0; i < list.length; i += 9) {
        const reasons = brain.reasons(position, list.moves[i]);
        expect(reasons.length).toBeGreaterThan(0);
        for (const { code, data } of reasons) {
          const words = brain.words[code];
          expect(words).toBeDefined();
          for (const [, name] of words.matchAll(/\{(\w+)\}/g)) expect(data).toHaveProperty(name);
        }
      }
    }
  });

  test('a few tiles are named, many are counted', () => {
    const told = new Map<boolean, number>();
    for (const plies of [3, 4, 5, 16, 18]) {
      const position = after('highest', plies, 2);
      position.moves(list);
      for (let i = 0; i < list.length; i += 5) {
        for (const { code, data } of brain.reasons(position, list.moves[i])) {
          if (!/^(denies|opens|forces|prepares)/.test(code)) continue;
          const many = code.endsWith('-many');
          if (many) expect(data?.['count']).toBeGreaterThan(4);
          else expect(String(data?.['tiles']).split(' ').length).toBeLessThan(5);
          told.set(many, (told.get(many) ?? 0) + 1);
        }
      }
    }
    expect([...told.keys()].toSorted()).toEqual([false, true]);
  });

  test('a tile on a new level is said to be the first there', () => {
    const position = after('highest', 9, 2);
    position.moves(list);
    const climbing = list.toArray().filter((move) => position.levelOf(move) > position.top);
    for (const move of climbing) {
      expect(brain.reasons(position, move)[0]).toMatchObject({
        code: 'enters-level',
        data: { level: position.top + 1 },
      });
    }
    expect(brain.words[brain.unit]).toBeDefined();
  });
});

test('the strong beat the weak: level 6 against the climber, the beginner against anyone', () => {
  const results = { strong: 0, beginner: 0 };
  for (let seed = 0; seed < 3; seed++) {
    for (const seat of [0, 1]) {
      const play = (one: Thinker<CounterplaysPosition>, other: Thinker<CounterplaysPosition>): number => {
        const position = after('highest', 2, 400 + seed);
        while (position.actor !== NOBODY) {
          const mover = position.actor === seat ? one : other;
          position.play(mover.think(position, { nodes: 60 }).move);
        }
        return position.share(seat);
      };
      results.strong += play(brain.thinker(6, seed), baselines['climber'](seed));
      results.beginner += play(baselines.beginner(seed), baselines['random'](seed));
    }
  }
  expect(results.strong).toBeGreaterThanOrEqual(5);
  expect(results.beginner).toBeGreaterThanOrEqual(4);
});
