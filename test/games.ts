import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@countertop/catalogue';

/** Every game of the house, as found from the folders. */
export const GAMES: readonly string[] = games.map(({ id }) => id);

/** What a game brings for tests that others run, `games/<id>/test/<name>.ts`; undefined where it brings none. */
export async function fromGame<T>(id: string, name: string): Promise<T | undefined> {
  const path = join(games.find((game) => game.id === id)?.folder ?? '', 'test', `${name}.ts`);
  return existsSync(path) ? ((await import(/* @vite-ignore */ pathToFileURL(path).href)) as T) : undefined;
}
