import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bad, good, type Result } from '@countertop/core';
import { ADOPTED, type Adopted, adopt, type Entry, games } from './games.ts';

/** Whether somebody means a game of their own: a path, or a package by its name. */
export function namesOwnGame(word: string): boolean {
  return /[/\\]|^\.{1,2}$/.test(word);
}

/**
 * Loads a game of one's own from a folder, a file or a package whose index exports `game`, and if it has them `brain` and
 * `guide`. This runs the code that is there. The game is one of `games` from then on, in threads begun later too.
 */
export async function adoptGame(where: string, from: string): Promise<Result<Entry>> {
  const door = doorOf(where, from);
  if (door === undefined) return bad('own-game-missing', { where });
  let module: Readonly<Record<string, unknown>>;
  try {
    module = await import(pathToFileURL(door.file).href);
  } catch (error) {
    return bad('own-game-broken', { where, detail: error instanceof Error ? error.message : String(error) });
  }
  const id = idOf(module['game']);
  if (id === undefined) return bad('own-game-none', { where });
  const adopted: Adopted = { id, door: pathToFileURL(door.file).href, folder: door.folder };
  const known = games.find((game) => game.id === id);
  if (known !== undefined) return known.folder === door.folder ? good(known) : bad('own-game-twice', { where, id });
  process.env[ADOPTED] = JSON.stringify([...JSON.parse(process.env[ADOPTED] ?? '[]'), adopted]);
  return good(adopt(adopted));
}

interface Door {
  readonly file: string;
  /** Where its README lies. */
  readonly folder: string;
}

function doorOf(where: string, from: string): Door | undefined {
  const path = resolve(from, where);
  if (!existsSync(path)) return packageDoor(where, from);
  if (statSync(path).isFile()) return { file: path, folder: dirname(path) };
  const manifest = join(path, 'package.json');
  const told = existsSync(manifest) ? entryOf(JSON.parse(readFileSync(manifest, 'utf8'))) : undefined;
  const file = [told, 'index.js', 'index.mjs']
    .flatMap((name) => (name === undefined ? [] : [join(path, name)]))
    .find(existsSync);
  return file === undefined ? undefined : { file, folder: path };
}

/** What a package gives to `import`. */
function entryOf(manifest: { readonly exports?: unknown; readonly main?: unknown }): string | undefined {
  const own = (value: unknown, key: string): unknown => (value as Record<string, unknown> | null | undefined)?.[key];
  let way: unknown =
    typeof manifest.exports === 'object' ? (own(manifest.exports, '.') ?? manifest.exports) : manifest.exports;
  while (typeof way === 'object' && way !== null) way = own(way, 'import') ?? own(way, 'default');
  if (typeof way === 'string') return way;
  return typeof manifest.main === 'string' ? manifest.main : undefined;
}

function packageDoor(name: string, from: string): Door | undefined {
  for (const folder of createRequire(join(from, 'x.js')).resolve.paths(name) ?? []) {
    const path = join(folder, name);
    if (existsSync(path)) return doorOf(path, from);
  }
  return undefined;
}

function idOf(game: unknown): string | undefined {
  if (typeof game !== 'object' || game === null || !('id' in game) || !('start' in game) || !('read' in game))
    return undefined;
  return typeof game.id === 'string' ? game.id : undefined;
}
