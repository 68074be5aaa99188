import { serve } from '@countertop/server';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is served. */
    address: string;
    /** Where the browser waits for its visitors. */
    browser: string;
  }
}

/** The real server over the built page and a real browser: one of each for all files of tests. */
export default async function open(project: TestProject): Promise<() => Promise<void>> {
  const page = process.env['COUNTERTOP_PAGE'];
  const serving = await serve({ port: 0, ...(page === undefined ? {} : { page }) });
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  project.provide('address', serving.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await serving.close();
  };
}

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
