import { Random } from '@countertop/core';
import { Candidates } from '@countertop/search';
import { describe, expect, it } from 'vitest';
import type { PointsPosition } from '../rules/position.ts';
import { pictured } from '../test/pictured.ts';
import { FEATURES, featuresOf, MOST_FEATURES, Patterns } from './patterns.ts';
import { Threats } from './threats.ts';

function surveyed(position: PointsPosition): [Threats, Threats] {
  const mine = new Threats();
  const theirs = new Threats();
  mine.survey(position, position.turn, true);
  theirs.survey(position, 1 - position.turn, true);
  return [mine, theirs];
}

function features(position: PointsPosition, cell: number): number[] {
  const list = new Int32Array(MOST_FEATURES);
  const count = featuresOf(position, cell, ...surveyed(position), list);
  return [...list.subarray(0, count)].sort((a, b) => a - b);
}

function weighed(patterns: Patterns, position: PointsPosition): Candidates {
  const list = new Candidates();
  const open = Array.from({ length: position.openCount }, (_, i) => position.openDot(i));
  patterns.weighAll(position, open, open.length, ...surveyed(position), list);
  return list;
}

const ROWS = [
  '. . . . . . .',
  '. X O . X . .',
  '. . X . . . O',
  '. O . . X . .',
  '. X O O . . .',
  'X . . . . O .',
  '. . O . . . .',
].map((row) => row.split(' '));
const pictureOf = (rows: string[][]) => pictured(rows.map((row) => row.join(' ')).join('\n'));

describe('patterns', () => {
  it('see the same in a field turned or reflected', () => {
    const turned = ROWS.map((_, x) => ROWS.map((row) => row[x]));
    const one = pictureOf(ROWS);
    const two = pictureOf(turned);
    const size = ROWS.length;
    for (let x = 0; x < size; x++) {
      for (let y = 0; y < size; y++) {
        const cell = one.cellAt(x, y);
        if (!one.isOpen(cell)) continue;
        // Reflected in the falling diagonal: the picture's rows come from the top.
        const found = features(one, cell);
        expect(found).toEqual(features(two, two.cellAt(size - 1 - y, size - 1 - x)));
        expect(found.at(-1)).toBeLessThan(FEATURES);
      }
    }
  });

  it('give the dot that circles, or saves, more weight than any other', () => {
    for (const turn of [0, 1]) {
      const position = pictured(
        `
        . . . . . . .
        . . . . . . .
        . . . X . . .
        . . X O . . .
        . . . X . . .
        . . . . . O .
        . . . . . . .
      `,
        turn,
      );
      const { moves, weights, length } = weighed(new Patterns(), position);
      expect(weights[moves.indexOf(position.cellAt(4, 3))]).toBe(Math.max(...weights.subarray(0, length)));
    }
  });

  it('weigh a dot by its features, to the last bit', () => {
    const random = new Random(7);
    const learned = Array.from({ length: FEATURES }, () => random.float() - 0.5);
    const patterns = new Patterns(learned);
    const list = new Int32Array(MOST_FEATURES);
    for (let game = 0; game < 4; game++) {
      const position = pictureOf(ROWS);
      for (let plies = 4 * game; plies > 0; plies--) position.play(position.pick(random));
      const { moves, weights, length } = weighed(patterns, position);
      expect(length).toBe(position.openCount);
      for (let i = 0; i < length; i++) {
        const count = featuresOf(position, moves[i], ...surveyed(position), list);
        // What the shape alone tells comes first, and was added up before.
        let sum = 0;
        for (let k = 0; k < count; k++) sum += learned[list[k]];
        expect(weights[i]).toBe(Math.exp(sum));
      }
    }
  });

  it('know where the point before was put, also in copies', () => {
    const position = pictured('. . . .\n. . . .\n. . . .\n. . . .');
    expect(position.last).toBe(0);
    const cell = position.cellAt(1, 1);
    position.play(cell);
    const copy = position.clone();
    expect([position.last, copy.last]).toEqual([cell, cell]);
    copy.play(copy.cellAt(2, 2));
    copy.undo();
    expect(copy.last).toBe(cell);
    position.undo();
    expect(position.last).toBe(0);
  });
});
