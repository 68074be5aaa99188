import { type Game, type Lesson, type LessonStep, movesOf, openScene, type Puzzle, readMove } from '@countertop/core';

/** A puzzle as a lesson: each move of the solver is a step, and what answers it follows. */
export function puzzleLesson(game: Game, puzzle: Puzzle): Lesson {
  const opened = openScene(game, puzzle.at);
  if (!opened.ok) throw new Error(`puzzle ${puzzle.id}: ${opened.problem.code}`);
  const { position } = opened;
  const solver = position.actor;
  const steps: LessonStep[] = [];
  let follows: string[] = [];
  const finish = (right: string): void => {
    steps.push({
      id: String(steps.length + 1),
      ...(steps.length === 0 ? { at: puzzle.at } : {}),
      task: { right },
      ...(follows.length === 0 ? {} : { then: follows.join(' ') }),
    });
  };
  let right: string | undefined;
  for (const text of movesOf(puzzle.solution)) {
    if (position.actor === solver) {
      if (right !== undefined) finish(right);
      right = text;
      follows = [];
    } else follows.push(text);
    const move = readMove(game, position, text);
    if (!move.ok) throw new Error(`puzzle ${puzzle.id}: ${move.problem.code}`);
    position.play(move.value);
  }
  // Whatever does as well is right, too.
  if (right !== undefined) finish([right, ...movesOf(puzzle.also ?? '')].join(' '));
  return { id: puzzle.id, steps };
}
