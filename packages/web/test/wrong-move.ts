import { type Game, MoveList, type Position, type Task } from '@countertop/core';
import { rightMoves } from '../src/learn/lesson/lesson-line.ts';

/** A legal move that does not do what a lesson asks for; undefined where every one does. */
export function wrongMove(game: Game, position: Position, task: Task): string | undefined {
  const right = rightMoves(game, position, task);
  const legal = new MoveList();
  position.moves(legal);
  const move = legal.toArray().find((each) => !right.includes(each));
  return move === undefined ? undefined : game.write(position, move);
}
