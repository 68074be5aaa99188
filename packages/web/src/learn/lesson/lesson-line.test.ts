import { loadGame } from '@countertop/catalogue';
import { type Lesson, lineTo, movesOf } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { lessonLine, rightMoves, type Stand } from './lesson-line.ts';

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
  const start = (step: number) => starts[step] as Stand;
  const playedAt = (step: number) => lineTo(start(step).node).map(({ text }) => text);
  const lastAt = (step: number) => start(step).walk.lastAt(start(step).node);
  const positionAt = (step: number) => start(step).walk.positionAt(start(step).node);

  it('goes on with the first right move and what follows it', () => {
    expect(playedAt(0)).toEqual([]);
    expect(playedAt(1)).toEqual(['B', '+30', '+20']);
  });

  it('begins anew where a step has a position of its own', () => {
    expect(playedAt(2)).toEqual([]);
    expect(playedAt(3)).toEqual(['A']);
  });

  it('knows where every step was before', () => {
    expect(lastAt(3)?.before).toBe(positionAt(2));
    expect(lastAt(2)).toBeUndefined();
  });

  it('walks the last moves before the first step where they are to be told', () => {
    const [first] = lessonLine(game, lesson, 2);
    expect(lineTo((first as Stand).node).map(({ text }) => text)).toEqual(['+10', '+20']);
    expect((first as Stand).scene.moves).toBe('+30 +10 +40');
  });

  it('finds every right move', () => {
    const position = positionAt(0);
    const texts = (right: readonly number[]) => right.map((move) => game.write(position, move));
    expect(texts(rightMoves(game, position, { gains: 1 }))).toEqual(['B', 'D']);
    expect(texts(rightMoves(game, position, { any: true }))).toEqual(['A', 'B', 'C', 'D']);
    expect(texts(rightMoves(game, position, { right: 'D B' }))).toEqual(movesOf('D B'));
  });
});
