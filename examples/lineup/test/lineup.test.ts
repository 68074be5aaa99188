import { NOBODY, openScene, readMove } from '@countertop/core';
import { lawsOf } from '@countertop/core/laws';
import { describe, expect, test } from 'vitest';
import { brain } from '../brain.ts';
import { game as lineup } from '../game.ts';
import { type LineupPosition, ROWS } from '../rules/position.ts';

function played(moves: string): LineupPosition {
  const opened = openScene(lineup, { seats: 2, moves });
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.position;
}

describe('Lineup obeys the laws', () => {
  // Cells that moves have not filled and cells with discs are all cells.
  const census = (position: LineupPosition) => {
    let free = position.width * ROWS - position.ply;
    for (let column = 0; column < position.width; column++) {
      for (let row = 0; row < ROWS; row++) if (position.ownerAt(column, row) >= 0) free++;
    }
    return [free];
  };
  test.each(lawsOf(lineup, { census, left: null }))('$name', ({ hold }) => hold(40));
});

describe('the rules', () => {
  test('R2: a full column takes no disc', () => {
    const position = played('a a a a a a');
    expect(readMove(lineup, position, 'a')).toMatchObject({ ok: false, problem: { code: 'column-full' } });
    expect(readMove(lineup, position, 'h')).toMatchObject({ ok: false, problem: { code: 'no-column' } });
  });

  test.each([
    ['across', 'a a b b c c d'],
    ['up', 'a b a b a b a'],
    ['rising', 'a b b c c d c d d g d'],
    ['falling', 'd c c b b a b a a g a'],
  ])('R3: four %s win', (_, moves) => {
    const position = played(moves);
    expect(position.actor).toBe(NOBODY);
    expect(position.winners()).toEqual([0]);
  });
});

describe('the brain', () => {
  const thinker = brain.thinker(5, 1);
  test.each([
    ['wins in one', 'a a b b c c', 'd'],
    ['saves itself', 'a g b g e g', 'g'],
  ])('%s', (_, moves, best) => {
    const position = played(moves);
    const { move } = thinker.think(position, { nodes: 5000 });
    expect(lineup.write(position, move)).toBe(best);
    expect(brain.reasons(position, move)).toHaveLength(1);
  });

  test('level 5 beats level 1', () => {
    let wins = 0;
    for (let game = 0; game < 10; game++) {
      const position = lineup.start({ width: 7 }, 2);
      const players = [brain.thinker(5, game), brain.thinker(1, game)];
      while (position.actor !== NOBODY) {
        const player = players[(position.actor + game) % 2];
        position.play(player.think(position, { nodes: 500 }).move);
      }
      wins += position.share(game % 2);
    }
    expect(wins).toBeGreaterThan(6);
  });
});
