import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keptTables, shownMoves } from './follow.ts';
import { Visit } from './visit.ts';

const visit = Visit.forAll();

/** So often: whether a write outlives its page is a race, and it must never be lost. */
const OFTEN = 5;

/** Does something and leaves the page before it has had a moment to write anything. */
async function leaveAfter(page: Page, act: () => void): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.evaluate(`(${act})(); location.reload();`)]);
  await page.locator('[data-test=board]').waitFor();
}

/** Types a move on the first row, where nothing stands yet. Runs in the page. */
function enter(): void {
  const entry = document.querySelector<HTMLInputElement>('[data-test=entry]');
  if (entry === null) throw new Error('no move can be entered');
  const taken = [...document.querySelectorAll<HTMLElement>('[data-notation]')].map((each) => each.dataset['notation']);
  entry.value = [...'abcdefgh'].map((column) => `${column}1`).find((cell) => !taken.includes(cell)) ?? '';
  entry.dispatchEvent(new Event('input', { bubbles: true }));
  entry.form?.requestSubmit();
}

/** From now on the browser breaks off whatever is written into its database, as it may when a page is left. Runs in the page. */
function breakWritesOff(): void {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    const begun = begin.apply(this, given);
    if (begun.mode === 'readwrite') begun.commit = () => begun.abort();
    return begun;
  };
}

describe('what was done just before the page was left', () => {
  it('is kept: the move of a match', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, 'countermine/new');
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=entry]').waitFor();
    for (let time = 1; time <= OFTEN; time++) {
      await leaveAfter(page, enter);
      expect(await shownMoves(page)).toHaveLength(time);
    }
  });

  it('is kept though the browser breaks the write off', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, 'countermine/new');
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=entry]').waitFor();
    for (let time = 1; time <= 2; time++) {
      await page.evaluate(breakWritesOff);
      await leaveAfter(page, enter);
      expect(await shownMoves(page)).toHaveLength(time);
    }
  });

  it('is kept: the move of a study', async () => {
    const context = await visit.guest();
    const page = await visit.open(context, 'study/new/countermine');
    await page.locator('[data-test=entry]').waitFor();
    for (let time = 1; time <= OFTEN; time++) {
      await leaveAfter(page, enter);
      expect(await shownMoves(page)).toHaveLength(time);
    }
  });

  it('is kept: a comment', async () => {
    const context = await visit.guest();
    const page = await visit.open(context, 'study/new/countermine');
    const comment = page.locator('[data-test=comment]');
    await comment.waitFor();
    let said = '';
    for (let time = 1; time <= OFTEN; time++) {
      said += '!';
      await leaveAfter(page, () => {
        const box = document.querySelector<HTMLTextAreaElement>('[data-test=comment]');
        if (box === null) throw new Error('nothing can be said');
        box.value += '!';
        box.dispatchEvent(new Event('input', { bubbles: true }));
      });
      expect(await comment.inputValue()).toBe(said);
    }
  });
});
