import { bad, brief, good, type Result } from '@countertop/core';
import type { Brain, Thinker } from '@countertop/search';
import { games } from './games.ts';

/** Simple players to measure against, by name, each made from a seed. */
export type Baselines = Readonly<Record<string, (seed: number) => Thinker>>;

export interface Mind {
  readonly brain: Brain;
  readonly baselines: Baselines;
}

interface Exports extends Partial<Mind> {
  /** The scripted one that sees one move ahead: a baseline in every game. */
  readonly beginner?: (seed: number) => Thinker;
}

/** The brain of the game of this id, or the problem `game-unknown` or `brain-missing`. */
export async function loadBrain(id: string): Promise<Result<Mind>> {
  const entry = games.find((game) => game.id === id);
  if (entry === undefined) {
    return bad('game-unknown', { given: brief(id), known: games.map((game) => game.id).join(', ') });
  }
  const { brain, baselines = {}, beginner } = (await entry.loadAll()) as Exports;
  if (brain === undefined) return bad('brain-missing', { game: id });
  return good({ brain, baselines: beginner === undefined ? baselines : { ...baselines, beginner } });
}
