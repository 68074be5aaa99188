import type { Page } from 'playwright-core';
import type { Follower } from './follow.ts';

/** The typed way: a move in notation, then Enter. */
export async function type(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await page.locator('[data-test=entry]').fill(move);
    await page.locator('[data-test=entry]').press('Enter');
  }
}

/** Where a move can be written now. */
const OPEN = '[data-test=entry]:read-write';

/** The same in one step, where the typing is not what is tested: every key would be drawn. */
export async function submit(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    await page.locator(OPEN).evaluate((entry, text) => {
      const input = entry as HTMLInputElement;
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.form?.requestSubmit();
    }, move);
  }
}

/**
 * The same with moves that are legal: they are shown when this is through. Where the page does not take one, that is said: nobody
 * would wait for it in vain.
 */
export async function enter(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) await enterOne(page, move);
}

async function enterOne(page: Page, move: string): Promise<void> {
  await page.locator(OPEN).evaluate((entry, text) => {
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
