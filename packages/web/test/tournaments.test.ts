import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { playTurns } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { Follower, GAMES, keptTables } from './follow.ts';
import { downloaded, PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();
const [GAME = ''] = GAMES;

async function plan(page: Page, names: readonly string[], system: string): Promise<void> {
  for (const name of names) {
    await page.locator('[data-test=name]').fill(name);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('radio', { name: system }).check();
  await page.locator('[data-test=begin]').click();
  await page.locator('[data-test=draw]').waitFor();
}

/** Enters the first result that is missing. */
async function enter(page: Page, result: RegExp): Promise<void> {
  const open = page.locator('[data-test=pairing] select:has(option[value=""]:checked)').first();
  await open.waitFor();
  const options = await open.locator('option').allTextContents();
  await open.selectOption({ label: options.find((option) => result.test(option)) ?? '' });
}

const draw = (page: Page) => page.locator('[data-test=draw]').click();
const state = (page: Page) => page.locator('[data-test=state]');
const standings = (page: Page) =>
  page
    .locator('.page [data-test=standing]')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td.points')].map((cell) => cell.textContent?.trim()).join(' ')),
    );

describe('a tournament', () => {
  it('is planned, drawn, played by hand and on the board, kept, handed out and taken in', async () => {
    const page = await visit.open(await visit.guest({}, keptTables()), `tournaments/new/${GAME}`);
    await plan(page, ['Ada', 'Boris', 'Clara'], 'Everybody meets everybody');

    await draw(page);
    // Of three one rests. The match of the others is played here, and given up: the result comes back by itself.
    await page.locator('[data-test=play]').waitFor();
    const [first = '', second = ''] = await page.locator('[data-test=pairing]:has(select) .who').allTextContents();
    await page.locator('[data-test=play]').click();
    const follower = await Follower.along(page, GAME);
    await playTurns(page, follower, 4);
    for (const name of [first, second]) await page.getByTitle(name.trim(), { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByRole('link', { name: 'Back to the tournament' }).click();
    await visit.complete(page);
    await state(page).waitFor();
    const [leader = ''] = await standings(page);
    expect([first, second].some((name) => leader.startsWith(name.trim()))).toBe(true);
    expect(leader).toMatch(/ 1$/);

    for (const round of [2, 3]) {
      await draw(page);
      await page.getByText(`round ${round} of 3`).waitFor();
      await enter(page, /draw/);
    }
    await page.getByText('Final standings').waitFor();
    expect(await state(page).textContent()).toMatch(/wins? the tournament/);
    await page.getByText('How it is counted').click();
    await usableByEverybody(page, 'a tournament that is over');

    // It is still there after a reload, and on another device once its file is opened there.
    await page.reload();
    await visit.complete(page);
    const before = await standings(page);
    const file = await downloaded(page, () => page.locator('[data-test=save]').click());
    const table = await downloaded(page, () => page.locator('[data-test=save-table]').click());
    expect(table.toString()).toContain('Place,Name,Points');
    const other = await visit.open(await visit.guest({ viewport: PHONE }), 'tournaments');
    const chooser = other.locator('[data-test=open-tournament]');
    await chooser.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1}') });
    await other.getByText('This is not the file of a tournament.').waitFor();
    await chooser.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: file });
    await other.getByText('Final standings').waitFor();
    expect(await standings(other)).toEqual(before);
  });

  it('goes on when somebody leaves and somebody comes late, and says why something cannot be', async () => {
    const page = await visit.open(await visit.guest({ viewport: PHONE }), 'tournaments/new');
    await plan(page, ['Ada', 'Boris', 'Clara', 'Dmitri'], 'Equals meet');
    await draw(page);
    await enter(page, /draw/);
    await page.getByText('1 result is missing').waitFor();
    await page.getByText('Who takes part').click();
    await page.getByLabel('Somebody comes late').fill('Ada');
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByText('This name is taken: Ada.').waitFor();
    await page.getByLabel('Somebody comes late').fill('Emma');
    await page.getByRole('button', { name: 'Add' }).click();
    const open = page.locator('[data-test=pairing]:has(option[value=""]:checked) .who').first();
    const leaving = (await open.textContent())?.trim() ?? '';
    await page.getByRole('button', { name: `${leaving} leaves` }).click();
    // The other one has won without play; in the next round Emma plays, and who left does not.
    await draw(page);
    await page.getByText('round 2 of 2').waitFor();
    const second = await page.locator('details').first().locator('.who').allTextContents();
    expect(second.map((name) => name.trim())).toContain('Emma');
    expect(second.map((name) => name.trim())).not.toContain(leaving);
    await usableByEverybody(page, 'a tournament under way on a phone');
    await visit.go(page, '');
    await page
      .getByRole('link', { name: /Tournaments/ })
      .first()
      .click();
    await page.getByText('round 2 of 2').waitFor();
  });
});
