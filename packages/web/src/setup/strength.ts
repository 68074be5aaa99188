import { type Ladder, levelsOf } from '@countertop/search';
import { guideOf, loadGuide } from '../games.ts';

/** A level in an address; undefined where there is none. The game has been loaded. */
export function readLevel(game: string, written: string | undefined): number | undefined {
  const level = Number(written);
  return isLevel(game, level) ? level : undefined;
}

/** Whether a game that has been loaded has such a level. */
export function isLevel(game: string, level: unknown): level is number {
  return Number.isInteger(level) && Number(level) >= 1 && Number(level) <= levelsOf(guideOf(game));
}

export async function loadLadder(game: string): Promise<Ladder> {
  return (await (await loadGuide(game))?.ladder?.()) ?? [];
}
