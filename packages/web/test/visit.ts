import type { BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { browser } from './browser.ts';
import { Profiles } from './profiles.ts';

/** What does not come within a minute never comes; the message says what was missing. */
const PATIENCE = 60_000;

/** One for all files of tests that a worker runs. */
let profiles: Profiles | undefined;

/** Visits to the page: nothing of a guest is left when the test is over. */
export class Visit {
  /** What the browser complained about: errors in its console, exceptions, files that could not be loaded. */
  readonly complaints: string[] = [];
  readonly address = inject('address');
  /** Guests, and what was told their browsers. */
  private readonly guests = new Map<BrowserContext, readonly Disposable[]>();
  private readonly strangers: BrowserContext[] = [];
  private readonly origins = new Set<string>();

  /** For a file of tests: a visit that begins with the first and ends with the last, and allows no complaints. */
  static forAll(): Visit {
    const visit = new Visit();
    beforeAll(async () => {
      profiles ??= new Profiles(await browser(), `${visit.address}/icon.svg`);
    });
    afterEach(async () => {
      await visit.leave();
      expect(visit.complaints.splice(0)).toEqual([]);
    });
    return visit;
  }

  /**
   * A visitor of whom the browser knows nothing, who likes no motion, no pauses and no sounds unless said otherwise: tests need not wait
   * for pieces to slide. And one whose browser knows no service workers: each would fetch all of the page a second time.
   */
  async guest(
    options: BrowserContextOptions = {},
    kept: Readonly<Record<string, unknown>> = {},
  ): Promise<BrowserContext> {
    if (profiles === undefined) throw new Error('the visit has not begun');
    const context = await profiles.take({ ...CALM, ...options });
    this.guests.set(context, [await forgetServiceWorkers(context), await keepThere(context, kept)]);
    context.setDefaultTimeout(PATIENCE);
    return context;
  }

  /** The same in a browser profile that nobody else gets: for tests that change its clock, its scripts, its keys or its workers. */
  async stranger(
    options: BrowserContextOptions = {},
    kept: Readonly<Record<string, unknown>> = {},
  ): Promise<BrowserContext> {
    const context = await (await browser()).newContext({ ...CALM, ...options });
    this.strangers.push(context);
    context.setDefaultTimeout(PATIENCE);
    if (options.serviceWorkers !== 'allow') await forgetServiceWorkers(context);
    await keepThere(context, kept);
    return context;
  }

  private async leave(): Promise<void> {
    const guests = [...this.guests];
    this.guests.clear();
    await Promise.all([
      ...this.strangers.splice(0).map((stranger) => stranger.close()),
      ...guests.map(async ([guest, told]) => {
        for (const each of told) await each.dispose();
        await profiles?.giveBack(guest, this.origins);
      }),
    ]);
  }

  /** Opens the page and waits until the screen is complete. */
  async open(context: BrowserContext, route = '', address = this.address): Promise<Page> {
    const page = await (profiles?.window(context) ?? context.newPage());
    this.origins.add(address);
    page.on('console', (message) => {
      const { url } = message.location();
      // The browser looks for one by itself where a window shows a picture between two visitors, and may say so late.
      if (url.endsWith('/favicon.ico')) return;
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${route}: ${message.text()} ${url}`);
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

function forgetServiceWorkers(context: BrowserContext): Promise<Disposable> {
  return context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

/** Values that lie in the page's storage when it is opened. */
function keepThere(context: BrowserContext, kept: Readonly<Record<string, unknown>>): Promise<Disposable> {
  return context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, hurried(kept));
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
const CALM = { viewport: DESKTOP, reducedMotion: 'reduce' } as const;
export const PHONE = { width: 390, height: 844 };
export const TURNED = { width: 844, height: 390 };
/** What is left of a desktop when everything is twice as large. */
export const ZOOMED = { width: 640, height: 400 };

function hurried(kept: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const settings = kept['countertop.settings'];
  return {
    ...kept,
    'countertop.settings': { pace: 'at-once', sound: false, ...(typeof settings === 'object' ? settings : {}) },
  };
}
