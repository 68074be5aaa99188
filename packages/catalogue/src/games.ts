import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Game, Words } from '@countertop/core';
import type { Brain, Guide, Mining } from '@countertop/search';

/** A game of the table: known by its id, loaded when somebody asks for it. */
export interface Entry {
  readonly id: string;
  /** Its folder, where its README lies. */
  readonly folder: string;
  load(): Promise<Game>;
  /** Undefined where the game has none. */
  loadBrain(): Promise<Brain | undefined>;
  loadGuide(): Promise<Guide | undefined>;
  /** What a puzzle of it is, for whoever looks for new ones; the page need not know. */
  loadMining(): Promise<Mining | undefined>;
  /** Its words by section; undefined where it does not speak the language. */
  loadWords(language: string): Promise<Readonly<Record<string, Words>> | undefined>;
}

const SCOPE = '@countertop';

/**
 * All games, in the order in which they are shown. A game is a package that says so: `"countertop": { "game": "lineup",
 * "place": 3 }` in its package.json. They are looked for where Node looks for the packages beside this one.
 */
const all: Entry[] = findGames();
export const games: readonly Entry[] = all;

/** Where threads and programs begun later find the games that were adopted (see adopt.ts). */
export const ADOPTED = 'COUNTERTOP_GAMES';

/** A game that is in no package beside this one. */
export interface Adopted {
  readonly id: string;
  /** The address of the module that exports `game`, `brain` and `guide`. */
  readonly door: string;
  readonly folder: string;
}

export function adopt({ id, door, folder }: Adopted): Entry {
  const entry: Entry = {
    id,
    folder,
    load: async () => (await import(door)).game,
    loadBrain: async () => (await import(door)).brain,
    loadGuide: async () => (await import(door)).guide,
    loadMining: async () => (await import(door)).mining?.(),
    loadWords: async () => undefined,
  };
  all.push(entry);
  return entry;
}

for (const own of JSON.parse(process.env[ADOPTED] ?? '[]')) adopt(own);

interface Found {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly folder: string;
}

function findGames(): Entry[] {
  const found = new Map<string, Found>();
  for (const folder of createRequire(import.meta.url).resolve.paths(SCOPE) ?? []) {
    const scope = join(folder, SCOPE);
    if (!existsSync(scope)) continue;
    for (const name of readdirSync(scope)) {
      const game = gameIn(join(scope, name));
      if (game !== undefined && !found.has(game.id)) found.set(game.id, game);
    }
  }
  return [...found.values()].sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)).map(entryOf);
}

function gameIn(folder: string): Found | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  const { name, countertop } = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof countertop?.game !== 'string') return undefined;
  return { id: countertop.game, place: countertop.place ?? Number.MAX_SAFE_INTEGER, name, folder };
}

function entryOf({ id, name, folder }: Found): Entry {
  // Sources are shipped beside what is built from them.
  const has = (door: string): boolean => existsSync(join(folder, `${door}.ts`));
  return {
    id,
    folder,
    load: async () => (await import(`${name}/game`)).game,
    loadBrain: async () => (has('brain') ? (await import(`${name}/brain`)).brain : undefined),
    loadGuide: async () => (has('guide') ? (await import(`${name}/guide`)).guide : undefined),
    loadMining: async () => (await import(name)).mining?.(),
    loadWords: async (language) => (has(`words/${language}`) ? import(`${name}/words/${language}`) : undefined),
  };
}
