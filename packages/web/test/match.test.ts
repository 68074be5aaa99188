import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, type } from './entry.ts';
import { Follower, GAMES, keptTables, PERSON, playOn, shownMoves } from './follow.ts';
import { Visit } from './visit.ts';

const visit = Visit.forAll();

async function start(page: Page): Promise<void> {
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
}

describe.each(GAMES)('%s', (id) => {
  it('is begun by keyboard alone, in notation, and outlives a reload', async () => {
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
      await type(page, follower.choose());
      await follower.moved();
    }
  });

  it('is played to the end in notation, and tells the scores', async () => {
    const page = await playOn(visit, id, 10, {});
    const follower = await Follower.along(page, id);
    for (;;) {
      await follower.catchUp();
      if (follower.over) break;
      await type(page, follower.choose());
      await follower.moved();
    }
    const result = page.locator('[data-test=result]');
    await result.waitFor();
    const told = await result.textContent();
    for (const score of follower.position.scores()) expect(told).toContain(String(score));
  });

  // The one match of a game that is played from the first move to the last.
  it('is played from its beginning to its end', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, `${id}/new`);
    await start(page);
    const follower = await Follower.along(page, id, 2, 3);
    for (;;) {
      await follower.catchUp();
      if (follower.over) break;
      await enter(page, follower.choose());
    }
    await page.locator('[data-test=result]').waitFor();
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
