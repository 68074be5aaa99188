import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Follower, GAMES, keptTables } from './follow.ts';
import { DESKTOP, PHONE, Visit } from './visit.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await Visit.begin();
});
afterEach(() => expect(visit.complaints.splice(0)).toEqual([]));
afterAll(() => visit.end());

async function check(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as never })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${name}: ${id} ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
  expect(found).toEqual([]);
}

/** Nothing sticks out of the page to the side. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}

// Every screen in every theme, at both sizes: the wide one by day, the phone by night.
describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
  ['contrast', DESKTOP],
] as const)('in %s', (theme, viewport) => {
  const kept = { ...keptTables(), 'countertop.settings': { theme } };

  it.each(['', 'settings', 'nowhere', ...GAMES.flatMap((game) => [game, `${game}/new`, `${game}/rules`])])(
    '#/%s can be used by everybody',
    async (route) => {
      const context = await visit.guest({ viewport }, kept);
      const page = await visit.open(context, route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await check(page, route);
      expect(await fits(page), route).toBe(true);
      await context.close();
    },
  );

  it.each(GAMES)('a match of %s can be used by everybody', async (id) => {
    const context = await visit.guest({ viewport }, kept);
    const page = await visit.open(context, `${id}/new`);
    await page.locator('[data-test=start]').click();
    const follower = await Follower.along(page, id);
    for (let turn = 0; turn < 4; turn++) {
      await follower.catchUp();
      await page.locator('[data-test=entry]').fill(follower.choose());
      await page.locator('[data-test=entry]').press('Enter');
      await follower.moved();
    }
    await check(page, `match of ${id}`);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await check(page, `menu of ${id}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share and save' }).click();
    await check(page, `sharing ${id}`);
    await context.close();
  });
});
