import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A screen that everybody can use: axe finds nothing, and nothing sticks out to the side. */
export async function usableByEverybody(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as never })
    // Without frames from elsewhere there is nothing to join in a page of its own, which costs as much as the check.
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${name}: ${id} ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
}
