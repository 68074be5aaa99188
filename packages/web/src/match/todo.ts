import type { Game, Move, Position } from '@countertop/core';

/**
 * What is to be done, as the key of a phrase: told from how the legal moves are written, so that no rule is repeated
 * here. The first and the last of them are enough.
 */
export function todoKey(game: Game, position: Position, legal: readonly Move[], again: boolean): string {
  const texts = [legal[0], legal.at(-1)].map((move) => (move === undefined ? '' : game.write(position, move)));
  const some = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  switch (game.id) {
    case 'counterpoint':
      return again ? 'counterpoint.todo.again' : 'counterpoint.todo';
    case 'points':
      return some(/^done$/) ? 'points.todo.done' : position.ply < 2 ? 'points.todo.first' : 'points.todo';
    case 'countermine':
      return some(/^x/) ? 'countermine.todo.bonus' : some(/^swap$/) ? 'countermine.todo.swap' : 'countermine.todo';
    default:
      return `${game.id}.todo`;
  }
}
