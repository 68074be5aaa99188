import { type Move, MoveList, NOBODY, Random, sayIn } from '@countertop/core';
import { explain } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import { baselines, brain, type CounterminePosition, countermine } from '../index.ts';
import { fresh, pictured, play, prepared } from '../test/board.ts';
import { crowdedSetup, eagerMove } from '../test/players.ts';
import { withPoints } from '../test/points.ts';

const text = (position: CounterminePosition, move: Move): string => countermine.write(position, move);
const choice = (position: CounterminePosition, nodes: number, level = 10): string =>
  text(position, brain.thinker(level, 1).think(position, { nodes }).move);

describe('tactics at fixed nodes', () => {
  test('completes the row that wins', () => {
    const position = withPoints(
      [2, 2],
      `
      . . . . . . . . . . . .
      . . O O O O . . . . . .
      . . . . . . . . . . . .
      . . . X X X . X . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .`,
    );
    expect(choice(position, 50)).toBe('g6');
    expect(brain.reasons(position, moveOf(position, 'g6'))).toMatchObject([{ code: 'wins' }]);
  });

  test('two rows at once win with one point', () => {
    const position = withPoints(
      [1, 2],
      `
      . . . . . . . . . . . .
      . . . . X X X X . . . .
      . . . X . . . O . . . .
      . . . X . . O . . . . .
      . . . X . O . . . . . .
      . . . X O . . . . . . .`,
    );
    expect(choice(position, 100)).toBe('d8');
  });

  test('stops the only winning cell, whatever else there is to score', () => {
    const position = withPoints(
      [1, 2],
      `
      . . . . . . . . . . . .
      . X O O O O . . . . . .
      . . . . . . . . . . . .
      . . . X X X . X . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .`,
    );
    for (const level of [4, 7, 10]) expect(choice(position, 400, level)).toBe('g8');
    expect(brain.reasons(position, moveOf(position, 'g8')).map((reason) => reason.code)).toContain('stops-win');
    expect(brain.reasons(position, moveOf(position, 'g6')).map((reason) => reason.code)).toContain('loses');
  });

  test('prefers a row of six to a row of five', () => {
    const position = pictured(`
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . X X . X X X . . .
      . . . . . . . . . . . .
      . . . . O O . . . . . .
      . . . . . O O . . . . .
      . . . . . O . . . . . .
      . . X X X X O . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .`);
    expect(choice(position, 3000)).toBe('f9');
    expect(brain.reasons(position, moveOf(position, 'f9'))[0]).toMatchObject({ code: 'safe-row', data: { length: 6 } });
    expect(brain.reasons(position, moveOf(position, 'b4'))[0]).toMatchObject({ code: 'row-of-five' });
  });

  test('strike and cube together win', () => {
    const position = withPoints(
      [0, 2],
      `
      . . . . . . . . . . . .
      . . . . O . . . . . . .
      . . X X . X X . . . . .
      . . . . . . . . . . . .
      . . . . O . . . . . . .
      . . . . O . . . . . . .`,
    );
    play(position, 'e7');
    const thinker = brain.thinker(10, 1);
    const strike = thinker.think(position, { nodes: 1000 }).move;
    const codes = brain.reasons(position, strike).map((reason) => reason.code);
    expect(codes).toContain('strikes');
    position.play(strike);
    position.play(thinker.think(position, { nodes: 1000 }).move);
    expect(position.score(1)).toBe(3);
  });
});

describe('fitness for use', () => {
  test('the same seed and nodes give the same thought', () => {
    for (const level of [1, 5, 10]) {
      const think = () => {
        const thinker = brain.thinker(level, 3);
        const position = play(fresh(), 'f6 g6 f7 g7 f8');
        const { move, values, candidates } = thinker.think(position, { nodes: 2000 });
        return { move, values, candidates };
      };
      expect(think()).toEqual(think());
    }
  });

  test('every thinker plays legal moves from any position, and is stopped at once', () => {
    const random = new Random(5);
    const thinkers = [
      ...[1, 3, 5, 8, 10].map((level) => brain.thinker(level, level)),
      ...Object.values(baselines).map((make) => make(1)),
      baselines.beginner(1),
    ];
    const list = new MoveList();
    for (let game = 0; game < 24; game++) {
      const position = game % 3 === 2 ? crowded(random) : fresh(game % 3 === 1);
      for (let ply = 0; position.actor !== NOBODY; ply++) {
        if (random.below(4) === 0 || position.mustStrike || ply < 2) {
          const thinker = thinkers[random.below(thinkers.length)];
          const nodes = random.below(60);
          const { move, line } = thinker.think(position, nodes === 0 ? { stopped: () => true } : { nodes });
          position.moves(list);
          expect(list.includes(move)).toBe(true);
          expect(line[0]).toBe(move);
          for (const reason of brain.reasons(position, move))
            expect(sayIn('en', brain.words).knows(reason.code), reason.code).toBe(true);
        }
        position.play(eagerMove(position, random));
      }
    }
  });

  test('a think leaves the position as it was', () => {
    const position = play(fresh(), 'f6 g6 f7');
    const before = position.freshHash();
    brain.thinker(10, 1).think(position, { nodes: 3000 });
    expect(position.freshHash()).toEqual(before);
    expect(position.ply).toBe(3);
  });

  test('takes over a good first cube, and explains candidates', () => {
    const position = play(fresh(true), 'f6');
    expect(choice(position, 3000)).toBe('swap');
    const { candidates } = explain(brain, position, { nodes: 500 });
    expect(candidates.length).toBeGreaterThan(1);
    expect(brain.words).toHaveProperty(brain.unit);
  });

  test('beats pattern-greedy, and anybody, with few nodes', () => {
    const random = new Random(9);
    for (const name of ['pattern-greedy', 'random']) {
      const other = baselines[name](1);
      const position = fresh();
      for (let i = 0; i < 4; i++) position.play(position.pick(random));
      const thinker = brain.thinker(10, 1);
      while (position.actor !== NOBODY) {
        const one = position.actor === 1 ? thinker : other;
        position.play(one.think(position, { nodes: 1500 }).move);
      }
      expect(position.share(1)).toBe(1);
    }
  });
});

function crowded(random: Random): CounterminePosition {
  const { place, turn } = crowdedSetup(random);
  return prepared(place, turn);
}

function moveOf(position: CounterminePosition, move: string): Move {
  const read = countermine.read(position, move);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}
