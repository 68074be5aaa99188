import { loadWords } from '@countertop/catalogue';
import { describe, expect, it } from 'vitest';
import { secondsLeft, timeless } from './clock.ts';
import { enter } from './entry.ts';
import { Follower, GAMES, keptTables, shownMoves } from './follow.ts';
import { downloaded, Visit } from './visit.ts';

const visit = Visit.forAll();

const settings = (values: Record<string, unknown>) => ({ ...keptTables(), 'countertop.settings': values });

async function begin(route: string, kept = keptTables()) {
  const context = await visit.guest({}, kept);
  const page = await visit.open(context, route);
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
  return { context, page };
}

describe('around the board', () => {
  it('shows all games, each with its ways to play', async () => {
    const context = await visit.guest();
    const page = await visit.open(context);
    const cards = await Promise.all(GAMES.map((id) => loadWords(id, 'en', 'card')));
    expect(await page.locator('article h2').allTextContents()).toEqual(cards.map(({ name }) => name));
    expect(await page.getByRole('link', { name: /^Play the computer at/ }).count()).toBe(GAMES.length);
  });

  it('calls the tab after the screen, and says there whose turn it is', async () => {
    const page = await visit.open(await visit.guest({}, keptTables()));
    const called = (title: string) => expect.poll(() => page.title()).toBe(title);
    await called('Countertop');
    await visit.go(page, 'settings');
    await called('Settings · Countertop');
    await visit.go(page, 'points/learn/circle');
    await called('Circling · Points · Countertop');
    await visit.go(page, 'points/new/bot');
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=board]').waitFor();
    await called('Your turn · Points: You, Bot 1 · Countertop');
    await enter(page, 'c3');
    await called('Your turn · Points: You, Bot 1 · Countertop');
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await called('Points: You, Bot 1 · Countertop');
  });

  it('is playing two clicks after home', async () => {
    const context = await visit.guest();
    const page = await visit.open(context);
    await page.getByRole('link', { name: 'Play the computer at Countermine' }).click();
    await page.getByRole('button', { name: 'Start' }).first().click();
    await page.locator('[data-test=board]').waitFor();
    expect(await page.locator('[data-test=turn]').textContent()).toContain('You');
  });

  it('takes back and plays again', async () => {
    const { page } = await begin('points/new');
    await enter(page, 'c3', 'd4', 'c4');
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(await shownMoves(page)).toEqual(['c3', 'd4']);
    await page.keyboard.press('Control+z');
    expect(await shownMoves(page)).toEqual(['c3']);
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.getByRole('button', { name: 'Play it again' }).click();
    expect(await shownMoves(page)).toEqual(['c3', 'd4', 'c4']);
  });

  it('goes through the match with the arrow keys, and nothing can be played on the way', async () => {
    const { page } = await begin('points/new');
    await enter(page, 'c3', 'd4', 'c4');
    await page.locator('main').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('[data-test=turn]').textContent()).toContain('1 of 3');
    await page.keyboard.press('End');
    expect(await page.locator('[data-test=turn]').textContent()).not.toContain('of 3');
  });

  it('shares a match by a link that holds all of it', async () => {
    const { page } = await begin('points/new');
    await enter(page, 'c3', 'd4', 'c4');
    await page.getByRole('button', { name: 'Share and save' }).click();
    const address = page.locator('[data-test=share-link]');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-test=share-link]')?.value !== '');
    const link = await address.inputValue();

    const other = await visit.guest();
    const there = await visit.open(other, link.slice(link.indexOf('#/') + 2));
    await there.locator('[data-test=board]').waitFor();
    expect(await shownMoves(there)).toEqual(['c3', 'd4', 'c4']);
    await there.getByRole('button', { name: 'Play on from here' }).click();
    await there.locator('[data-test=entry]').waitFor();
    await enter(there, 'd3');
    expect((await shownMoves(there)).length).toBe(4);
  });

  it('refuses a link that is broken, in words', async () => {
    const context = await visit.guest();
    const page = await visit.open(context, 'open/nonsense');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('cannot be read');
  });

  it('saves a match as a file and opens it again', async () => {
    const { page } = await begin('countermine/new');
    await enter(page, 'f6', 'g7');
    await page.getByRole('button', { name: 'Share and save' }).click();
    const buffer = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click());
    await visit.go(page, 'countermine');
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await page.locator('[data-test=board]').waitFor();
    expect(await shownMoves(page)).toEqual(['f6', 'g7']);
  });

  it('agrees on a draw between two people at one device', async () => {
    const { page } = await begin('countermine/new');
    await enter(page, 'f6', 'g7');
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await page.getByRole('button', { name: 'Agree' }).click();
    expect(await page.locator('[data-test=result]').textContent()).toContain('A draw');
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-notation]').length === 0);
  });

  it('resigns only when sure', async () => {
    const { page } = await begin('countermine/new');
    await enter(page, 'f6', 'g7');
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    expect(await page.locator('[data-test=result]').count()).toBe(0);
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    expect(await page.locator('[data-test=result]').textContent()).toContain('Player 2 wins');
  });

  it('lets clocks run while the page is away', async () => {
    const context = await visit.stranger({}, keptTables());
    const page = await timeless(context);
    await page.goto(`${visit.address}/#/countermine/new`);
    await page.getByRole('radio', { name: '3 min + 2 s' }).check();
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=clock]').first().waitFor();
    await page.clock.fastForward(60_000);
    expect(await secondsLeft(page)).toBe(120);
    await page.reload();
    await page.locator('[data-test=clock]').first().waitFor();
    await page.clock.fastForward(60_000);
    expect(await secondsLeft(page)).toBe(60);
    await page.clock.fastForward(70_000);
    await page.locator('[data-test=result]').waitFor();
    expect(await page.locator('[data-test=result]').textContent()).toContain('Time ran out');
  });

  it('speaks Russian', async () => {
    const { page } = await begin('points/new', settings({ language: 'ru' }));
    expect(await page.locator('[data-test=turn]').textContent()).toContain('поставьте');
  });

  it('plays alone against the discard pile', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, 'foursquare/new');
    await page.getByRole('radio', { name: 'Alone' }).check();
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=board]').waitFor();
    const follower = await Follower.along(page, 'foursquare', 1, 3);
    for (;;) {
      await follower.catchUp();
      if (follower.over) break;
      await enter(page, follower.choose());
    }
    expect(await page.locator('[data-test=result]').textContent()).toMatch(/You made it|Not this time/);
  });
});
