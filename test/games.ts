import { existsSync, readdirSync } from 'node:fs';

const folder = new URL('../games/', import.meta.url);

/** Every game of the house, by the name of its folder. */
export const GAMES: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/package.json`, folder)))
  .map(({ name }) => name)
  .sort();

/** What a game brings for its tests, where it does: `games/<id>/<path>`. */
export async function fromGame<T>(id: string, path: string): Promise<T | undefined> {
  if (!existsSync(new URL(`${id}/${path}`, folder))) return undefined;
  return (await import(/* @vite-ignore */ new URL(`${id}/${path}`, folder).href)) as T;
}
