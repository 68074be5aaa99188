import { MoveList, NOBODY, Random } from '@countertop/core';
import { expect, test } from 'vitest';
import type { CounterminePosition } from '../index.ts';
import { prepared } from '../test/board.ts';
import { CountermineKnowledge } from './knowledge.ts';

/** The end of a game: 38 cubes of each seat on the board. */
function nearTheEnd(random: Random): CounterminePosition {
  const cells = Array.from({ length: 144 }, (_, cell) => cell);
  for (let i = cells.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [cells[i], cells[j]] = [cells[j], cells[i]];
  }
  const left = [2, 2];
  const place: string[] = [];
  for (const seat of [0, 1]) {
    for (let i = 0; i < 40 - left[seat]; i++) {
      const cell = cells.pop() ?? 0;
      place.push(`${seat}:${'abcdefghijkl'[cell % 12]}${Math.floor(cell / 12) + 1}`);
    }
  }
  return prepared(place, random.below(2));
}

/** The sign of the value for seat 0, by trying everything. */
function outcome(position: CounterminePosition): number {
  if (position.actor === NOBODY) return Math.sign(position.score(0) - position.score(1));
  const list = new MoveList();
  position.moves(list);
  const side = position.actor === 0 ? 1 : -1;
  let best = -2;
  for (let i = 0; i < list.length && best < 1; i++) {
    position.play(list.moves[i]);
    best = Math.max(best, side * outcome(position));
    position.undo();
  }
  return side * best;
}

test('what is called certain near the end is what trying everything finds', () => {
  const random = new Random(21);
  const knowledge = new CountermineKnowledge();
  const values = new Float64Array(2);
  let certain = 0;
  for (let game = 0; game < 400 && certain < 40; game++) {
    const position = nearTheEnd(random);
    const plies = random.below(4);
    for (let i = 0; i < plies && position.actor !== NOBODY; i++) position.play(position.pick(random));
    if (position.actor === NOBODY || position.supplyOf(0) + position.supplyOf(1) > 3) continue;
    if (!knowledge.solved(position, values)) continue;
    certain++;
    expect(Math.sign(values[0])).toBe(outcome(position));
  }
  expect(certain).toBeGreaterThan(5);
});
