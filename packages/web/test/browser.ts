import type { Browser } from 'playwright-core';
import { launch } from '../scripts/chromium.mjs';

/** A page of the tests is left before it has been worth while to compile it well: only what bots compute for long is. */
const UNHURRIED = '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000';

let started: Promise<Browser> | undefined;

/** A real browser, one for all files of tests that a worker runs; it ends with the worker. */
export function browser(): Promise<Browser> {
  started ??= launch(UNHURRIED);
  return started;
}
