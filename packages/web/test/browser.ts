import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

let started: Promise<Browser> | undefined;

/** A real browser, one for all files of tests that a worker runs; it ends with the worker. */
export function browser(): Promise<Browser> {
  started ??= chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? BROWSERS.find((path) => existsSync(path)) ?? '',
    args: FLAGS,
  });
  return started;
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
