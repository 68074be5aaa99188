import { type Move, MoveList, NOBODY, Random } from '@countertop/core';
import { describe, expect, test } from 'vitest';
import { brain, type CounterminePosition } from '../index.ts';
import { prepared } from '../test/board.ts';
import { crowdedSetup, eagerMove } from '../test/players.ts';
import { withPoints } from '../test/points.ts';
import { Reading } from './reading.ts';
import { ForcedSearch, NO_WIN } from './threats.ts';

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

/** Seat 0 to move, short of the last point: points of both, rows 9 to 4. */
const EARLIER: readonly [string, [number, number], string][] = [
  [
    'a row, the strike, and one of two fours is left',
    [1, 0],
    `
    X X X X . . . . . . . .
    . . . . . . . . . . . .
    . O . O . . . X X X X .
    . . O . . . . O . . . .
    . . . . . . . . . . . .
    . . . . . . . . . . . .`,
  ],
  [
    'a row of six keeps its cubes, and makes a four',
    [1, 2],
    `
    . . . X X . X X X . . .
    . O . . O X . . . . . .
    . . . . . X . . . . . .
    . . O . . X O . . . . .
    . . . . . . . . . O . .
    . . . . . . . . . . . .`,
  ],
  [
    'two rows at once, and two fours besides',
    [0, 2],
    `
    X . . . . . . . . . . .
    X . . . . . . . . . . .
    X . . . O . O X X X X .
    X . . . . O . . . . . .
    . X X X X . . . O . . .
    . . . . . . . . . . . .`,
  ],
];

describe('wins by force', () => {
  test.each(EARLIER)('before the last point: %s', (_, points, picture) => {
    const position = withPoints(points, picture);
    const search = new ForcedSearch(new Reading());
    expect(search.win(position, 20_000)).not.toBe(NO_WIN);
    expect(winsAgainstAll(position, search, 0)).toBe(true);
    const thought = brain.thinker(10, 1).think(position, { nodes: 2000 });
    expect(thought.exact).toBe(true);
    for (const move of thought.line) position.play(move);
    expect(position.score(0)).toBeGreaterThanOrEqual(3);
  });

  test('a strike that takes the other four away refutes a row', () => {
    const position = withPoints(
      [1, 0],
      `
      X X X X . . . . . . . .
      X . . . . . . . . . . .
      X . . O . O . . . . . .
      X . . . O . . . . . . .
      . . . . . . . . . . . .
      . . . . . . . . . . . .`,
    );
    expect(new ForcedSearch(new Reading()).win(position, 20_000)).toBe(NO_WIN);
  });

  test('whatever is found where much stands, strikes of both sides included, wins against every answer', () => {
    const search = new ForcedSearch(new Reading());
    let found = 0;
    let striking = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const random = new Random(seed);
      const { place, turn } = crowdedSetup(random);
      const position = prepared(place, turn);
      while (position.actor !== NOBODY) {
        const seat = position.actor;
        const early = position.score(seat) < 2 || position.mustStrike;
        if (early && search.win(position, 300) !== NO_WIN && search.plies > 1 && search.plies < 6) {
          found++;
          if (position.mustStrike) striking++;
          if (!winsAgainstAll(position, search, seat)) throw new Error(`seed ${seed}, ply ${position.ply}`);
        }
        position.play(eagerMove(position, random));
      }
    }
    expect(found).toBeGreaterThan(20);
    expect(striking).toBeGreaterThan(5);
  });

  test.each(FORCED)('%i plies: found, and proven against every answer', (plies, points, picture) => {
    const position = withPoints(points, picture);
    const search = new ForcedSearch(new Reading());
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
    expect(new ForcedSearch(new Reading()).win(position, 1000)).toBe(NO_WIN);
  });
});

/** Follows the search's first moves and tries every legal answer. */
function winsAgainstAll(position: CounterminePosition, search: ForcedSearch, seat: number): boolean {
  if (position.actor === NOBODY) return position.share(seat) === 1;
  if (position.actor !== seat) return movesOf(position).every((move) => after(position, move, search, seat));
  const move = search.win(position, 20_000);
  return move !== NO_WIN && after(position, move, search, seat);
}

function after(position: CounterminePosition, move: Move, search: ForcedSearch, seat: number): boolean {
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
