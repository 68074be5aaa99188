import { merged, type Thought } from '@countertop/search';
import { describe, expect, test } from 'vitest';
import type { FourSquarePosition } from '../rules/position.ts';
import { endgames } from '../test/endgames.ts';
import { Exact } from './exact.ts';
import { thinkerAt } from './levels.ts';

function thoughtOf(position: FourSquarePosition, index?: number, of = 2): Thought {
  return thinkerAt(5, 1).think(position, index === undefined ? {} : { share: { index, of } });
}

describe('a long ending', () => {
  // One in which what seems best is best, and one in which it is not.
  test.each([
    [9, false],
    [8, true],
  ])('is shared by two, who say together what one says (%i; the first does it alone: %s)', (seed, alone) => {
    const [position] = endgames(11, 1, seed);
    const one = thoughtOf(position);
    const [first, second] = [thoughtOf(position, 0), thoughtOf(position, 1)];
    expect(first.exact).toBe(alone);
    expect(second).toMatchObject({ exact: false, certain: 'value' });
    if (!alone) expect(first).toMatchObject({ certain: 'chance' });
    const { move, values, chances, exact, certain } = merged([first, second]);
    expect(one.exact).toBe(true);
    expect({ move, values, chances, exact, certain }).toEqual({
      move: one.move,
      values: one.values,
      chances: one.chances,
      exact: true,
      certain: undefined,
    });
  });

  test('says that the chance is proven as soon as it is, and the points when they are', () => {
    const [position] = endgames(11, 1, 9);
    const heard: Thought[] = [];
    thinkerAt(5, 1).think(position, {}, (thought) => heard.push(thought));
    const [before, chance, all] = heard.slice(-3);
    expect([before.certain, chance.certain, all.certain]).toEqual([undefined, 'chance', undefined]);
    expect([before.exact, chance.exact, all.exact]).toEqual([false, false, true]);
    expect(chance.chances).toEqual(all.chances);
    const best = all.candidates[0];
    expect(best).toMatchObject({ move: all.move, exact: true, value: all.values[position.actor] });
    for (const { exact, certain, atMost } of all.candidates.slice(1))
      expect(atMost ? [exact, certain] : [certain]).toEqual(atMost ? [false, undefined] : ['chance']);
  });
});

test('of three the others look at different placements', () => {
  const [position] = endgames(11, 1, 9);
  const moves = [1, 2].map((index) => {
    const { certain, candidates, move } = thoughtOf(position, index, 3);
    expect(certain).toBe('value');
    expect(candidates.filter((each) => each.certain === 'value').map((each) => each.move)).toEqual([move]);
    return move;
  });
  expect(new Set(moves).size).toBe(2);
});

test('a short ending, and one in solitaire, everybody works out', () => {
  const [short] = endgames(5, 1, 4);
  expect(thoughtOf(short, 1)).toEqual(thoughtOf(short));
});

test('of equal chances the one with more points is played, and never one with a lower chance', () => {
  const [win, difference] = [new Exact('win', 14), new Exact('difference', 14)];
  const [chances, points] = [new Float64Array(4), new Float64Array(4)];
  for (const position of endgames(5, 30, 21)) {
    win.placements(position, chances);
    difference.placements(position, points);
    const { move, exact } = thoughtOf(position);
    expect(exact).toBe(true);
    const most = Math.max(...chances);
    expect(chances[move]).toBeCloseTo(most, 12);
    expect(points[move]).toBeCloseTo(Math.max(...points.filter((_, stack) => chances[stack] > most - 1e-9)), 9);
  }
});
