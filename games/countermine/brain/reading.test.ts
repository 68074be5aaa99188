import { NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import type { CounterminePosition } from '../index.ts';
import { CELLS, createdRun, placeOf } from '../rules/lines.ts';
import { fresh, pictured } from '../test/board.ts';
import { eagerMove } from '../test/players.ts';
import { Reading } from './reading.ts';
import { COMPLETES_FIVE, COMPLETES_SIX, FOUR, OPEN_FOUR, OPEN_THREE, OPEN_TWO, SAFE_FOUR, THREE } from './shapes.ts';

/** The kinds that a cube of seat 0 makes along the row of this one-row picture, at its first question mark. */
function kindIn(row: string): number {
  const reading = new Reading();
  reading.follow(pictured(row.replace('?', '.')));
  return reading.kind(0, row.replaceAll(' ', '').indexOf('?'), 0);
}

describe('shapes', () => {
  test.each([
    ['X X X X ? . . . . . . .', COMPLETES_FIVE],
    ['X X ? X X X . . . . . .', COMPLETES_SIX],
    ['. X X ? X . . . . . . .', OPEN_FOUR],
    ['O X X ? X . . . . . . .', FOUR],
    ['X X . ? X X . . . . . .', SAFE_FOUR],
    ['. . X ? X . . . . . . .', OPEN_THREE],
    ['O X X ? . . O . . . . .', THREE],
    ['. . . X ? . . . . . . .', OPEN_TWO],
    ['O X ? X O . . . . . . .', 0],
    ['X X X X X X ? . . . . .', 1],
  ])('%s', (row, kind) => {
    expect(kindIn(row)).toBe(kind);
  });
});

test.each([
  ['. X X ? X . . . . . . .', true],
  ['O X X ? X . . . . . . .', false],
])('a four that leaves two places to complete is told: %s', (row, forks) => {
  const reading = new Reading();
  reading.follow(pictured(row.replace('?', '.')));
  reading.listFours(0);
  expect(reading.forking).toBe(forks ? row.replaceAll(' ', '').indexOf('?') : -1);
});

describe('a reading', () => {
  const random = new Random(3);
  const following = new Reading();
  test.each([1, 2, 3, 4, 5, 6])(
    'that follows a game says the same as a fresh one, and what the rules say: game %i',
    () => {
      const position = fresh();
      while (position.actor !== NOBODY) {
        position.play(eagerMove(position, random));
        if (random.below(5) === 0 && position.ply > 10) for (let i = 0; i < 3; i++) position.undo();
        if (random.below(3) > 0) continue;
        following.follow(position);
        following.look();
        const afresh = new Reading();
        afresh.follow(position);
        afresh.look();
        for (const seat of [0, 1]) {
          const pulls = (reading: Reading) => Array.from({ length: 144 }, (_, cell) => reading.pull(seat, cell));
          expect(pulls(following)).toEqual(pulls(afresh));
          expect(following.windowSum(seat)).toBe(afresh.windowSum(seat));
          expect(following.threatSum(seat)).toBe(afresh.threatSum(seat));
          expect(completions(following, seat)).toEqual(scoringCells(position, seat));
          // Where a row can be completed already, it is a matter of words what makes another four.
          if (following.completing(seat) === 0) expect(foursOf(following, seat)).toEqual(fourCells(position, seat));
        }
      }
    },
  );
});

function completions(reading: Reading, seat: number): number[][] {
  const count = reading.listCompletions(seat, 1);
  return Array.from({ length: count }, (_, i) => [reading.cells[i], reading.gains[i]]).sort((a, b) => a[0] - b[0]);
}

function scoringCells(position: CounterminePosition, seat: number): number[][] {
  return empties(position).flatMap((cell) => {
    const gain = position.gain(seat, cell);
    return gain > 0 ? [[cell, gain]] : [];
  });
}

function foursOf(reading: Reading, seat: number): number[] {
  return Array.from(reading.cells.subarray(0, reading.listFours(seat))).sort((a, b) => a - b);
}

/** Cells where, along some line, a cube makes a completing cell. */
function fourCells(position: CounterminePosition, seat: number): number[] {
  return empties(position).filter((cell) =>
    [0, 1, 2, 3].some((direction) => {
      const mask = position.maskThrough(seat, cell, direction);
      const place = placeOf(cell, direction);
      return empties(position).some((next) => {
        if (next === cell || !sameLine(cell, next, direction)) return false;
        const at = placeOf(next, direction);
        return createdRun(mask | (1 << place), at) > 0;
      });
    }),
  );
}

function sameLine(a: number, b: number, direction: number): boolean {
  const [rowA, columnA, rowB, columnB] = [Math.floor(a / 12), a % 12, Math.floor(b / 12), b % 12];
  return [rowA === rowB, columnA === columnB, columnA - rowA === columnB - rowB, columnA + rowA === columnB + rowB][
    direction
  ];
}

function empties(position: CounterminePosition): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => position.ownerAt(cell) < 0);
}
