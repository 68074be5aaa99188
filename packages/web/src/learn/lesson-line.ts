import {
  type Game,
  judgeTry,
  type Lesson,
  type Move,
  MoveList,
  movesOf,
  type Position,
  type Task,
} from '@countertop/core';
import { type Moment, momentAfter, momentAfterText, momentOf } from './moment.ts';

/** Where every step of a lesson begins when all goes as the lesson has it: the first right move, then what follows. */
export function lessonLine(game: Game, lesson: Lesson): readonly Moment[] {
  const starts: Moment[] = [];
  let now: Moment | undefined;
  for (const { id, at, task, then } of lesson.steps) {
    if (at !== undefined) now = momentOf(game, at);
    if (now === undefined) throw new Error(`${lesson.id}.${id} has no position`);
    starts.push(now);
    if (task !== undefined) now = momentAfter(game, now, rightMoves(game, now.position, task)[0] ?? 0);
    for (const text of movesOf(then ?? '')) now = momentAfterText(game, now, text) ?? now;
  }
  return starts;
}

/** What is right here, the one that the lesson goes on from first. */
export function rightMoves(game: Game, position: Position, task: Task): readonly Move[] {
  const texts = task.right === undefined ? written(game, position) : movesOf(task.right);
  return texts.flatMap((text) => {
    const judged = judgeTry(game, position, task, text);
    return judged.kind === 'right' ? [judged.move] : [];
  });
}

function written(game: Game, position: Position): string[] {
  const legal = new MoveList();
  position.moves(legal);
  return legal.toArray().map((move) => game.write(position, move));
}
