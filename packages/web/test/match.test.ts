import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, type } from './entry.ts';
import { Follower, GAMES, keptTables, shownMoves } from './follow.ts';
import { Visit } from './visit.ts';

const visit = Visit.forAll();

async function start(page: Page): Promise<void> {
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
}

describe.each(GAMES)('%s', (id) => {
  it('is begun by keyboard alone, in notation, says in words why a move cannot be made, and outlives a reload', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, `${id}/new`);
    await page.locator('[data-test=start]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-test=board]').waitFor();
    const follower = await Follower.along(page, id);
    for (let turn = 0; turn < 8; turn++) {
      await follower.catchUp();
      if (turn === 5) {
        const before = await shownMoves(page);
        await page.reload();
        await page.locator('[data-test=board]').waitFor();
        expect(await shownMoves(page)).toEqual(before);
      }
      if (turn === 0) {
        await type(page, 'zz99');
        const reason = await page.locator('[data-test=entry-problem]').textContent();
        expect(reason).toMatch(/zz99/);
        expect(reason).toMatch(/\.$/);
      }
      await type(page, follower.choose());
      await follower.moved();
    }
  });

  // The one match of a game that is played from the first move to the last.
  it('is played from its beginning to its end, and tells the scores', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, `${id}/new`);
    await start(page);
    const follower = await Follower.along(page, id, 2, 3);
    for (;;) {
      await follower.catchUp();
      if (follower.over) break;
      await enter(page, follower.choose());
    }
    const result = page.locator('[data-test=result]');
    await result.waitFor();
    const told = await result.textContent();
    for (const score of follower.position.scores()) expect(told).toContain(String(score));
  });
});
