import { NOBODY, Random, startPosition } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { game as points } from '../game.ts';
import { board, legal, play, refusal } from '../test/board.ts';
import { pictured, recorded } from '../test/pictured.ts';
import { DONE, STOP } from './position.ts';

describe('R1: first points', () => {
  it('R1: the first point of each goes into columns 16-23 and rows 9-23', () => {
    const game = recorded({ moves: [] });
    expect(legal(game).length).toBe(8 * 15);
    expect(legal(game)).not.toContain('stop');
    for (const cell of ['p9', 'w9', 'p23', 'w23']) expect(refusal(game, cell)).toBeUndefined();
    for (const cell of ['o9', 'x9', 'p8', 'p24']) expect(refusal(game, cell)).toBe('not-in-middle');
    play(game, 'p9');
    expect(legal(game).length).toBe(8 * 15 - 1);
    expect(refusal(game, 'a1')).toBe('not-in-middle');
    play(game, 'w23');
    expect(legal(game).length).toBe(38 * 31 - 2 + 1);
  });

  it('R1: what is left over lies to the right and at the top', () => {
    const game = recorded({ options: { width: 7, height: 6, centreWidth: 2, centreHeight: 3 }, moves: [] });
    expect(game.bound).toEqual({ left: 2, right: 3, bottom: 1, top: 3 });
    expect(legal(game).sort()).toEqual(['c2', 'c3', 'c4', 'd2', 'd3', 'd4']);
  });

  it('R1: anywhere when the middle is taken, or when there is none', () => {
    const one = { width: 5, height: 5, centreWidth: 1, centreHeight: 1 };
    expect(legal(recorded({ options: one, moves: [] }))).toEqual(['c3']);
    expect(legal(recorded({ options: one, moves: ['c3'] })).length).toBe(24);
    for (const none of [{ centreWidth: 0 }, { centreHeight: 0 }]) {
      expect(legal(recorded({ options: { width: 5, height: 5, ...none }, moves: [] })).length).toBe(25);
    }
  });

  it('R1: nobody passes', () => {
    const game = recorded({ options: { width: 4, height: 4 }, moves: ['b2', 'c3'] });
    expect(refusal(game, 'pass')).toBe('move-unreadable');
    expect(refusal(game, 'done')).toBe('nobody-stopped');
  });
});

it('R2: no point goes on a taken or circled dot, or off the field', () => {
  const game = pictured(`
    . . . . .
    . X X X .
    . X . O X
    . X X X .
    . . . . .`);
  expect(game.scores()).toEqual([1, 0]);
  expect(refusal(game, 'c3')).toBe('circled');
  expect(refusal(game, 'd3')).toBe('taken');
  expect(refusal(game, 'b2')).toBe('taken');
  expect(refusal(game, 'f1')).toBe('off-board');
  expect(refusal(game, 'a6')).toBe('off-board');
});

describe('R6: stop', () => {
  const small = { width: 5, height: 5, centreWidth: 0 };

  it('R6: from the second turn on', () => {
    const game = recorded({ options: small, moves: [] });
    expect(refusal(game, 'stop')).toBe('stop-too-early');
    play(game, 'a1');
    expect(refusal(game, 'stop')).toBe('stop-too-early');
    play(game, 'b2');
    expect(refusal(game, 'stop')).toBeUndefined();
    expect(legal(game)).toContain('stop');
  });

  it('R6: the other goes on alone until done', () => {
    const game = recorded({ options: small, moves: ['a1', 'b2', 'c3', 'stop'] });
    expect(game.actor).toBe(0);
    expect(game.stopper).toBe(1);
    expect(legal(game).length).toBe(22 + 1);
    expect(refusal(game, 'stop')).toBe('already-stopped');
    expect(points.phase?.(game)).toEqual({ milliseconds: 180_000, lapse: DONE });
    play(game, 'b3', 'c2', 'b1', 'a2');
    expect(game.scores()).toEqual([1, 0]);
    expect(game.actor).toBe(0);
    play(game, 'done');
    expect(game.actor).toBe(NOBODY);
    expect(game.winners()).toEqual([0]);
    expect(points.phase?.(game)).toBeUndefined();
    for (let i = 0; i < 9; i++) game.undo();
    expect(game.ply).toBe(0);
    expect(legal(game).length).toBe(25);
  });

  it('R6: the areas of the one who stopped are not looked at', () => {
    const rowsOfOne = '. . . . .\n. X X . .\nX . . X .\n. X X . .\n. . . . .';
    const game = pictured(rowsOfOne);
    play(game, 'stop', 'c3');
    expect(game.scores()).toEqual([0, 0]);
    expect(game.isLive(game.cellAt(2, 2))).toBe(true);
    expect(game.freeFor(game.cellAt(1, 2))).toBeUndefined();
    play(game, 'b3', 'a4', 'a2', 'b5', 'c5', 'd4', 'e3', 'd2', 'c1', 'b1');
    expect(game.scores()).toEqual([0, 5]);
  });

  it('R6: the phase ends with the last dot, too', () => {
    const game = pictured('O O O O\nX X X X\nO O . O\nX X . X');
    play(game, 'stop', 'c1', 'c2');
    expect(game.actor).toBe(NOBODY);
    expect(game.winners()).toEqual([0, 1]);
  });

  it('R6: pick never stops, but may be done', () => {
    const random = new Random(1);
    const game = recorded({ options: { width: 4, height: 4, centreWidth: 0 }, moves: ['a1', 'a2'] });
    for (let i = 0; i < 500; i++) expect(game.pick(random)).not.toBe(STOP);
    play(game, 'stop');
    expect(Array.from({ length: 200 }, () => game.pick(random))).toContain(DONE);
  });
});

describe('R7: end', () => {
  it('R7: over when no dot is open; the higher score wins', () => {
    const game = pictured('X X X X\nX O X O\nO X O O\nO O . O', 0);
    expect(game.winners()).toBeNull();
    play(game, 'c1');
    expect(game.actor).toBe(NOBODY);
    expect(game.winners()).toEqual(game.score(0) > game.score(1) ? [0] : game.score(0) < game.score(1) ? [1] : [0, 1]);
    expect(refusal(game, 'c1')).toBe('game-over');
    expect(legal(game)).toEqual([]);
  });

  it('R7: equal scores are a draw, shared by both', () => {
    const game = recorded({ options: { width: 4, height: 4, centreWidth: 0 }, moves: ['a1', 'd4', 'stop', 'done'] });
    expect(game.winners()).toEqual([0, 1]);
    expect([game.share(0), game.share(1)]).toEqual([0.5, 0.5]);
  });
});

describe('R8: cross', () => {
  it('R8: two points each stand in the centre', () => {
    const game = recorded({ options: { width: 5, height: 4, start: 'cross' }, moves: [] });
    expect(board(game)).toEqual(['. . . . .', '. . X O .', '. . O X .', '. . . . .']);
    expect(legal(game).length).toBe(16);
    expect(game.bound).toBeUndefined();
  });

  it('R8: they are no turns, so stop is said in the second turn here, too', () => {
    const game = recorded({ options: { width: 6, height: 6, start: 'cross' }, moves: [] });
    expect(refusal(game, 'stop')).toBe('stop-too-early');
    play(game, 'a1');
    expect(refusal(game, 'stop')).toBe('stop-too-early');
    play(game, 'b1');
    expect(refusal(game, 'stop')).toBeUndefined();
  });

  it('R8: a setup adds to the cross', () => {
    const setup = { place: ['1:a1'], turn: 1 };
    const game = recorded({ options: { width: 4, height: 4, start: 'cross' }, setup, moves: [] });
    expect(board(game)).toEqual(['. . . .', '. X O .', '. O X .', 'O . . .']);
    expect(game.actor).toBe(1);
    expect(refusal(game, 'stop')).toBeUndefined();
  });
});

describe('R9: grounding', () => {
  const rowsOfBoth = `
    . . . . . . .
    . O O . X . .
    . O X O X X X
    . . O . . . .
    . X . . . . .
    . . . . . . .`;

  it('R9: stop ends the game, and groups off the rim are lost', () => {
    const game = pictured(rowsOfBoth, 0, { stop: 'ground' });
    expect(game.scores()).toEqual([0, 1]);
    expect(game.groundedScores(0)).toEqual([0, 2]);
    play(game, 'stop');
    expect(game.actor).toBe(NOBODY);
    expect(game.scores()).toEqual([0, 2]);
    expect(game.winners()).toEqual([1]);
    expect(game.isLive(game.cellAt(4, 3))).toBe(true);
    expect(game.circledBy(game.cellAt(1, 1))).toBe(1);
    game.undo();
    expect(game.scores()).toEqual([0, 1]);
    expect(game.circledBy(game.cellAt(1, 1))).toBeUndefined();
  });

  it('R9: a lost group takes with it what it had circled', () => {
    const game = pictured(rowsOfBoth, 1, { stop: 'ground' });
    expect(game.groundedScores(1)).toEqual([5, 0]);
    play(game, 'stop');
    expect(game.scores()).toEqual([5, 0]);
  });
});

describe('R10: setup', () => {
  it('R10: in any order, circling as in play, and without the bounds of a beginning', () => {
    const place = ['0:c4', '0:b3', '0:d3', '1:c3', '0:c2'];
    const game = recorded({ setup: { place, turn: 1 }, moves: [] });
    expect(game.scores()).toEqual([1, 0]);
    expect(game.actor).toBe(1);
    expect(game.ply).toBe(0);
    expect(refusal(game, 'a1')).toBeUndefined();
    expect(refusal(game, 'stop')).toBeUndefined();
  });

  it('R10: a point on a taken or circled dot or off the field makes a bad record', () => {
    const place = ['0:c4', '0:b3', '0:d3', '0:c2', '1:c3'];
    const codes = ['1:c3', '0:c4', '0:zz1', '0:C4', '2:a1', '0: a2'].map((more) => {
      const start = startPosition(points, {}, 2, { place: [...place, more], turn: 0 });
      return start.ok ? undefined : start.problem.code;
    });
    expect(codes).toEqual(['taken', 'taken', 'off-board', 'move-unreadable', 'setup-entry', 'move-unreadable']);
    const larger = ['0:c5', '0:b4', '0:b3', '0:c2', '0:d3', '0:d4', '1:c3', '1:c4'];
    const start = startPosition(points, {}, 2, { place: larger, turn: 0 });
    expect(start.ok ? undefined : start.problem).toMatchObject({ code: 'circled', data: { index: 8 } });
  });

  it('R10: a field that is full from the beginning is a game that is over', () => {
    const place = Array.from({ length: 16 }, (_, i) => `${i % 2}:${'abcd'[i % 4]}${1 + (i >> 2)}`);
    const game = recorded({ options: { width: 4, height: 4 }, setup: { place, turn: 0 }, moves: [] });
    expect(game.actor).toBe(NOBODY);
  });
});

describe('positions', () => {
  it('hash the same when they are the same, and differently when only the circler differs', () => {
    const options = { width: 6, height: 6, centreWidth: 0 };
    const a = recorded({ options, moves: ['a1', 'b2', 'c3', 'd4'] });
    const b = recorded({ options, moves: ['c3', 'd4', 'a1', 'b2'] });
    const c = recorded({ options, moves: ['c3', 'd4', 'a1'] });
    expect([a.hashLow, a.hashHigh]).toEqual([b.hashLow, b.hashHigh]);
    expect([a.hashLow, a.hashHigh]).not.toEqual([c.hashLow, c.hashHigh]);
    expect(a.freshHash()).toEqual([a.hashLow, a.hashHigh]);
    const game = pictured('. O O O .\nO X X X O\nO X O X O\nO X X X O\n. O O . .', 1);
    const before = game.hashLow;
    play(game, 'd1');
    expect(game.freshHash()).toEqual([game.hashLow, game.hashHigh]);
    game.undo();
    expect(game.hashLow).toBe(before);
  });

  it('tell a first turn from a later one', () => {
    const options = { width: 6, height: 6, centreWidth: 0 };
    const fresh = recorded({ options, moves: [] });
    const setUp = recorded({ options, setup: { place: [], turn: 0 }, moves: [] });
    expect(fresh.hashLow).not.toBe(setUp.hashLow);
  });
});
