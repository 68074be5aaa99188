import type { BrowserContext, Page } from 'playwright-core';

const NOON = 1_800_000_000_000;
const HOUR = 3_600_000;

/** A page where no time passes but what the test lets pass (`page.clock.fastForward`). */
export async function timeless(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: NOON });
  // The clock runs as soon as it is there: it is stopped at a time that has not come yet.
  await page.clock.pauseAt(NOON + HOUR);
  return page;
}

/** What the first seat's clock shows, in seconds. */
export async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.locator('[data-test=clock]').first().textContent()) ?? '';
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}
