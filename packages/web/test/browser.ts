import type { Browser } from 'playwright-core';
import { launch } from '../scripts/chromium.mjs';

let started: Promise<Browser> | undefined;

/** A real browser, one for all files of tests that a worker runs; it ends with the worker. */
export function browser(): Promise<Browser> {
  started ??= launch();
  return started;
}
