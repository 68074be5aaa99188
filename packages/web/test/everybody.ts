import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * A screen that everybody can use: axe finds nothing, and nothing sticks out to the side. In light, the colours of high contrast
 * are looked at as well: only they differ, so nobody has to come a second time for them.
 */
export async function usableByEverybody(page: Page, name: string): Promise<void> {
  const found = await complaints(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );
  if ((await inTheme(page, 'contrast', 'light')) === 'light') {
    found.push(...(await complaints(page, (axe) => axe.withRules(['color-contrast']))));
    await inTheme(page, 'light');
  }
  expect(found.map((each) => `${name}: ${each}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
}

async function complaints(page: Page, asked: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Without frames from elsewhere there is nothing to join in a page of its own, which costs as much as the check.
  const { violations } = await asked(new AxeBuilder({ page: page as never }).setLegacyMode(true)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
  );
}

/** Shows the screen in another theme (`only`: if it is in that one), and gives the one before. */
function inTheme(page: Page, theme: string, only?: string): Promise<string | undefined> {
  return page.evaluate(
    ([next, from]) => {
      const { dataset } = document.documentElement;
      const before = dataset['theme'];
      if (from === undefined || before === from) dataset['theme'] = next;
      return before;
    },
    [theme, only] as const,
  );
}
