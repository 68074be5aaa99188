import { bad, brief, good, type Printable, type Result } from '@countertop/core';
import { games } from './games.ts';

/** What can be printed for the game of this id, or the problem `game-unknown`. */
export async function loadSheets(id: string): Promise<Result<readonly Printable[]>> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) {
    return bad('game-unknown', { given: brief(id), known: games.map((game) => game.id).join(', ') });
  }
  const { sheets = [] } = (await entry.loadAll()) as { readonly sheets?: readonly Printable[] };
  return good(sheets);
}
