import { bad, brief, good, type Result } from '@countertop/core';
import type { Cast, Thinker } from '@countertop/search';
import { games } from './games.ts';

interface Exports extends Partial<Cast> {
  /** The scripted one that sees one move ahead: a baseline in every game. */
  readonly beginner?: (seed: number) => Thinker;
}

/** The brain and the baselines of the game of this id, or the problem `game-unknown` or `brain-missing`. */
export async function loadBrain(id: string): Promise<Result<Cast>> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) {
    return bad('game-unknown', { given: brief(id), known: games.map((game) => game.id).join(', ') });
  }
  const { brain, baselines = {}, beginner } = (await entry.loadAll()) as Exports;
  if (brain === undefined) return bad('brain-missing', { game: id });
  return good({ brain, baselines: beginner === undefined ? baselines : { ...baselines, beginner } });
}
