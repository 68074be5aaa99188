import { bad, brief, type Game, good, type Result } from '@countertop/core';
import { games } from './games.ts';

/** The game of this id, or the problem `game-unknown` with what there is instead. */
export async function loadGame(id: string): Promise<Result<Game>> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) {
    return bad('game-unknown', { given: brief(id), known: games.map((game) => game.id).join(', ') });
  }
  return good(await entry.load());
}
