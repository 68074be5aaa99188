import { loadGame } from '@countertop/catalogue';
import { type Lesson, movesOf } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { lessonLine, rightMoves } from './lesson-line.ts';

const loaded = await loadGame('foursquare');
if (!loaded.ok) throw new Error(loaded.problem.code);
const game = loaded.value;

/** A 20 has been drawn over 30, 10, 40 and 10: on either 10 it makes 100. */
const AT = { seats: 2, moves: '+30 +10 +40 +10 +20' };
const lesson: Lesson = {
  id: 'sample',
  steps: [
    { id: 'take', at: AT, task: { gains: 1 }, then: '+30 +20' },
    { id: 'on', task: { any: true } },
    { id: 'look', at: AT, then: 'A' },
    { id: 'after' },
  ],
};

describe('the line of a lesson', () => {
  const starts = lessonLine(game, lesson);
  const playedAt = (step: number) => starts[step]?.played ?? [];

  it('goes on with the first right move and what follows it', () => {
    expect(playedAt(0)).toEqual([]);
    expect(playedAt(1)).toEqual(['B', '+30', '+20']);
  });

  it('begins anew where a step has a position of its own', () => {
    expect(playedAt(2)).toEqual([]);
    expect(playedAt(3)).toEqual(['A']);
  });

  it('knows where every step was before', () => {
    expect(starts[3]?.last?.before).toBe(starts[2]?.position);
    expect(starts[2]?.last).toBeUndefined();
  });

  it('finds every right move', () => {
    const position = starts[0]?.position;
    if (position === undefined) throw new Error('no first step');
    const texts = (right: readonly number[]) => right.map((move) => game.write(position, move));
    expect(texts(rightMoves(game, position, { gains: 1 }))).toEqual(['B', 'D']);
    expect(texts(rightMoves(game, position, { any: true }))).toEqual(['A', 'B', 'C', 'D']);
    expect(texts(rightMoves(game, position, { right: 'D B' }))).toEqual(movesOf('D B'));
  });
});
