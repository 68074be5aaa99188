import { expect, test } from 'vitest';
import { lastDeeds } from '../../../test/deeds.ts';
import { game } from '../game.ts';
import { deedsOf } from './deeds.ts';

/** What the last of these moves did. */
const done = (moves: string, options = {}) => lastDeeds(game, deedsOf, { options, seats: 2, moves });

const FIVE = 'd6 d9 e6 e10 f6 h9 g6 i4 h6';

test('a cube is told by its cell', () => {
  expect(done('f6')).toEqual([{ code: 'cube', data: { cell: 'f6' }, moment: 'place' }]);
});

test('R3: a row is told with its ends and its length', () => {
  expect(done(FIVE)).toEqual([
    { code: 'cube', data: { cell: 'h6' }, moment: 'place' },
    { code: 'row', data: { from: 'd6', to: 'h6', length: 5 }, moment: 'score' },
  ]);
});

test('R5: a strike is told with the row, the cubes that go home, and the cube that was planted', () => {
  expect(done(`${FIVE} xf6-`)).toEqual([
    { code: 'strike', data: { from: 'd6', to: 'h6', count: 5 }, moment: 'strike' },
    { code: 'planted', data: { cell: 'f6' }, moment: 'place' },
  ]);
});

test('R10: so is a swap', () => {
  expect(done('f6 swap', { swap: true })).toEqual([{ code: 'swap', moment: 'place' }]);
});
