import { type Serving, serve } from '@countertop/server';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** A real browser and the real server over the built page, for one file of tests. */
export class Visit {
  /** What the browser complained about: errors in its console, exceptions, files that could not be loaded. */
  readonly complaints: string[] = [];

  private constructor(
    readonly browser: Browser,
    private readonly serving: Serving,
  ) {}

  static async begin(): Promise<Visit> {
    const page = process.env['COUNTERTOP_PAGE'];
    const serving = await serve({ port: 0, ...(page === undefined ? {} : { page }) });
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: FLAGS,
    });
    return new Visit(browser, serving);
  }

  get address(): string {
    return this.serving.address;
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.serving.close();
  }

  /** A fresh visitor, who likes no motion unless said otherwise: tests need not wait for pieces to slide. */
  async guest(
    options: BrowserContextOptions = {},
    kept: Readonly<Record<string, unknown>> = {},
  ): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
      }
    }, kept);
    return context;
  }

  async open(context: BrowserContext, route = ''): Promise<Page> {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.complaints.push(`${route}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`${route}: ${error.stack ?? error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.complaints.push(`${route}: ${response.status()} ${response.url()}`);
    });
    await page.goto(`${this.address}/#/${route}`);
    return page;
  }
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

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
