import { loadGame } from '@countertop/catalogue';
import type { Game } from '@countertop/core';

/** A game that must be there. */
export async function gameOf(id: string): Promise<Game> {
  const game = await loadGame(id);
  if (!game.ok) throw new Error(game.problem.code);
  return game.value;
}
