import { bad, brief, type Game, good, type Result } from '@countertop/core';

/** All games, in the order in which they are shown (that of @countertop/catalogue, as a test makes sure). */
export const GAMES: readonly string[] = ['counterpoint', 'counterplays', 'points', 'countermine', 'foursquare'];

// Only what a game is: its brain is the worker's business, and would make the page heavy.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../games/*/game.ts');

export async function loadGame(id: string): Promise<Result<Game>> {
  const load = GAMES.includes(id) ? modules[`../../../games/${id}/game.ts`] : undefined;
  const game = (await load?.())?.[id];
  if (game === undefined) return bad('game-unknown', { given: brief(id), known: GAMES.join(', ') });
  return good(game as Game);
}
