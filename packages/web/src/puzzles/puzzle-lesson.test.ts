import { games, loadGame, loadGuide } from '@countertop/catalogue';
import { movesOf } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { lessonLine } from '../learn/lesson/lesson-line.ts';
import { puzzleLesson } from './puzzle-lesson.ts';

describe.each(games.map(({ id }) => id))('the puzzles of %s', (id) => {
  it('can be solved step by step', async () => {
    const game = await loadGame(id);
    if (!game.ok) throw new Error(game.problem.code);
    const guide = await loadGuide(id);
    for (const puzzle of (await guide?.puzzles?.()) ?? []) {
      const lesson = puzzleLesson(game.value, puzzle);
      expect(lessonLine(game.value, lesson)).toHaveLength(lesson.steps.length);
      // Before the last move nothing else is right; there, whatever does as well.
      const last = lesson.steps.at(-1)?.task?.right ?? '';
      expect(movesOf(last).slice(1).join(' '), puzzle.id).toBe(puzzle.also ?? '');
      const moves = lesson.steps.flatMap(({ task, then }) => [movesOf(task?.right ?? '')[0], ...movesOf(then ?? '')]);
      expect(moves.join(' '), puzzle.id).toBe(puzzle.solution);
    }
  });
});
