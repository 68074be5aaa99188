import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** What stays in a profile between two visitors: its window, and the way to clear away what was left in it. */
interface Kept {
  readonly key: string;
  readonly page: Page;
  readonly session: CDPSession;
}

/** All that a page can leave behind; not what the browser has compiled of it, which is dear and the same for everybody. */
const LEFT_BEHIND = 'cookies,local_storage,indexeddb,cache_storage,file_systems,service_workers';

/**
 * Browser profiles that one visitor after the other uses. To open a window costs more than to load the page into it, so a window
 * is handed on when everything that the page had kept there is gone. Meanwhile it shows a picture of the same site: for a blank
 * page, the browser would start a new process, which has compiled nothing yet.
 */
export class Profiles {
  private readonly kept = new Map<BrowserContext, Kept>();
  private readonly free = new Map<string, BrowserContext[]>();

  constructor(
    private readonly browser: Browser,
    private readonly picture: string,
  ) {}

  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const left = this.free.get(key)?.pop();
    if (left !== undefined) return left;
    const context = await this.browser.newContext(options);
    const page = await context.newPage();
    this.kept.set(context, { key, page, session: await context.newCDPSession(page) });
    return context;
  }

  /** The window that a profile has had from its beginning, until somebody looks at anything in it. */
  windowOf(context: BrowserContext): Page | undefined {
    const window = this.kept.get(context)?.page;
    const isFree = window?.url() === this.picture || window?.url() === 'about:blank';
    return isFree ? window : undefined;
  }

  /** Clears a profile for the next visitor. One that has lost its window is given up. */
  async giveBack(context: BrowserContext, origins: Iterable<string>): Promise<void> {
    const kept = this.kept.get(context);
    if (kept === undefined || kept.page.isClosed()) {
      this.kept.delete(context);
      await context.close();
      return;
    }
    const { key, page, session } = kept;
    await Promise.all(context.pages().map((each) => (each === page ? undefined : each.close())));
    page.removeAllListeners();
    await context.setOffline(false);
    await page.goto(this.picture);
    // The process remembers what it has read; told from outside, it might forget too late.
    await page.evaluate(() => localStorage.clear());
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT_BEHIND });
    const { viewport } = JSON.parse(key) as BrowserContextOptions;
    if (viewport) await page.setViewportSize(viewport);
    const free = this.free.get(key);
    if (free === undefined) this.free.set(key, [context]);
    else free.push(context);
  }
}
