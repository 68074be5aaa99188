import { expect, it } from 'vitest';
import { playTurns } from './entry.ts';
import { Follower, GAMES, keptTables, shownMoves } from './follow.ts';
import { Visit, withoutNetwork } from './visit.ts';

const visit = Visit.forAll();

// One visit for all of it: before the network may go, the browser has to fetch the whole page.
it('after one visit bots, puzzles, studies and solvers need no network', async () => {
  const page = await visit.open(await visit.stranger({ serviceWorkers: 'allow' }, keptTables()));
  await withoutNetwork(page);

  // A bot.
  await page.locator('article h2').first().waitFor();
  await page.getByRole('link', { name: 'Play the computer at 100 Points Four Square' }).click();
  await page.locator('[data-test=start]').click();
  await playTurns(page, await Follower.along(page, 'foursquare', 2, 5), 4, (seat) => seat === 0);
  const played = await shownMoves(page);
  await page.reload();
  await page.locator('[data-test=board]').waitFor();
  expect(await shownMoves(page)).toEqual(played);

  // Today's puzzle.
  await visit.go(page, 'puzzles');
  await page.locator(`a[href="#/${GAMES[0]}/puzzles/daily"]`).click();
  await page.locator('[data-test=say]').waitFor();

  // A study, its engine and its report.
  const record = { game: 'countermine', seats: 2, moves: ['f6', 'g7', 'f7', 'g8', 'f8'] };
  await visit.go(page, 'study');
  await page.locator('[data-test=paste]').fill(JSON.stringify(record));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(/#\/study\/at\//);
  await page.reload();
  await page.locator('[data-test=engine]').check();
  await page.locator('[data-line]').first().waitFor();
  await page.locator('[data-tab=report]').click();
  await page.locator('[data-test=report-start]').click();
  await page.locator('[data-test=report]:not(:has(progress)) [data-test=graph]').waitFor();

  // A screen that only one game has, and what thinks there.
  await visit.go(page, 'counterplays/build/parallelogram');
  await page.reload();
  await page.locator('[data-ask=solve]').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-laid]').length === 12);
});

it('who comes without a network is let in when it is there, and needs to press nothing', async () => {
  const context = await visit.stranger();
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  const page = await visit.open(context, 'online');
  await page.locator('[data-test=offline]').waitFor();
  await context.unroute('**/api/**');
  await page.locator('[data-test=offline]').waitFor({ state: 'detached' });
  expect(await page.locator('input').last().inputValue()).not.toBe('');
  visit.forgiveLostConnections();
});
