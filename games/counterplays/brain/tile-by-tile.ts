import type { Move } from '@countertop/core';
import { tileOf } from '../rules/placement.ts';

/**
 * One placement of each tile in turn, each tile's in the order given. A tile may have hundreds of placements on the table that all
 * look good and are all refuted in the same way, while one of another tile wins.
 */
export function tileByTile(moves: readonly Move[]): Move[] {
  const before = new Map<number, number>();
  const turns = moves.map((move) => {
    const turn = before.get(tileOf(move)) ?? 0;
    before.set(tileOf(move), turn + 1);
    return { move, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ move }) => move);
}
