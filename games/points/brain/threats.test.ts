import { Random } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game as points } from '../game.ts';
import { leadOf } from '../rules/lead.ts';
import type { PointsPosition } from '../rules/position.ts';
import { pictured, recorded } from '../test/pictured.ts';
import { Nearby } from './nearby.ts';
import { Threats } from './threats.ts';

function written(position: PointsPosition, cells: readonly number[]): string[] {
  return cells.map((cell) => points.write(position, cell)).sort();
}

/** A game of dots near others, so that walls come up often. */
function midgame(seed: number, plies: number): PointsPosition {
  const position = recorded({ options: { width: 11, height: 9, start: 'cross' }, moves: [] });
  const random = new Random(seed);
  const nearby = new Nearby();
  for (let ply = 0; ply < plies && nearby.find(position, 2) > 0; ply++) {
    position.play(nearby.cells[random.below(nearby.count)]);
  }
  return position;
}

describe('threats', () => {
  it('finds the dot that circles', () => {
    const position = pictured('. . . . .\n. . X . .\n. X O . .\n. . X . .\n. . . . .');
    const threats = new Threats();
    threats.survey(position, 0, false);
    expect(written(position, threats.closers)).toEqual(['d3']);
    expect(threats.best()).toBe(1);
  });

  it('finds the two dots that mend and close a wall of which a point fell', () => {
    const position = pictured('. . X X . .\n. X O O X .\n. . X O . .\n. X O O X .\n. . X X . .', 1);
    position.play(position.cellAt(1, 2));
    expect(position.scores()).toEqual([0, 1]);
    const threats = new Threats();
    threats.survey(position, 0, true);
    expect(written(position, threats.pairs)).toEqual(['a3', 'a3', 'e3', 'f3']);
    expect(threats.pairGains).toEqual([7, 7]);
  });

  it('finds a door of two dots, and two chains that two dots make one', () => {
    const door = pictured(`
      . . . . . . .
      . X X X X . .
      . X O . . . .
      . X . . . . .
      . X X X . . .
      . . . . . . .
    `);
    const threats = new Threats();
    threats.survey(door, 0, true);
    expect(threats.closers).toEqual([]);
    expect(threats.inPair[door.cellAt(4, 3)]).toBe(1);
    expect(threats.inPair[door.cellAt(4, 2)]).toBe(1);
    const chains = pictured('. . . . . .\n. . X X . .\n. . O O . .\n. . X X . .\n. . . . . .');
    threats.survey(chains, 0, true);
    expect(written(chains, threats.pairs)).toContain('b3');
    expect(threats.inPair[chains.cellAt(1, 2)]).toBe(2);
    expect(threats.inPair[chains.cellAt(4, 2)]).toBe(2);
  });

  it('finds every dot that circles, and leaves the position as it was', () => {
    const threats = new Threats();
    for (let seed = 0; seed < 25; seed++) {
      const position = midgame(seed, 20 + 2 * seed);
      const before = position.clone();
      for (let seat = 0; seat < 2; seat++) {
        threats.survey(position, seat, true);
        const expected: number[] = [];
        for (const cell of position.field.dots) {
          if (!position.isOpen(cell)) continue;
          const after = position.clone();
          after.giveTurn(seat);
          after.play(cell);
          const gain = leadOf(after, seat) - leadOf(position, seat);
          expect(threats.gains[cell]).toBe(Math.max(0, gain));
          if (gain > 0) expected.push(cell);
        }
        expect(written(position, threats.closers)).toEqual(written(position, expected));
      }
      expect(position.marks).toEqual(before.marks);
      expect(position['open']).toEqual(before['open']);
      expect(position.trees).toEqual(before.trees);
      expect([position.turn, position.hashLow, position.hashHigh]).toEqual([
        before.turn,
        before.hashLow,
        before.hashHigh,
      ]);
    }
  });

  it('finds nearly every pair that circles, and no pair that does not', () => {
    const threats = new Threats();
    let there = 0;
    let found = 0;
    for (let seed = 0; seed < 24; seed++) {
      const position = midgame(seed, 36);
      for (let seat = 0; seat < 2; seat++) {
        threats.survey(position, seat, true);
        const seen = new Set<string>();
        for (let i = 0; i < threats.pairs.length; i += 2) {
          seen.add([threats.pairs[i], threats.pairs[i + 1]].sort((a, b) => a - b).join(' '));
        }
        const pairs = allPairs(position, seat, threats);
        for (const pair of seen) expect(pairs).toContain(pair);
        there += pairs.size;
        for (const pair of pairs) if (seen.has(pair)) found++;
      }
    }
    expect(there).toBeGreaterThan(50);
    expect(found / there).toBeGreaterThan(0.95);
  });
});

/** By trying all: two dots, neither of which circles alone, that do together. */
function allPairs(position: PointsPosition, seat: number, threats: Threats): Set<string> {
  const pairs = new Set<string>();
  const dots = Array.from(position.field.dots).filter((cell) => position.isOpen(cell) && threats.gains[cell] === 0);
  const now = leadOf(position, seat);
  const work = position.clone();
  for (const first of dots) {
    work.giveTurn(seat);
    work.play(first);
    for (const second of dots) {
      if (second === first || !work.isOpen(second)) continue;
      work.giveTurn(seat);
      const before = leadOf(work, seat);
      work.play(second);
      // The first must have stayed alive: otherwise it is the second alone that circles.
      if (leadOf(work, seat) > before && before >= now) pairs.add([first, second].sort((a, b) => a - b).join(' '));
      work.undo();
    }
    work.giveTurn(1 - seat);
    work.undo();
  }
  return pairs;
}
