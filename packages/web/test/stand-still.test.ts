import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchBoxes } from './boxes.ts';
import { enter, type } from './entry.ts';
import { Follower, GAMES, PERSON, playOn } from './follow.ts';
import { DESKTOP, PHONE, TURNED, Visit, ZOOMED } from './visit.ts';

const visit = Visit.forAll();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(GAMES)('board and seats of %s stand still', (id) => {
  it.each([
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
    ['a turned phone', { viewport: TURNED, hasTouch: true, isMobile: true }],
    ['a desktop at 200 %', { viewport: ZOOMED }],
  ])('on %s against a bot: hints, refusals, replies and the result lie beside them', async (_, options) => {
    const page = await playOn(visit, id, 3, {
      options,
      players: [PERSON, { kind: 'bot', level: 1 }],
    });
    const boxes = await watchBoxes(page);
    const follower = await Follower.along(page, id, 2, 7);
    for (let turn = 0; ; turn++) {
      await follower.catchUp((seat) => seat === 0);
      if (follower.over) break;
      if (turn === 0) {
        await press(page, 'Hint');
        await page.locator('[data-test=hint] strong').waitFor();
        await type(page, 'zz99');
        await page.locator('[data-test=entry-problem]').waitFor();
      }
      await enter(page, follower.choose());
    }
    await page.locator('[data-test=result]').waitFor();
    await press(page, 'More');
    await page.locator('[data-test=result]').getByRole('button', { name: 'Close' }).click();
    expect((await boxes()).slice(1)).toEqual([]);
  });

  it('on a desktop between two: an offer, its refusal, looking back, and the result', async () => {
    const page = await playOn(visit, id, 3, { options: { viewport: DESKTOP } });
    const boxes = await watchBoxes(page);
    const follower = await Follower.along(page, id, 2, 7);
    await follower.catchUp();
    await press(page, 'Match');
    await press(page, 'Offer a draw');
    await press(page, 'Decline');
    await press(page, 'One move back');
    await press(page, 'To the end');
    for (; !follower.over; await follower.catchUp()) await enter(page, follower.choose());
    await page.locator('[data-test=result]').waitFor();
    expect((await boxes()).slice(1)).toEqual([]);
  });
});
