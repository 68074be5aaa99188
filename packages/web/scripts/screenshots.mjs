// Pictures of every screen for the README: npm run build && npm run screenshots
// Writes docs/images/<screen>-<wide|phone>[-dark].png.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { fromGame } from '../../../test/games.ts';
import { games as found } from '../../catalogue/dist/index.js';
import { launch } from './chromium.mjs';
import { servedPage } from './served-page.mjs';

const images = fileURLToPath(new URL('../../../docs/images', import.meta.url));
mkdirSync(images, { recursive: true });
/** Every game with its sample and with those of its screens that stand for all games (`games/<id>/test/pictures.ts`). */
const games = await Promise.all(
  found.map(async ({ id, loadGuide }) => ({
    id,
    sample: (await loadGuide()).sample,
    pictures: (await fromGame(id, 'pictures'))?.pictures ?? [],
  })),
);
const { address, close } = await servedPage();
const browser = await launch();

const LOOKS = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  { name: 'wide-dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
];

/** The address of a game's sample on a screen that opens records. */
function openedOn(screen, { id, sample: { options = {}, seats, moves } }, players) {
  const record = { version: 1, game: id, options, seats, moves: moves.split(' '), players };
  return `${address}/#/${screen}/${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;
}

/** A short game, gone through with the engine. */
async function study(page, game) {
  await page.goto(openedOn('study', game));
  await page.locator('[data-tab=report]').click();
  await page.locator('[data-test=report-start]').click();
  await page.locator('[data-test=report]:not(:has(progress)) [data-test=graph]').waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: 'To the end' }).click();
}

async function visit(page, route, { press, until } = {}) {
  await page.goto(`${address}/#/${route}`);
  await page.locator('h1').waitFor();
  await page.waitForTimeout(500);
  if (press !== undefined) await page.getByRole('button', { name: press }).click();
  if (until !== undefined) await page.locator(until).waitFor();
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
      // No pointer rests on a board, and every picture begins at the top.
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(images, `${screen}-${name}.png`) });
      console.log(`${screen}-${name}.png`);
    };
    for (const [screen, route] of [
      ['home', ''],
      ['settings', 'settings'],
      ['puzzles', 'puzzles'],
    ]) {
      await visit(page, route);
      await shoot(screen);
    }
    for (const game of games) {
      for (const { name: screen, route, ...acts } of game.pictures) {
        if (route === undefined) await study(page, game);
        else await visit(page, `${game.id}/${route}`, acts);
        await shoot(screen);
      }
      const players = ['Ada', 'Boris'].map((who) => ({ kind: 'person', name: who }));
      await page.goto(openedOn('open', game, players));
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.waitForURL(/#\/match\//);
      await page.locator('[data-test=board] svg').first().waitFor();
      await page.waitForTimeout(400);
      await shoot(game.id);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await close();
}
