import { MoveList } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { CounterplaysPosition, cellsOf, type Goal, ORIENTATIONS, placementOf, TILES, tileOf } from '../index.ts';

const GOAL: Goal = 'highest';

interface Direction {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: readonly Direction[] = [
  { name: 'right', x: 1, y: 0 },
  { name: 'left', x: -1, y: 0 },
  { name: 'up', x: 0, y: 1 },
  { name: 'down', x: 0, y: -1 },
];

/**
 * The longest stack that can lie on the table: each tile goes as far out as it can, whether it should go higher or
 * not. No game comes to this, so it shows that windows and rows are enough for all that do.
 */
function chain(tiles: number, { x: byX, y: byY }: Direction): CounterplaysPosition {
  const position = new CounterplaysPosition(GOAL);
  position.play(placementOf(0, 0, 0));
  let end = { x: 0, y: 0 };
  while (position.ply < tiles) {
    let best = { move: -1, reach: -1, cell: end };
    for (const { id } of ORIENTATIONS) {
      for (let x = end.x - 5; x <= end.x + 2; x++) {
        for (let y = end.y - 5; y <= end.y + 2; y++) {
          const move = placementOf(id, x, y);
          if (!position.hasTile(position.actor, tileOf(move))) continue;
          const cell = cellsOf(move).reduce((a, b) => (b.x * byX + b.y * byY > a.x * byX + a.y * byY ? b : a));
          const reach = cell.x * byX + cell.y * byY;
          if (reach > best.reach && position.levelOf(move) === 1) best = { move, reach, cell };
        }
      }
    }
    position.play(best.move);
    end = best.cell;
  }
  return position;
}

/** All legal moves, by asking of every placement around the stack on which level it would lie. */
function asked(position: CounterplaysPosition): number[] {
  const cells = Array.from({ length: position.ply }, (_, i) => position.placedTile(i).cells).flat();
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const found: { move: number; tile: number; level: number }[] = [];
  const highest = TILES.map(() => 0);
  for (const { id, tile } of ORIENTATIONS) {
    if (!position.hasTile(position.actor, tile)) continue;
    for (let x = Math.min(...xs) - 5; x <= Math.max(...xs) + 2; x++) {
      for (let y = Math.min(...ys) - 5; y <= Math.max(...ys) + 2; y++) {
        const move = placementOf(id, x, y);
        const level = position.levelOf(move);
        if (level > 0) found.push({ move, tile, level });
        highest[tile] = Math.max(highest[tile], level);
      }
    }
  }
  return found.filter(({ tile, level }) => level === highest[tile]).map(({ move }) => move);
}

describe('the survey', () => {
  it.each(DIRECTIONS)('sees all of the longest stack to the $name', (direction) => {
    for (const tiles of [9, 23]) {
      const position = chain(tiles, direction);
      const list = new MoveList();
      position.moves(list);
      expect(list.toArray().sort()).toEqual(asked(position).sort());
    }
  });
});
