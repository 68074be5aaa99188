import { existsSync } from 'node:fs';
import type { Serving } from '@countertop/server';
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

/** A real browser beside the real server: one of each for all files of tests. Gives what closes both. */
export async function openHouse(project: TestProject, serving: Serving): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM'] ?? BROWSERS.find((path) => existsSync(path)) ?? '',
    args: FLAGS,
  });
  project.provide('address', serving.address);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await serving.close();
  };
}

/** Where Debian puts them; `npm test` looks further and says it in CHROMIUM. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

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
