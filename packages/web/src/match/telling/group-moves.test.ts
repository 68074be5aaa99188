import { CHANCE, type Ply } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { groupMoves } from './group-moves.ts';

const clock = { banks: [], running: null, phase: null };
const plies = (...made: readonly (readonly [actor: number, text: string])[]): Ply[] =>
  made.map(([actor, text], number) => ({ move: number, text, actor, number, at: 0, clock }));

const written = (line: readonly Ply[]) =>
  groupMoves(line).map(
    ({ number, from, plies }) => `${number} from ${from}: ${plies.map(({ text }) => text).join(' ')}`,
  );

describe('the list of moves', () => {
  it('counts moves without draws, and puts draws with the move that they followed', () => {
    const line = plies([0, 'a1'], [CHANCE, 'red'], [CHANCE, 'blue'], [1, 'b2'], [1, 'b3'], [CHANCE, 'green']);
    expect(written(line)).toEqual(['1 from 0: a1 red blue', '2 from 3: b2', '3 from 4: b3 green']);
  });

  it('goes on counting where a line begins later', () => {
    const line = plies([CHANCE, 'red'], [1, 'b2']);
    expect(groupMoves(line, 4).map(({ number }) => number)).toEqual([0, 5]);
  });

  it('has what was drawn before the first move at its head', () => {
    expect(written(plies([CHANCE, 'red'], [CHANCE, 'blue'], [0, 'a1']))).toEqual([
      '0 from 0: red blue',
      '1 from 2: a1',
    ]);
  });
});
