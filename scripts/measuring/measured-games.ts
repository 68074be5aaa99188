import { existsSync, readFileSync } from 'node:fs';
import { games } from '@countertop/catalogue';
import { type Beside, type Doubling, type Ladder, levelsOf } from '@countertop/search';
import { dataFile, type Measuring, measurings } from './measuring.ts';
import type { Reliability } from './reliability.ts';

/** A game with all that was measured of it. */
export interface MeasuredGame {
  readonly id: string;
  /** As its rules are headed. */
  readonly name: string;
  readonly levels: number;
  readonly measuring: Measuring;
  readonly ladder: Ladder;
  readonly besides: readonly Beside[];
  readonly doublings: readonly Doubling[];
  readonly reliability: Reliability | undefined;
}

/** Every game that is measured, as its data/ says. */
export async function measuredGames(): Promise<readonly MeasuredGame[]> {
  return await Promise.all(
    (await measurings()).map(async (measuring): Promise<MeasuredGame> => {
      const id = measuring.game;
      const guide = await games.find((game) => game.id === id)?.loadGuide();
      const { ladder = [], besides = [] } = await dataOf<Pick<MeasuredGame, 'ladder' | 'besides'>>(id, 'ladder.ts');
      const { doublings = [] } = await dataOf<Pick<MeasuredGame, 'doublings'>>(id, 'thinking-time.ts');
      const { reliability } = await dataOf<{ reliability: Reliability }>(id, 'reliability.ts');
      return { id, name: nameOf(id), levels: levelsOf(guide), measuring, ladder, besides, doublings, reliability };
    }),
  );
}

async function dataOf<T>(game: string, name: string): Promise<Partial<T>> {
  const file = dataFile(game, name);
  return existsSync(file) ? await import(file.href) : {};
}

function nameOf(id: string): string {
  const readme = readFileSync(new URL(`../../games/${id}/README.md`, import.meta.url), 'utf8');
  return /^# (.*)$/m.exec(readme)?.[1] ?? id;
}
