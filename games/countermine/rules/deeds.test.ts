import { openScene } from '@countertop/core';
import { expect, test } from 'vitest';
import { type CounterminePosition, countermine } from '../index.ts';
import { deedsOf } from './deeds.ts';

/** The deeds of the last of these moves. */
function lastDeeds(moves: string, options: Readonly<Record<string, boolean>> = {}) {
  const all: CounterminePosition[] = [];
  const played = openScene(countermine, { options, seats: 2, moves }, (each) => {
    all.push(each.clone());
  });
  const [before, after] = all.slice(-2);
  if (!played.ok || before === undefined || after === undefined) throw new Error(`not a game: ${moves}`);
  return deedsOf(before, played.moves.at(-1) ?? 0, after);
}

const FIVE = 'd6 d9 e6 e10 f6 h9 g6 i4 h6';

test('a cube is told by its cell', () => {
  expect(lastDeeds('f6')).toEqual([{ code: 'cube', data: { cell: 'f6' }, moment: 'place' }]);
});

test('R3: a row is told with its ends and its length', () => {
  expect(lastDeeds(FIVE)).toEqual([
    { code: 'cube', data: { cell: 'h6' }, moment: 'place' },
    { code: 'row', data: { from: 'd6', to: 'h6', length: 5 }, moment: 'score' },
  ]);
});

test('R5: a strike is told with the row, the cubes that go home, and the cube that was planted', () => {
  expect(lastDeeds(`${FIVE} xf6-`)).toEqual([
    { code: 'strike', data: { from: 'd6', to: 'h6', count: 5 }, moment: 'strike' },
    { code: 'planted', data: { cell: 'f6' }, moment: 'place' },
  ]);
});

test('R10: so is a swap', () => {
  expect(lastDeeds('f6 swap', { swap: true })).toEqual([{ code: 'swap', moment: 'place' }]);
});
