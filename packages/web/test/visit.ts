import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { browser } from './browser.ts';

/** What a test waits for comes well within the minute that it has; if not, the message says what was missing. */
const PATIENCE = 40_000;

/** Visits to the page: every guest is a browser profile of its own, gone when the test is. */
export class Visit {
  /** What the browser complained about: errors in its console, exceptions, files that could not be loaded. */
  readonly complaints: string[] = [];
  readonly address = inject('address');
  private browser: Browser | undefined;
  private guests: BrowserContext[] = [];

  /** For a file of tests: a visit that begins with the first and ends with the last, and allows no complaints. */
  static forAll(): Visit {
    const visit = new Visit();
    beforeAll(async () => {
      visit.browser = await browser();
    });
    afterEach(async () => {
      await Promise.all(visit.guests.splice(0).map((guest) => guest.close()));
      expect(visit.complaints.splice(0)).toEqual([]);
    });
    return visit;
  }

  /**
   * A fresh visitor, who likes no motion and no pauses unless said otherwise: tests need not wait for pieces to slide. And one whose
   * browser knows no service workers unless they are asked for: each would fetch all of the page a second time.
   */
  async guest(
    options: BrowserContextOptions = {},
    kept: Readonly<Record<string, unknown>> = {},
  ): Promise<BrowserContext> {
    if (this.browser === undefined) throw new Error('the visit has not begun');
    const context = await this.browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
    this.guests.push(context);
    context.setDefaultTimeout(PATIENCE);
    if (options.serviceWorkers !== 'allow') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    }
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
      }
    }, hurried(kept));
    return context;
  }

  /** Opens the page and waits until the screen is complete. */
  async open(context: BrowserContext, route = '', address = this.address): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${route}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`${route}: ${error.stack ?? error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.complaints.push(`${route}: ${response.status()} ${response.url()}`);
    });
    await page.goto(`${address}/#/${route}`);
    await this.complete(page);
    return page;
  }

  /** For a test that takes the network or the server away: what the browser says of that is no fault of the page. */
  forgiveLostConnections(): void {
    const others = this.complaints.splice(0).filter((complaint) => !/WebSocket connection|net::ERR_/.test(complaint));
    this.complaints.push(...others);
  }

  /** Goes to another screen of the page, and waits until it is complete. */
  async go(page: Page, route: string): Promise<void> {
    await page.goto(`${this.address}/#/${route}`);
    await this.at(page, route);
  }

  /** Waits until that screen is complete. */
  async at(page: Page, route: string): Promise<void> {
    await page.locator(`main[data-ready="${route}"]`).waitFor({ state: 'attached' });
  }

  /** Waits until everything that the screen has asked for is shown. */
  async complete(page: Page): Promise<void> {
    await page.locator('main[data-ready]').waitFor({ state: 'attached' });
  }
}

/** Waits until the screen has been drawn: what fits itself to its room does so with a frame, before anybody sees it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** What the page hands out as a file when something is done. */
export async function downloaded(page: Page, act: () => Promise<unknown>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Waits until the page can stand alone, and takes the network away. The page is loaded afresh. */
export async function withoutNetwork(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const worker = (await navigator.serviceWorker.getRegistration())?.active;
    return worker?.state === 'activated';
  });
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const TURNED = { width: 844, height: 390 };
/** What is left of a desktop when everything is twice as large. */
export const ZOOMED = { width: 640, height: 400 };

function hurried(kept: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const settings = kept['countertop.settings'];
  return { ...kept, 'countertop.settings': { pace: 'at-once', ...(typeof settings === 'object' ? settings : {}) } };
}
