import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter } from './entry.ts';
import { Follower, GAMES, keptTables, shownMoves } from './follow.ts';
import { Visit } from './visit.ts';

const visit = Visit.forAll();

/** Somebody makes a table of the server and gets its link. */
async function host(id: string, kept: Record<string, unknown> = keptTables()): Promise<{ page: Page; route: string }> {
  const page = await visit.open(await visit.guest({}, kept), `${id}/new/link`);
  await page.locator('[data-test=start]').click();
  const link = await page.locator('[data-test=table-link]').inputValue();
  return { page, route: link.replace(/^.*#\//, '') };
}

async function join(route: string): Promise<Page> {
  const page = await visit.open(await visit.guest(), route);
  await page.locator('[data-test=sit]').click();
  await page.locator('[data-test=board]').waitFor();
  return page;
}

/** Plays until the end or until so many choices have been made; every page shows the same then. */
async function play(
  id: string,
  players: readonly Page[],
  choices = Number.POSITIVE_INFINITY,
  seed = 3,
): Promise<number> {
  const followers = await Promise.all(players.map((page) => Follower.along(page, id, players.length, seed)));
  for (let made = 0; ; made++) {
    await Promise.all(followers.map((follower) => follower.catchUp()));
    const [first] = followers;
    if (first === undefined || first.over || made >= choices) return first?.seen ?? 0;
    const seat = first.position.actor;
    const [page, follower] = [players[seat], followers[seat]];
    if (page === undefined || follower === undefined) throw new Error(`nobody sits at seat ${seat}`);
    await enter(page, first.choose());
    // What one shows at once comes to the others when it is on disk.
    await Promise.all(followers.map((each) => each.moved()));
  }
}

describe.each(GAMES)('%s', (id) => {
  it('is played over a link from the first move to the last, and watched', async () => {
    const { page: ada, route } = await host(id);
    const boris = await join(route);
    const watcher = await visit.open(await visit.guest(), route);
    await watcher.locator('[data-test=board]').waitFor();
    await play(id, [ada, boris]);
    const pages = [ada, boris, watcher];
    await Promise.all(pages.map((page) => page.locator('[data-test=result]').waitFor()));
    const [moves, ...others] = await Promise.all(pages.map((page) => shownMoves(page)));
    for (const each of others) expect(each).toEqual(moves);
  });
});

describe('a table of the server', () => {
  const id = GAMES[0] ?? '';

  it('is the same after a reload and in a second tab', async () => {
    const { page: ada, route } = await host(id);
    const boris = await join(route);
    await play(id, [ada, boris], 4);
    const tab = await visit.open(ada.context(), route);
    await tab.locator('[data-test=board]').waitFor();
    await boris.reload();
    await boris.locator('[data-test=board]').waitFor();
    await play(id, [tab, boris], 4, 5);
    const [one, two, three] = await Promise.all([ada, tab, boris].map((page) => shownMoves(page)));
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('is found in the lobby by somebody who wants a quick match', async () => {
    const ada = await visit.open(await visit.guest(), 'online');
    await ada.locator(`[data-test=quick-${id}]`).click();
    await ada.locator('[data-test=table-link]').waitFor();
    const boris = await visit.open(await visit.guest(), 'online');
    await boris.locator('[data-test=lobby] a').first().waitFor();
    await boris.locator(`[data-test=quick-${id}]`).click();
    await Promise.all([ada, boris].map((page) => page.locator('[data-test=board]').waitFor()));
    expect(boris.url().replace(/^.*#/, '')).toBe(ada.url().replace(/^.*#/, ''));
  });

  it('takes a word to everybody who sits there', async () => {
    const { page: ada, route } = await host(id);
    const boris = await join(route);
    await boris.locator('[data-test=chat] input').fill('Hello from afar');
    await boris.locator('[data-test=chat] input').press('Enter');
    await ada.locator('[data-test=chat]').getByText('Hello from afar').waitFor();
  });
});
