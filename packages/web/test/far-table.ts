import type { TableMade, TableWish } from '@countertop/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { enter } from './entry.ts';
import { Follower, keptTables } from './follow.ts';
import { HANDS } from './hands.ts';
import type { Visit } from './visit.ts';

/** Somebody sets up a table of the server and gets its link. */
export async function host(
  visit: Visit,
  id: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; route: string }> {
  const page = await visit.open(await visit.guest(options, keptTables()), `${id}/new/link`);
  await page.locator('[data-test=start]').click();
  const link = await page.locator('[data-test=table-link]').inputValue();
  return { page, route: link.replace(/^.*#\//, '') };
}

/** The same by a wish over the wire, where setting up is not what is tested. */
export async function wishFor(
  visit: Visit,
  page: Page,
  game: string,
  wish: Partial<Omit<TableWish, 'seats'>> & { readonly seats?: readonly TableWish['seats'][number]['kind'][] } = {},
): Promise<string> {
  const { seats = ['me', 'open'], ...rest } = wish;
  const body = {
    game,
    options: HANDS[game]?.options ?? {},
    visibility: 'private',
    ...rest,
    seats: seats.map((kind) => (kind === 'bot' ? { kind, level: 1 } : { kind })),
  };
  const made = await page.evaluate(async (sent): Promise<TableMade> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(sent) });
    return (await answer.json()) as TableMade;
  }, body);
  const route = `table/${made.summary.table}`;
  // On the server that was asked, whichever it is.
  await page.evaluate((to) => location.assign(`#/${to}`), route);
  await visit.at(page, route);
  return route;
}

/** Somebody opens the link and sits down. */
export async function join(visit: Visit, route: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit.open(await visit.guest(options), route);
  await page.locator('[data-test=sit]').click();
  await page.locator('[data-test=get-up], [data-test=board]').first().waitFor();
  return page;
}

export const atBoard = (...pages: readonly Page[]): Promise<unknown> =>
  Promise.all(pages.map((page) => page.locator('[data-test=board]').waitFor()));

/** Plays until the end or until so many choices have been made; every page shows the same then. Bots have the last seats. */
export async function play(
  id: string,
  players: readonly Page[],
  { choices = Number.POSITIVE_INFINITY, seed = 3, seats = players.length } = {},
): Promise<void> {
  const followers = await Promise.all(players.map((page) => Follower.along(page, id, seats, seed)));
  for (let made = 0; ; made++) {
    await Promise.all(followers.map((follower) => follower.catchUp((seat) => seat < players.length)));
    const [first] = followers;
    if (first === undefined || first.over || made >= choices) return;
    const seat = first.position.actor;
    const page = players[seat];
    if (page === undefined) throw new Error(`nobody sits at seat ${seat}`);
    await enter(page, first.choose());
    // What one shows at once comes to the others when it is on disk.
    await Promise.all(followers.map((each) => each.moved()));
  }
}
