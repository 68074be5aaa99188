import type { Page } from 'playwright-core';
import { type Follower, shownMoves } from './follow.ts';

/** The typed way: a move in notation, then Enter. */
export async function type(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await page.locator('[data-test=entry]').fill(move);
    await page.locator('[data-test=entry]').press('Enter');
  }
}

/**
 * A legal move in one step, for long matches where the typing is not what is tested: it is shown when this is through. Where the
 * page does not take it, that is said: nobody would wait for it in vain.
 */
export async function enter(page: Page, move: string): Promise<void> {
  await page.locator('[data-test=entry]').evaluate((entry, text) => {
    const shown = (): number => document.querySelectorAll('[data-notation]').length;
    const input = entry as HTMLInputElement;
    const problem = (): string | null | undefined =>
      input.form?.querySelector('[data-test=entry-problem]')?.textContent;
    const before = shown();
    // What was wrong with an earlier try stands there until the next move.
    const old = problem();
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.form?.requestSubmit();
    return new Promise<void>((done, fail) => {
      const look = (): void => {
        const made = shown() > before;
        const wrong = problem();
        if (!made && (wrong == null || wrong === old)) return;
        watcher.disconnect();
        if (made) done();
        else fail(new Error(`${text}: ${wrong}`));
      };
      const watcher = new MutationObserver(look);
      watcher.observe(document, { childList: true, subtree: true });
      look();
    });
  }, move);
}

/** The same, with moves that are legal: each is waited for. */
export async function playTyped(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const before = (await shownMoves(page)).length;
    await type(page, move);
    await page.waitForFunction((count) => document.querySelectorAll('[data-notation]').length > count, before);
  }
}

/** Some turns of those seats (of all, unless said otherwise), and whatever follows by itself until they are to move again. */
export async function playTurns(
  page: Page,
  follower: Follower,
  turns: number,
  mine?: (seat: number) => boolean,
): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await follower.catchUp(mine);
    await enter(page, follower.choose());
  }
  await follower.catchUp(mine);
}
