import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playTurns } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { Follower, GAMES, keptTables } from './follow.ts';
import { Visit } from './visit.ts';

const visit = Visit.forAll();

/** Visits some screens, one after the other. */
async function look(routes: readonly string[]): Promise<void> {
  const [first = '', ...others] = routes;
  const page = await visit.open(await visit.guest({}, keptTables()), first);
  await usableByEverybody(page, `#/${first}`);
  for (const route of others) {
    await visit.go(page, route);
    await usableByEverybody(page, `#/${route}`);
  }
}

async function match(id: string): Promise<Page> {
  const page = await visit.open(await visit.guest({}, keptTables()), `${id}/new`);
  await page.locator('[data-test=start]').click();
  await playTurns(page, await Follower.along(page, id), 4);
  return page;
}

describe('everybody can use', () => {
  it('the house', () => look(['', 'settings', 'account', 'nowhere']));

  it('what was played and is to be played', () => look(['matches', 'tournaments', 'tournaments/new']));

  it.each(GAMES)('the page of %s, its set-up and its sheets', (id) => look([id, `${id}/new`, `${id}/print`]));

  it.each(GAMES)('the rules of %s', (id) => look([`${id}/rules`, `${id}/rules/exact`]));

  it.each(GAMES)('a match of %s', async (id) => {
    await usableByEverybody(await match(id), `match of ${id}`);
  });

  it('what is chosen, where the reader forces colours upon the page', async () => {
    const page = await visit.open(await visit.guest({ forcedColors: 'active', colorScheme: 'dark' }), 'settings');
    const choice = page.locator('fieldset').first().locator('label');
    const edges = await choice.evaluateAll((labels) => labels.map((label) => getComputedStyle(label).borderTopColor));
    expect(new Set(edges).size).toBe(2);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('the menu of a match, and sharing it', async () => {
    const page = await match(GAMES[0] ?? '');
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await usableByEverybody(page, 'menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share and save' }).click();
    await usableByEverybody(page, 'sharing');
  });
});
