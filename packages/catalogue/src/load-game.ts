import { bad, brief, type Game, good, type Result, type Words } from '@countertop/core';
import type { Brain, Guide } from '@countertop/search';
import { type Entry, games } from './games.ts';

/** The entry of this id, or the problem `game-unknown` with what there is instead. */
export function findEntry(id: string): Result<Entry> {
  const entry = games.find((game) => game.id === id);
  if (entry !== undefined) return good(entry);
  return bad('game-unknown', { given: brief(id), known: games.map((game) => game.id).join(', ') });
}

/** The game of this id, or the problem `game-unknown`. */
export async function loadGame(id: string): Promise<Result<Game>> {
  const entry = findEntry(id);
  return entry.ok ? good(await entry.value.load()) : entry;
}

/** The brain of the game of this id, or the problem `game-unknown` or `brain-missing`. */
export async function loadBrain(id: string): Promise<Result<Brain>> {
  const entry = findEntry(id);
  if (!entry.ok) return entry;
  const brain = await entry.value.loadBrain();
  return brain === undefined ? bad('brain-missing', { game: id }) : good(brain);
}

/** What the game of this id brings for whoever presents it; undefined where it brings nothing. */
export async function loadGuide(id: string): Promise<Guide | undefined> {
  const entry = findEntry(id);
  return entry.ok ? entry.value.loadGuide() : undefined;
}

/** One section of a game's words; nothing where the game lacks it or does not speak the language. */
export async function loadWords(id: string, language: string, section: string): Promise<Words> {
  const entry = findEntry(id);
  const words = entry.ok ? await entry.value.loadWords(language) : undefined;
  return words?.[section] ?? {};
}
