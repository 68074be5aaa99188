import { type Move, MoveList, NOBODY } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { brain, type CounterminePosition, isPlacing } from '../index.ts';
import { withPoints } from '../test/points.ts';
import { Reading } from './reading.ts';
import { FourSearch, NO_WIN } from './threats.ts';

/** Sudden death, seat 0 to move: plies of the shortest win by fours, points of both, rows 9 to 4. */
const FORCED: readonly [number, [number, number], string][] = [
  [
    11,
    [2, 2],
    `
    . . X . X . O . . X . .
    . O . . . . . . X . . .
    . . . X . . X O . . . .
    . O X . . . . . . X O .
    . O . X X . O . X . . .
    . X O . . . . . . . . .`,
  ],
  [
    17,
    [2, 0],
    `
    . X . X . X . . X X . .
    . O . . O . . . O . O .
    . . X X . . . X X O . .
    . O O O . O X O . . X .
    . . O . . . . . O . X .
    . . . O . X O . . . . .`,
  ],
  [
    23,
    [2, 2],
    `
    . . . O . . X . O . X .
    . . X . O . . X . . . .
    . . X . . . . O . . . .
    . . . . . X . X . . O .
    . X . . X O . . . . O .
    . . X O . . . . O O X .`,
  ],
];

describe('wins by fours', () => {
  test.each(FORCED)('%i plies: found, and proven against every answer', (plies, points, picture) => {
    const position = withPoints(points, picture);
    const search = new FourSearch(new Reading());
    expect(search.shortestWin(position, 20_000)).not.toBe(NO_WIN);
    expect(search.plies).toBe(plies);
    expect(winsAgainstAll(position, search, 0)).toBe(true);

    const thought = brain.thinker(10, 1).think(position, { nodes: 20_000 });
    expect(thought.exact).toBe(true);
    expect(thought.chances[0]).toBe(1);
    expect(thought.line.length).toBe(plies);
    for (const move of thought.line) position.play(move);
    expect(position.score(0)).toBeGreaterThanOrEqual(3);
  });

  test('a four is no threat to somebody who wins first', () => {
    const position = withPoints(
      [2, 2],
      `
      . . . . . . . . . . . .
      . . O O O . . . . . . .
      . . . . . . . . . . . .
      . . . X X X O . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .`,
    );
    expect(new FourSearch(new Reading()).win(position, 1000)).toBe(NO_WIN);
  });
});

/** Follows the search's first moves and tries every legal answer. */
function winsAgainstAll(position: CounterminePosition, search: FourSearch, seat: number): boolean {
  if (position.actor === NOBODY) return position.share(seat) === 1;
  if (position.actor !== seat) return movesOf(position).every((move) => after(position, move, search, seat));
  if (position.mustStrike) return movesOf(position).some((move) => after(position, move, search, seat));
  const move = search.win(position, 20_000);
  return move !== NO_WIN && isPlacing(move) && after(position, move, search, seat);
}

function after(position: CounterminePosition, move: Move, search: FourSearch, seat: number): boolean {
  position.play(move);
  const wins = winsAgainstAll(position, search, seat);
  position.undo();
  return wins;
}

function movesOf(position: CounterminePosition): Move[] {
  const list = new MoveList();
  position.moves(list);
  return list.toArray();
}
