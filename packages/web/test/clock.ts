import type { Page } from 'playwright-core';

/** What the first seat's clock shows, in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.locator('[data-test=clock]').first().textContent()) ?? '';
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** The real clock goes on while a test waits for the page: so many seconds, or a few less. */
export const fewBelow = (seconds: number): number[] => Array.from({ length: 25 }, (_, less) => seconds - less);
