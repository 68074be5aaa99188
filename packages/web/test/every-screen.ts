import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { enter } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { Follower, GAMES, keptTables } from './follow.ts';
import { Visit } from './visit.ts';

interface Look {
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  /** The games whose own screens are looked at, and those whose rules and sheets are. */
  readonly games: readonly string[];
  readonly written: readonly string[];
}

/**
 * Looks at every screen in one theme and size. Screens that only differ by the game's words need not be looked at for
 * every game; boards, which differ in all, are.
 */
export function everyScreen({ theme, viewport, games, written }: Look): void {
  const visit = Visit.forAll();
  const kept = { ...keptTables(), 'countertop.settings': { theme } };

  it.each([
    '',
    'settings',
    'account',
    'matches',
    'tournaments',
    'tournaments/new',
    'nowhere',
    ...games.flatMap((game) => [game, `${game}/new`]),
    ...written.flatMap((game) => [`${game}/rules`, `${game}/rules/exact`, `${game}/print`]),
  ])('#/%s can be used by everybody', async (route) => {
    const context = await visit.guest({ viewport }, kept);
    const page = await visit.open(context, route);
    await usableByEverybody(page, route);
  });

  async function match(id: string): Promise<Page> {
    const context = await visit.guest({ viewport }, kept);
    const page = await visit.open(context, `${id}/new`);
    await page.locator('[data-test=start]').click();
    const follower = await Follower.along(page, id);
    for (let turn = 0; turn < 4; turn++) {
      await follower.catchUp();
      await enter(page, follower.choose());
    }
    await follower.catchUp();
    return page;
  }

  it.each(GAMES)('a match of %s can be used by everybody', async (id) => {
    await usableByEverybody(await match(id), `match of ${id}`);
  });

  it('the menu of a match, and sharing it, can be used by everybody', async () => {
    const page = await match(written[0] ?? '');
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await usableByEverybody(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share and save' }).click();
    await usableByEverybody(page, 'sharing');
  });
}
