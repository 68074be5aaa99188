import { loadGame } from '@countertop/catalogue';
import { movesOf, type Puzzle } from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { lessonLine } from '../learn/lesson-line.ts';
import { puzzleLesson } from './puzzle-lesson.ts';

describe.each(['counterpoint', 'counterplays', 'points', 'countermine', 'foursquare'])('the puzzles of %s', (id) => {
  it('can be solved step by step', async () => {
    const game = await loadGame(id);
    if (!game.ok) throw new Error(game.problem.code);
    const { puzzles }: { puzzles: readonly Puzzle[] } = await import(`../../../../games/${id}/puzzles.ts`);
    for (const puzzle of puzzles) {
      const lesson = puzzleLesson(game.value, puzzle);
      expect(lessonLine(game.value, lesson)).toHaveLength(lesson.steps.length);
      const moves = lesson.steps.flatMap(({ task, then }) => [task?.right ?? '', ...movesOf(then ?? '')]);
      expect(moves.join(' '), puzzle.id).toBe(puzzle.solution);
    }
  });
});
