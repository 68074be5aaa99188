import { games, loadGame } from '@countertop/catalogue';
import type { Game } from '@countertop/core';
import { EXIT, Refusal } from '../exit.ts';
import { say } from '../showing/words.ts';
import { didYouMean } from './nearest.ts';

/** The game somebody named on the command line. */
export async function findGame(id: string): Promise<Game> {
  const game = await loadGame(id);
  if (game.ok) return game.value;
  const hint = didYouMean(
    id,
    games.map((entry) => entry.id),
  );
  throw new Refusal(EXIT.usage, say(game.problem) + hint);
}
