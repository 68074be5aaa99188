import { isRight, type LessonStep, MoveList, movesOf, openScene, readMove } from '@countertop/core';
import { game as points } from '../game.ts';
import type { PointsPosition } from '../rules/position.ts';
import { lessons } from '../teach/lessons.ts';

/** The position of a step of a lesson, after these moves. */
export function after(name: string, line: string): PointsPosition {
  const position = positionOf(name);
  play(position, line);
  return position;
}

/** The position of a step, after the first right answers to the steps before. */
function positionOf(name: string): PointsPosition {
  const lesson = lessons.find(({ id }) => name.startsWith(`${id}.`));
  let position: PointsPosition | undefined;
  for (const step of lesson?.steps ?? []) {
    if (step.at !== undefined) {
      const opened = openScene(points, step.at);
      if (opened.ok) position = opened.position;
    }
    if (position === undefined) break;
    if (name === `${lesson?.id}.${step.id}`) return position;
    play(position, `${firstRight(position, step)} ${step.then ?? ''}`);
  }
  throw new Error(`no step ${name}`);
}

function firstRight(position: PointsPosition, { task }: LessonStep): string {
  if (task === undefined) return '';
  if (task.right !== undefined) return movesOf(task.right)[0];
  const legal = new MoveList();
  position.moves(legal);
  const moves = legal.toArray().map((move) => ({ move, text: points.write(position, move) }));
  return moves.find((each) => isRight(position, task, each))?.text ?? '';
}

function play(position: PointsPosition, line: string): void {
  for (const text of movesOf(line)) {
    const move = readMove(points, position, text);
    if (!move.ok) throw new Error(`${text}: ${move.problem.code}`);
    position.play(move.value);
  }
}
