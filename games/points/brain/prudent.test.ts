import type { Move } from '@countertop/core';
import type { Limits, Thinker, Weighed } from '@countertop/search';
import { describe, expect, it } from 'vitest';
import { game as points } from '../game.ts';
import type { PointsPosition } from '../rules/position.ts';
import { pictured, recorded } from '../test/pictured.ts';
import { Prudent } from './prudent.ts';

function dotAt(position: PointsPosition, dot: string): Move {
  const move = points.read(position, dot);
  if (!move.ok) throw new Error(dot);
  return move.value;
}

/**
 * One who thinks this of some dots, whatever it is asked: the dot, its chance, and how often it was looked at. After the first
 * it expects what is to follow.
 */
function thinking(
  candidates: readonly (readonly [dot: string, chance: number, nodes: number])[],
  exact = false,
  toFollow: readonly string[] = [],
) {
  const heard: Limits[] = [];
  const thinker: Thinker<PointsPosition> = {
    effort: { nodes: 1 },
    think(position, limits) {
      heard.push(limits);
      const weighed = candidates.map(([dot, chance, nodes]): Weighed => {
        return { move: dotAt(position, dot), value: 10 * chance, chance, nodes, exact, atMost: false };
      });
      const [{ move, value, chance }] = weighed;
      const [values, chances] = [
        [value, -value],
        [chance, 1 - chance],
      ];
      const spent = { nodes: 1, milliseconds: 0, nodesPerSecond: 0, depth: 1, exact };
      const line = [move, ...toFollow.map((dot) => dotAt(position, dot))];
      return { move, line, values, chances, candidates: weighed, ...spent };
    },
  };
  return { thinker, heard };
}

function chosen(position: PointsPosition, ...told: Parameters<typeof thinking>): string[] {
  const { candidates, move } = new Prudent(thinking(...told).thinker).think(position, {});
  expect(candidates[0].move).toBe(move);
  return candidates.map(({ move }) => points.write(position, move));
}

/** From d3 on, a ladder takes what runs to the right. */
const LADDER = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . X X X X X X X . . .
  . X O O . . . . . X . .
  . . X . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
`;

/** At h4 a single point is taken. */
const ONE = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . X . . . . .
  . . . . . X O . . . . .
  . . . . . . X . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
`;

describe('among moves that are thought to be as good', () => {
  it('takes what is certain', () => {
    const known = [
      ['k6', 0.6, 900],
      ['l2', 0.6, 700],
      ['d3', 0.58, 300],
    ] as const;
    expect(chosen(pictured(LADDER), known)).toEqual(['d3', 'k6', 'l2']);
  });

  it('says of it what was thought of it', () => {
    const { thinker } = thinking([
      ['k6', 0.6, 900],
      ['d3', 0.58, 300],
    ]);
    const { line, values, chances } = new Prudent(thinker).think(pictured(LADDER), {});
    expect({ moves: line.length, values, chances: chances.map((chance) => chance.toFixed(2)) }).toEqual({
      moves: 1,
      values: [5.8, -5.8],
      chances: ['0.58', '0.42'],
    });
  });

  it('adds nothing to what the other side can take', () => {
    const moves =
      'j15 o9 k8 m14 j9 i10 i9 l10 k9 l11 k12 j12 i11 h10 k13 i13 h12 h13 h11 g13 g11 h9 j14 f10 f11 e11 f12 e13 g10 g9 f9';
    const options = { width: 20, height: 20, start: 'cross', stop: 'ground', centreWidth: 0, centreHeight: 0 };
    const position = recorded({ options, moves: moves.split(' ') });
    const known = [
      ['e10', 0.47, 900],
      ['f13', 0.46, 800],
    ] as const;
    expect(chosen(position, known)).toEqual(['f13', 'e10']);
  });

  it('begins a long ladder even if it is thought to be a little worse, but takes nothing else', () => {
    const thought = (dot: string, chance: number) => [['k6', 0.6, 9000] as const, [dot, chance, 400] as const];
    expect(chosen(pictured(LADDER), thought('d3', 0.555))[0]).toBe('d3');
    expect(chosen(pictured(LADDER), thought('d3', 0.545))[0]).toBe('k6');
    expect(chosen(pictured(ONE), thought('h4', 0.565))[0]).toBe('k6');
  });

  it('keeps to the first where nothing is more certain', () => {
    const known = [
      ['k6', 0.6, 900],
      ['l2', 0.6, 900],
    ] as const;
    expect(chosen(pictured(LADDER), known)).toEqual(['k6', 'l2']);
  });
});

it('plays at once what it would play after a threat that only puts off the loss', () => {
  // Three are about to be lost, and one even after e7. That is so, too, when g4 has been answered at h5.
  const position = pictured(`
    . . . . . . . . .
    . . . O . . O . .
    . X . . O X X . .
    . . O O O X O . .
    . . X . . O . . .
    . . . . . . X . .
    . . . . O . . O .
    . . . . . . . . .
  `);
  const known = [
    ['g4', 0.4, 900],
    ['e7', 0.3, 10],
    ['b2', 0.3, 10],
  ] as const;
  expect(chosen(position, known, false, ['h5', 'e7'])[0]).toBe('e7');
  expect(chosen(position, known, false, ['h5', 'b2'])[0]).toBe('g4');
});

it('leaves what is clearly better, better known or proven', () => {
  const clearly = [
    ['k6', 0.8, 900],
    ['d3', 0.6, 800],
  ] as const;
  expect(chosen(pictured(LADDER), clearly)[0]).toBe('k6');
  const hardlyKnown = [
    ['k6', 0.6, 900],
    ['d3', 0.6, 80],
  ] as const;
  expect(chosen(pictured(LADDER), hardlyKnown)[0]).toBe('k6');
  const proven = [
    ['k6', 1, 900],
    ['d3', 1, 900],
  ] as const;
  expect(chosen(pictured(LADDER), proven, true)[0]).toBe('k6');
});

it('keeps some of the time for itself, and little of a little', () => {
  const { thinker, heard } = thinking([['k6', 0.6, 900]]);
  for (const milliseconds of [1000, 10]) new Prudent(thinker).think(pictured(LADDER), { milliseconds, now: () => 0 });
  expect(heard.map(({ milliseconds }) => milliseconds)).toEqual([998, 9]);
});
