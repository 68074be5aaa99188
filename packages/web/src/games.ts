import { bad, brief, type Game, good, type Result } from '@countertop/core';
import type { Guide } from '@countertop/search';

const packages = import.meta.glob<{ readonly game: string; readonly place?: number } | undefined>(
  '../../../games/*/package.json',
  { import: 'countertop', eager: true },
);

/** All games, in the order in which they are shown: the folders of games/ that say what they are. */
export const GAMES: readonly string[] = Object.values(packages)
  .filter((said) => said !== undefined)
  .sort((a, b) => (a.place ?? Number.MAX_VALUE) - (b.place ?? Number.MAX_VALUE))
  .map(({ game }) => game);

// Only what a game is: its brain is the worker's business, and would make the page heavy.
const modules = import.meta.glob<Game>('../../../games/*/game.ts', { import: 'game' });
const guides = import.meta.glob<Guide>('../../../games/*/guide.ts', { import: 'guide' });

const known = new Map<string, Guide | undefined>();

export async function loadGame(id: string): Promise<Result<Game>> {
  const load = GAMES.includes(id) ? modules[`../../../games/${id}/game.ts`] : undefined;
  if (load === undefined) return bad('game-unknown', { given: brief(id), known: GAMES.join(', ') });
  const [game] = await Promise.all([load(), loadGuide(id)]);
  return good(game);
}

/** What a game brings for the page to present it; undefined where it brings nothing. */
export async function loadGuide(id: string): Promise<Guide | undefined> {
  if (!known.has(id)) known.set(id, await guides[`../../../games/${id}/guide.ts`]?.());
  return known.get(id);
}

/** The guide of a game that has been loaded. */
export function guideOf(id: string): Guide | undefined {
  return known.get(id);
}
