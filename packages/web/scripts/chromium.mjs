// The browser of tests, benchmarks and pictures: the same one, started in the same way.
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/find-service.mjs';

export const CHROMIUM = findChromium();

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launch(...flags) {
  return chromium.launch({ executablePath: CHROMIUM ?? '', args: [...FLAGS, ...flags] });
}
