// Pictures of every screen for the README: npm run build && node packages/web/scripts/screenshots.mjs
// Writes docs/images/<screen>-<wide|phone>[-dark].png.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { games as found } from '../../catalogue/dist/index.js';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const images = join(web, '..', '..', 'docs', 'images');
mkdirSync(images, { recursive: true });
const guides = Object.fromEntries(await Promise.all(found.map(async (game) => [game.id, await game.loadGuide()])));
const SAMPLES = Object.fromEntries(Object.entries(guides).map(([id, { sample }]) => [id, sample]));
const COUNTERMINE_PUZZLES = await guides.countermine.puzzles();
const { serve } = await import('../../server/dist/index.js');
const { address, close } = await serve({ port: 0, page: process.env.COUNTERTOP_PAGE ?? join(web, 'dist') });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});

const LOOKS = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  { name: 'wide-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
];
const games = Object.keys(SAMPLES);

async function solve(page) {
  await page.getByRole('button', { name: 'Solve' }).click();
  await page.locator('[data-test=said]').waitFor();
}

/** A short game, gone through with the engine. */
async function study(page) {
  const { options = {}, seats, moves } = SAMPLES.countermine;
  const record = { version: 1, game: 'countermine', options, seats, moves: moves.split(' ') };
  await page.goto(`${address}/#/study/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`);
  await page.locator('[data-tab=report]').click();
  await page.locator('[data-test=report-start]').click();
  await page.locator('[data-test=graph]').waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: 'To the end' }).click();
}

try {
  for (const { name, ...look } of LOOKS) {
    const context = await browser.newContext({
      ...look,
      deviceScaleFactor: look.isMobile ? 2 : 1,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const shoot = async (screen) => {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(images, `${screen}-${name}.png`) });
      console.log(`${screen}-${name}.png`);
    };
    for (const [screen, route] of [
      ['home', ''],
      ['set-up', 'counterpoint/new/bot'],
      ['rules', 'foursquare/rules'],
      ['settings', 'settings'],
      ['course', 'points/learn'],
      ['lesson', 'points/learn/ladders'],
      ['puzzles', 'puzzles'],
      ['puzzle', `countermine/puzzles/${COUNTERMINE_PUZZLES.at(-20).id}`],
      ['build', 'counterplays/build/rhombus'],
      ['paper', 'counterplays/print'],
    ]) {
      await page.goto(`${address}/#/${route}`);
      await page.locator('h1').waitFor();
      await page.waitForTimeout(500);
      if (screen === 'build') await solve(page);
      await shoot(screen);
    }
    await study(page);
    await shoot('study');
    for (const game of games) {
      const { options = {}, seats, moves } = SAMPLES[game];
      const players = ['Ada', 'Boris'].map((who) => ({ kind: 'person', name: who }));
      const record = { version: 1, game, options, seats, moves: moves.split(' '), players };
      const packed = deflateRawSync(JSON.stringify(record)).toString('base64url');
      await page.goto(`${address}/#/open/${packed}`);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL(/#\/match\//);
      await page.locator('[data-test=board] svg').first().waitFor();
      await page.waitForTimeout(400);
      await shoot(game);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await close();
}
