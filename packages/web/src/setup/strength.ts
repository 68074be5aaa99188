import { type Ladder, LEVELS } from '@countertop/search';
import { loadGuide } from '../games.ts';

/** A level in an address; undefined where there is none. */
export function readLevel(written: string | undefined): number | undefined {
  const level = Number(written);
  return isLevel(level) ? level : undefined;
}

export function isLevel(level: unknown): level is number {
  return Number.isInteger(level) && Number(level) >= 1 && Number(level) <= LEVELS;
}

export async function loadLadder(game: string): Promise<Ladder> {
  return (await (await loadGuide(game))?.ladder?.()) ?? [];
}
