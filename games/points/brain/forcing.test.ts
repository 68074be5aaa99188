import { describe, expect, it } from 'vitest';
import { game as points } from '../game.ts';
import { leadOf } from '../rules/lead.ts';
import type { PointsPosition } from '../rules/position.ts';
import { pictured } from '../test/pictured.ts';
import { Forcing } from './forcing.ts';

function line(position: PointsPosition, moves: readonly number[]): string[] {
  return moves.map((move) => points.write(position, move));
}

describe('forced circles', () => {
  it('takes what can be taken at once', () => {
    const position = pictured('. . . . .\n. . X . .\n. X O . .\n. . X . .\n. . . . .');
    const forced = new Forcing().find(position, 100);
    expect(forced).toEqual({ gain: 1, line: [position.cellAt(3, 2)], cut: false });
  });

  it('sees two threats at once', () => {
    const position = pictured(`
      . . . . . . . . .
      . . . X . X . . .
      . . X O . O X . .
      . . . X . X . . .
      . . . . . . . . .
      . . . . . . . . .
    `);
    const forced = new Forcing().find(position, 500);
    expect(forced.gain).toBeGreaterThan(0);
  });

  it('takes more than what can be taken at once', () => {
    const one = LADDER.replace(/(\. ){11}\.\n {2}(\. ){11}\.\n$/, ONE);
    const forced = new Forcing().find(pictured(one), 2000);
    expect(forced.gain).toBeGreaterThan(1);
    expect(forced.line.length).toBeGreaterThan(1);
  });

  it('looks at the same points only once, in whatever order they were put', () => {
    const forcing = new Forcing();
    // Between two points that stand in its way a runaway can be driven to and fro.
    const { gain, cut } = forcing.find(
      pictured(`
        . . X . . . . . . . X .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . . . . . . . . . .
        . . . X O O X . . . . .
        . . . . X X . . . . . .
        . . . . . . . . . . . .
      `),
      1500,
    );
    expect({ gain, cut }).toEqual({ gain: 0, cut: false });
  });

  it('finds nothing where nothing is forced', () => {
    const position = pictured(
      '. . . . . . .\n. . . . . . .\n. . X O . . .\n. . O X . . .\n. . . . . . .\n. . . . . . .',
    );
    expect(new Forcing().find(position, 2000).gain).toBe(0);
  });

  it('runs a ladder to its end, and only where the end is closed', () => {
    expect(new Forcing().find(pictured(CORRIDOR), 2000).gain).toBe(0);
    const ladder = pictured(LADDER);
    const forced = new Forcing().find(ladder, 2000);
    expect(forced.gain).toBeGreaterThan(0);
    expect(forced.line.length).toBeGreaterThan(8);
    // The line is legal, and it comes to what was said.
    const before = leadOf(ladder, 0);
    for (const move of forced.line) {
      expect(line(ladder, [move])[0]).toMatch(/^[a-z]\d+$/);
      expect(ladder.isOpen(move)).toBe(true);
      ladder.play(move);
    }
    expect(leadOf(ladder, 0) - before).toBeGreaterThanOrEqual(forced.gain);
  });
});

/** The runaway goes right between the long wall and whatever follows it below. */
const CORRIDOR = `
  . . . . . . . . . . . .
  . . . . . . . . . . . .
  . . X X X X X X X . . .
  . X O O . . . . . . . .
  . . X . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
`;
/** Below the corridor, where the ladder does not come: one to be taken at once. */
const ONE = `. . . . . . . . . . . .
  . . . . . . . . . . . .
  . . . . . . X . . . . .
  . . . . . X O . . . . .
  . . . . . . X . . . . .
  . . . . . . . . . . . .
`;
const LADDER = CORRIDOR.replace('X O O . . . . . .', 'X O O . . . . . X');
