import { startPosition } from '@countertop/core';
import { expect, it } from 'vitest';
import { game as points } from '../game.ts';
import { writeBoardCell } from './notation.ts';
import { DONE, type PointsPosition, STOP } from './position.ts';
import { freeAreas, type Wall, walls } from './walls.ts';

function setUp(place: string, options: Record<string, unknown> = {}): PointsPosition {
  const begun = startPosition(points, { width: 9, height: 9, ...options }, 2, { place: place.split(' '), turn: 0 });
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
  return begun.value.position;
}

function names(game: PointsPosition, { owner, chain, area }: Wall): unknown {
  const name = (cell: number) => writeBoardCell(game, cell);
  return { owner, chain: chain.map(name), area: area.map(name).sort() };
}

it('R3: the chain of a circled area, in order', () => {
  const game = setUp('1:c3 1:d3 0:b3 0:c4 0:d4 0:e3 0:d2 0:c2');
  expect(walls(game).map((wall) => names(game, wall))).toEqual([
    { owner: 0, chain: ['c2', 'd2', 'e3', 'd4', 'c4', 'b3'], area: ['c3', 'd3'] },
  ]);
  expect(freeAreas(game)).toEqual([]);
});

it('R3: the chain passes no point twice', () => {
  // A square with a ring that hangs on its upper side by e7 alone.
  const square = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((column) => [`0:${column}8`, `0:${column}2`]);
  const sides = [3, 4, 5, 6, 7].flatMap((row) => [`0:a${row}`, `0:i${row}`]);
  const game = setUp(['1:b3', ...sides, '0:e7', '0:d6', '0:f6', '0:e5', ...square].join(' '));
  expect(game.scores()).toEqual([1, 0]);
  const [wall] = walls(game);
  expect(new Set(wall.chain).size).toBe(wall.chain.length);
  expect(wall.chain.length).toBe(24);
  expect(wall.area.length).toBe(7 * 5 - 1);
});

it('R3: free areas have walls, too, and lose them when they fall', () => {
  const game = setUp('0:c4 0:b3 0:d3 0:c2');
  expect(freeAreas(game).map((wall) => names(game, wall))).toEqual([
    { owner: 0, chain: ['c2', 'd3', 'c4', 'b3'], area: ['c3'] },
  ]);
  expect(walls(game)).toEqual([]);
  game.play(game.cellAt(8, 8));
  game.play(game.cellAt(2, 2));
  expect(freeAreas(game)).toEqual([]);
  expect(walls(game).map(({ owner }) => owner)).toEqual([0]);
});

it('R6: the free areas of one who stopped are none, nor are any after the end', () => {
  const game = setUp('0:c4 0:b3 0:d3 0:c2 1:g4 1:f3 1:h3 1:g2');
  expect(freeAreas(game).map(({ owner }) => owner)).toEqual([0, 1]);
  game.play(STOP);
  expect(freeAreas(game).map(({ owner }) => owner)).toEqual([1]);
  game.play(DONE);
  expect(freeAreas(game)).toEqual([]);
});

it('R9: what grounding took has no wall', () => {
  const game = setUp('0:c4 0:b3 0:d3 0:c2 1:e5 1:e6 0:h8', { stop: 'ground' });
  game.play(STOP);
  expect(game.scores()).toEqual([0, 5]);
  expect(walls(game)).toEqual([]);
});
