import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type } from './entry.ts';
import { Follower, GAMES, keptTables, PERSON, playOn, shownMoves } from './follow.ts';
import { Visit } from './visit.ts';

const visit = Visit.forAll();

async function start(page: Page): Promise<void> {
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
}

describe.each(GAMES)('%s', (id) => {
  it('is played to the end by keyboard alone, in notation, with a reload in the middle', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, `${id}/new`);
    await page.locator('[data-test=start]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-test=board]').waitFor();
    const follower = await Follower.along(page, id);
    for (let turn = 0; ; turn++) {
      await follower.catchUp();
      if (follower.over) break;
      if (turn === 5) {
        const before = await shownMoves(page);
        await page.reload();
        await page.locator('[data-test=board]').waitFor();
        expect(await shownMoves(page)).toEqual(before);
      }
      await type(page, follower.choose());
      await follower.moved();
    }
    await page.locator('[data-test=result]').waitFor();
    const scores = await page.locator('[data-test=result]').textContent();
    for (const score of follower.position.scores()) expect(scores).toContain(String(score));
  });

  it('is played to the end against a bot', async () => {
    const page = await playOn(visit, id, 8, { players: [PERSON, { kind: 'bot', level: 1 }] });
    const follower = await Follower.along(page, id, 2, 7);
    for (;;) {
      await follower.catchUp((seat) => seat === 0);
      if (follower.over) break;
      await type(page, follower.choose());
      await follower.moved();
    }
    await page.locator('[data-test=result]').waitFor();
  });

  it('says in words why a move cannot be made', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, `${id}/new`);
    await start(page);
    await (await Follower.along(page, id)).catchUp();
    await type(page, 'zz99');
    const reason = await page.locator('[data-test=entry-problem]').textContent();
    expect(reason).toMatch(/zz99/);
    expect(reason).toMatch(/\.$/);
  });
});
