import { type Game, type Move, openScene, type Position, type SceneLine } from '@countertop/core';

/** A position to show, and what led to it. */
export interface Sample {
  readonly position: Position;
  readonly last: { readonly before: Position; readonly move: Move } | undefined;
}

export function sampleOf(game: Game, shown: SceneLine): Sample {
  let before: Position | undefined;
  let seen: Position | undefined;
  const opened = openScene(game, shown, (position) => {
    before = seen;
    seen = position.clone();
  });
  if (!opened.ok) throw new Error(`no sample of ${game.id}: ${opened.problem.code}`);
  const move = opened.moves.at(-1);
  return { position: opened.position, last: before === undefined || move === undefined ? undefined : { before, move } };
}
