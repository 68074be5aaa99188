import type { Page } from 'playwright-core';
import { shownMoves } from './follow.ts';

/** The typed way: a move in notation, then Enter. */
export async function type(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await page.locator('[data-test=entry]').fill(move);
    await page.locator('[data-test=entry]').press('Enter');
  }
}

/** The same, with moves that are legal: each is waited for. */
export async function playTyped(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const before = (await shownMoves(page)).length;
    await type(page, move);
    await page.waitForFunction((count) => document.querySelectorAll('[data-notation]').length > count, before);
  }
}
