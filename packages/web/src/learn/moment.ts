import { type Game, type Move, openScene, type Position, readMove, type SceneLine } from '@countertop/core';

/** A position on the way through a lesson: how it came about, and what led here. Never changed in place. */
export interface Moment {
  /** Where it began, and the moves since then, in notation: what a brain needs to know. */
  readonly scene: SceneLine;
  readonly played: readonly string[];
  readonly position: Position;
  readonly last: { readonly before: Position; readonly move: Move } | undefined;
}

export function momentOf(game: Game, scene: SceneLine): Moment {
  const opened = openScene(game, scene);
  if (!opened.ok) throw new Error(`a lesson that cannot begin: ${opened.problem.code}`);
  return { scene, played: [], position: opened.position, last: undefined };
}

export function momentAfter(game: Game, moment: Moment, move: Move): Moment {
  const position = moment.position.clone();
  position.play(move);
  return {
    scene: moment.scene,
    played: [...moment.played, game.write(moment.position, move)],
    position,
    last: { before: moment.position, move },
  };
}

/** The moment after a move in notation; undefined where that is not possible. */
export function momentAfterText(game: Game, moment: Moment, text: string): Moment | undefined {
  const move = readMove(game, moment.position, text);
  return move.ok ? momentAfter(game, moment, move.value) : undefined;
}

export function samePosition(one: Moment, other: Moment): boolean {
  return `${one.position.freshHash()}` === `${other.position.freshHash()}`;
}
