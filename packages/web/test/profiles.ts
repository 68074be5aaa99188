import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, ViewportSize } from 'playwright-core';

/** What stays in a profile between two visitors: its window, and the way to clear away what was left in it. */
interface Kept {
  readonly kind: string;
  readonly page: Page;
  readonly session: CDPSession;
}

/** All that a page can leave behind; not what the browser has compiled of it, which is dear and the same for everybody. */
const LEFT_BEHIND = 'cookies,local_storage,indexeddb,cache_storage,file_systems,service_workers';

/**
 * Browser profiles that one visitor after the other uses. To open a window costs more than to load the page into it, so a window
 * is handed on when everything that the page had kept there is gone. Meanwhile it shows a picture of the same site: for a blank
 * page, the browser would start a new process, which has compiled nothing yet. It is made as large as the next one wants it.
 */
export class Profiles {
  private readonly kept = new Map<BrowserContext, Kept>();
  private readonly free = new Map<string, BrowserContext[]>();
  private readonly sizes = new Map<BrowserContext, ViewportSize | null>();

  constructor(
    private readonly browser: Browser,
    private readonly picture: string,
  ) {}

  async take({ viewport = null, ...options }: BrowserContextOptions): Promise<BrowserContext> {
    const kind = JSON.stringify(options);
    const context = this.free.get(kind)?.pop() ?? (await this.make(kind, { viewport, ...options }));
    this.sizes.set(context, viewport);
    return context;
  }

  private async make(kind: string, options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext(options);
    const page = await context.newPage();
    this.kept.set(context, { kind, page, session: await context.newCDPSession(page) });
    return context;
  }

  /** The window that a profile has had from its beginning, until somebody looks at anything in it; then a new one. */
  async window(context: BrowserContext): Promise<Page> {
    const kept = this.kept.get(context)?.page;
    const isFree = kept?.url() === this.picture || kept?.url() === 'about:blank';
    const window = isFree ? kept : await context.newPage();
    const size = this.sizes.get(context);
    if (size) await window.setViewportSize(size);
    return window;
  }

  /** Clears a profile for the next visitor. One that has lost its window is given up. */
  async giveBack(context: BrowserContext, origins: Iterable<string>): Promise<void> {
    const kept = this.kept.get(context);
    if (kept === undefined || kept.page.isClosed()) {
      this.kept.delete(context);
      await context.close();
      return;
    }
    const { kind, page, session } = kept;
    await Promise.all(context.pages().map((each) => (each === page ? undefined : each.close())));
    page.removeAllListeners();
    await context.setOffline(false);
    await page.goto(this.picture);
    // The process remembers what it has read; told from outside, it might forget too late.
    await page.evaluate(() => localStorage.clear());
    for (const origin of origins)
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT_BEHIND });
    const free = this.free.get(kind);
    if (free === undefined) this.free.set(kind, [context]);
    else free.push(context);
  }
}
