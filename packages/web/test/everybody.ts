import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, drawn, PHONE } from './visit.ts';

/** What is looked for: all that the guidelines ask for, and good practice. */
const ALL: RunOptions['runOnly'] = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * A screen that everybody can use: axe finds nothing, and nothing sticks out to the side. It is looked at as it is shown, and then
 * on a screen of the other kind, in dark or in high contrast: to come again would cost more than the look. Which of the two goes
 * by its name: themes only change what tokens stand for (tokens.test.ts), so half of the screens each show every pair of them.
 */
export async function usableByEverybody(page: Page, name: string): Promise<void> {
  const shown = page.viewportSize() ?? DESKTOP;
  const other = shown.width < 600 ? DESKTOP : PHONE;
  const theme = await inTheme(page, undefined);
  await look(page, name);
  const second = name.length % 2 === 0 ? 'dark' : 'contrast';
  await page.setViewportSize(other);
  await inTheme(page, second);
  await drawn(page);
  await look(page, `${name}, ${second}, ${other.width} wide`);
  await page.setViewportSize(shown);
  await inTheme(page, theme);
}

async function look(page: Page, name: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: { run(at: Document, options: unknown): Promise<AxeResults> } }).axe;
    const { violations } = await run(document, { runOnly: only, resultTypes: ['violations'], iframes: false });
    return violations.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
  }, ALL);
  expect(found.map((each) => `${name}: ${each}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
}

/** Shows the screen in another theme, and gives the one before. */
function inTheme(page: Page, theme: string | undefined): Promise<string | undefined> {
  return page.evaluate((next) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (next !== undefined) dataset['theme'] = next;
    return before;
  }, theme);
}
