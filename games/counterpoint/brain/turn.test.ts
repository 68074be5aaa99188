import { MoveList } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import type { CounterpointPosition } from '../rules/position.ts';
import { after, dealt } from '../test/play.ts';
import { reached } from '../test/situations.ts';
import { BestTurn } from './turn.ts';

/** By playing everything. */
function mostPoints(position: CounterpointPosition, seat: number): number {
  const list = new MoveList();
  position.moves(list);
  let most = 0;
  for (const move of list.toArray()) {
    const before = position.score(seat);
    position.play(move);
    const points = position.score(seat) - before;
    const goesOn = points > 0 && position.actor === seat && position.reserveSize(seat) > 0;
    most = Math.max(most, points + (goesOn ? mostPoints(position, seat) : 0));
    position.undo();
  }
  return most;
}

describe('the best turn', () => {
  test('nothing to score', () => {
    const turn = new BestTurn();
    turn.look(after(dealt('ybgr', 'ybgr')));
    expect(turn.points).toBe(0);
    expect(turn.moves).toEqual([]);
  });

  test('is what playing everything finds', () => {
    const turn = new BestTurn();
    let chains = 0;
    for (let seed = 0; seed < 150; seed++) {
      const position = reached(seed, 6 + (seed % 12));
      if (position === undefined) continue;
      const seat = position.actor;
      const hash = position.hashLow;
      turn.look(position);
      expect(position.hashLow).toBe(hash);
      expect(turn.points, `seed ${seed}`).toBe(mostPoints(position, seat));
      const before = position.score(seat);
      for (const move of turn.moves) position.play(move);
      expect(position.score(seat) - before).toBe(turn.points);
      if (turn.moves.length > 1) chains++;
    }
    expect(chains).toBeGreaterThan(3);
  });
});
