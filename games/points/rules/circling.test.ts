import { NOBODY } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { board, play, refusal, rows } from '../test/board.ts';
import { pictured } from '../test/pictured.ts';

describe('R3: circling', () => {
  it('R3: rows, columns and diagonals make a wall', () => {
    const game = pictured(`
      . . . . .
      . . X . .
      . X O X .
      . . . . .`);
    expect(game.scores()).toEqual([0, 0]);
    play(game, 'c1');
    expect(game.scores()).toEqual([1, 0]);
    expect(game.isLive(game.cellAt(2, 1))).toBe(false);
    expect(game.circledBy(game.cellAt(2, 1))).toBe(0);
    expect(game.ownerAt(game.cellAt(2, 1))).toBe(1);
  });

  it('R3: the rim is no wall, and a point on it is never circled', () => {
    expect(pictured('. O . .\nX O X .\n. X . .\n. . . .').scores()).toEqual([0, 0]);
    expect(pictured('O X . .\nX . . .\n. . . .\n. . . .').scores()).toEqual([0, 0]);
  });

  it('R3: empty dots inside are circled with the point', () => {
    const game = pictured(`
      . X X X X .
      X . . . . X
      X . . O . X
      . X X X . .
      . . . . . .`);
    play(game, 'e2');
    expect(board(game)).toEqual(
      rows(`
      . X X X X .
      X + + + + X
      X + + o + X
      . X X X X .
      . . . . . .`),
    );
    expect(game.scores()).toEqual([1, 0]);
  });

  it('R3: an area without a live enemy point stays free for both', () => {
    const game = pictured('. . . . .\n. . X . .\n. X . X .\n. . X . .\n. . . . .');
    expect(game.freeFor(game.cellAt(2, 2))).toBe(0);
    expect(refusal(game, 'c3')).toBeUndefined();
    play(game, 'c3');
    expect(game.scores()).toEqual([0, 0]);
    expect(game.isLive(game.cellAt(2, 2))).toBe(true);
  });

  it('R3: an enemy point in a free area is circled at once', () => {
    const game = pictured('. . . . .\n. X X . .\nX . . X .\n. X X . .\n. . . . .', 1);
    play(game, 'c3');
    expect(board(game)).toEqual(rows('. . . . .\n. X X . .\nX + o X .\n. X X . .\n. . . . .'));
    expect(game.actor).toBe(0);
    expect(game.scores()).toEqual([1, 0]);
  });

  it('R3: unless it completes a circle that breaks the wall', () => {
    const game = pictured(
      `
      . . O . . .
      . O X O . .
      O X . X . .
      . O X . . .
      . . . . . .`,
      1,
    );
    expect(game.scores()).toEqual([0, 0]);
    play(game, 'c3');
    expect(board(game)).toEqual(
      rows(`
      . . O . . .
      . O x O . .
      O x O X . .
      . O X . . .
      . . . . . .`),
    );
    expect(game.scores()).toEqual([0, 2]);
    // The wall is broken: what is left of it walls nothing off.
    expect(game.isLive(game.cellAt(2, 2))).toBe(true);
  });

  it('R12: also on the last free dot', () => {
    const game = pictured('X X O O\nX X X O\nO X . X\nO O X X', 1);
    play(game, 'c2');
    expect(game.actor).toBe(NOBODY);
    expect(game.scores()).toEqual([1, 0]);
  });

  it('R3: of two circles that cross, the one that is closed first stands', () => {
    const crossing = `
      . . . . . .
      . . X O . .
      . X O X O .
      . . . . . .
      . . . . . .`;
    const first = pictured(crossing);
    play(first, 'c2', 'd2');
    expect(first.scores()).toEqual([1, 0]);
    const second = pictured(crossing, 1);
    play(second, 'd2', 'c2');
    expect(second.scores()).toEqual([0, 1]);
  });

  it('R3: islands in the area and what they cut off are circled with it', () => {
    const game = pictured(`
      . X X X X X X .
      X . . . . . . X
      X . . X . . . X
      X . X . X . . X
      X . . X . . O X
      X . . . . . . X
      . X X X X X . .
      . . . . . . . .`);
    expect(game.freeFor(game.cellAt(3, 4))).toBe(0);
    play(game, 'g2');
    expect(board(game)).toEqual(
      rows(`
      . X X X X X X .
      X + + + + + + X
      X + + x + + + X
      X + x + x + + X
      X + + x + + o X
      X + + + + + + X
      . X X X X X X .
      . . . . . . . .`),
    );
    expect(game.scores()).toEqual([1, 0]);
  });

  it('R3: what is joined to the wall by one point only is circled with it', () => {
    const game = pictured(`
      . X X X X X .
      X . . X . . X
      X . X . X . X
      X . . X . O X
      X . . . . . X
      . X X X X . .
      . . . . . . .`);
    play(game, 'f2');
    expect(board(game)).toEqual(
      rows(`
      . X X X X X .
      X + + X + + X
      X + x + x + X
      X + + x + o X
      X + + + + + X
      . X X X X X .
      . . . . . . .`),
    );
  });

  it('R3: a pocket that shares two points with the wall is an area of its own', () => {
    const game = pictured(`
      . X X X X X .
      X . X . X . X
      X . . X . O X
      X . . . . . X
      . X X X X . .
      . . . . . . .`);
    play(game, 'f2');
    expect(board(game)).toEqual(
      rows(`
      . X X X X X .
      X + X . X + X
      X + + X + o X
      X + + + + + X
      . X X X X X .
      . . . . . . .`),
    );
    expect(game.freeFor(game.cellAt(3, 4))).toBe(0);
  });

  it('R3: a pocket behind two neighbouring points of the wall stays out, however wide', () => {
    const game = pictured(`
      . X X X X X X .
      X . X . . X . X
      X . X . . X O X
      X . . X X . . X
      X . . . . . . X
      . X X X X X . .
      . . . . . . . .`);
    play(game, 'g2');
    expect(game.scores()).toEqual([1, 0]);
    expect(refusal(game, 'd5')).toBeUndefined();
    expect(refusal(game, 'b5')).toBe('circled');
  });

  it('R3: one point can close several areas', () => {
    const game = pictured(`
      . . . . . . .
      . . X . X . .
      . X O . O X .
      . . X . X . .
      . . . . . . .`);
    play(game, 'd3');
    expect(game.scores()).toEqual([2, 0]);
  });

  it('R3: circled points wall nothing off', () => {
    const game = pictured(`
      . X X X X . .
      X . O . . X .
      X O . O . X .
      X . . . . X .
      . X X X . . .
      . . . . . . .`);
    play(game, 'e2');
    expect(game.scores()).toEqual([3, 0]);
    expect(refusal(game, 'c4')).toBe('circled');
  });

  it('R11: an area whose enemy points are all circled already stays free', () => {
    const game = pictured(`
      . X X X X X X .
      X . . . . . . X
      X . . X . . . X
      X . X O X . . X
      X . . X . . . X
      X . . . . . . X
      . X X X X X . .
      . . . . . . . .`);
    expect(game.scores()).toEqual([1, 0]);
    play(game, 'g2');
    expect(game.scores()).toEqual([1, 0]);
    expect(refusal(game, 'b3')).toBeUndefined();
    expect(game.freeFor(game.cellAt(1, 2))).toBe(0);
    // An enemy point there takes it all.
    play(game, 'b3');
    expect(game.scores()).toEqual([2, 0]);
    expect(refusal(game, 'f5')).toBe('circled');
    expect(game.isLive(game.cellAt(3, 5))).toBe(false);
  });
});

describe('R4: changing hands', () => {
  it('R4: a circled area is circled again with everything in it', () => {
    const game = pictured(
      `
      . O O O O O .
      O . . X . . O
      O . X O X . O
      O . . X . . O
      . O O O O . .
      . . . . . . .`,
      1,
    );
    expect(game.scores()).toEqual([1, 0]);
    play(game, 'f2');
    expect(game.scores()).toEqual([0, 4]);
    expect(game.circledBy(game.cellAt(3, 3))).toBe(1);
    expect(board(game)[2]).toBe('O = x o x = O');
    game.undo();
    expect(game.scores()).toEqual([1, 0]);
  });
});

it('R5: only enemy points count, and only in areas that are circled now', () => {
  const game = pictured(`
    . X X X X .
    X . O X O X
    X . X . . X
    . X X X . .
    . . . . . .`);
  play(game, 'e2');
  expect(game.scores()).toEqual([2, 0]);
  expect(game.score(0)).toBe(2);
  expect(game.score(1)).toBe(0);
});
