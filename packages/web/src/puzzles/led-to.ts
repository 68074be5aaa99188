import { type Game, openScene, type Puzzle } from '@countertop/core';

/** More of what happened before a puzzle is not told. */
const MOST = 12;

/** How many of the moves that lead to a puzzle were made since the solver's own last one. */
export function ledTo(game: Game, { at }: Puzzle): number {
  const actors: number[] = [];
  const opened = openScene(game, at, ({ actor }) => actors.push(actor));
  if (!opened.ok) throw new Error(`a puzzle that cannot begin: ${opened.problem.code}`);
  const solver = actors.pop();
  const own = actors.lastIndexOf(solver ?? -1);
  return Math.min(MOST, actors.length - 1 - own);
}
