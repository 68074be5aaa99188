import { describe, expect, it } from 'vitest';
import { game as points } from '../game.ts';
import { leadOf } from '../rules/lead.ts';
import { pictured } from '../test/pictured.ts';
import { Forcing } from './forcing.ts';
import { Ladders } from './ladders.ts';

/** The runaway goes up and to the left, is turned back by the upper points, and caught on its way down. */
const TURNING = `
  . . . . . . . . . . . . .
  . . X . . . . . . . . . .
  . . . . . . . . . . . . .
  . X . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . X O O X . .
  . . . . . . . . X X . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
  . . . . . . . . . . . . .
`;
const NOWHERE = TURNING.replace('. . X', '. . .').replace('. X .', '. . .');

describe('ladders', () => {
  it('are run to their end where reading all that is forced takes too long', () => {
    const position = pictured(TURNING);
    const { gain, line } = new Ladders().find(position, 400);
    expect(gain).toBe(2);
    expect(line.length).toBeGreaterThan(24);
    expect(points.write(position, line[0])).toBe('j6');
    expect(new Forcing().find(position, 400)).toMatchObject({ gain: 0, cut: true });
  });

  it('come to what was said and more, for the longer one runs the more is lost', () => {
    const position = pictured(TURNING);
    const { gain, line } = new Ladders().find(position, 400);
    for (const move of line) {
      expect(position.isOpen(move)).toBe(true);
      position.play(move);
    }
    expect(leadOf(position, 0)).toBeGreaterThan(gain);
  });

  it('are not begun where nothing stops them', () => {
    expect(new Ladders().find(pictured(NOWHERE), 400)).toEqual({ gain: 0, line: [], cut: false });
  });

  it('are held together by the one who has begun', () => {
    const position = pictured(TURNING);
    position.play(position.cellAt(9, 5));
    expect(new Ladders().keeps(position, 400)).toBe(2);
  });
});
