import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, type } from './entry.ts';
import { Follower, GAMES, PERSON, playOn } from './follow.ts';
import { DESKTOP, PHONE, TURNED, Visit, ZOOMED } from './visit.ts';

const visit = Visit.forAll();

/** Looks after every change of the page where the board and every seat stand, also at what no frame would have shown. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen: string[] = [];
    const boxOf = (element: Element): string => {
      const box = element.getBoundingClientRect();
      // Typing scrolls to the entry; the board does not move for that, but what is drawn in it is then rounded otherwise.
      const [x, y, width, height] = [box.x + scrollX, box.y + scrollY, box.width, box.height].map((each) =>
        each.toFixed(1),
      );
      return `${x} ${y} ${width} x ${height}`;
    };
    const look = (): void => {
      const all = [
        ...document.querySelectorAll(
          '[data-test=board], [data-test=board] [data-part], [data-test=seats], [data-test=seats] li',
        ),
      ];
      const now = all.map(boxOf).join(', ');
      if (!seen.includes(now)) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each(GAMES)('board and seats of %s stand still', (id) => {
  it.each([
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
    ['a turned phone', { viewport: TURNED, hasTouch: true, isMobile: true }],
    ['a desktop at 200 %', { viewport: ZOOMED }],
  ])('on %s against a bot: hints, refusals, replies and the result lie beside them', async (_, options) => {
    const page = await playOn(visit, id, 8, {
      options,
      players: [PERSON, { kind: 'bot', level: 1 }],
    });
    const boxes = await watch(page);
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
    expect(await boxes()).toHaveLength(1);
  });

  it('on a desktop between two: an offer, its refusal, looking back, and the result', async () => {
    const page = await playOn(visit, id, 5, { options: { viewport: DESKTOP } });
    const boxes = await watch(page);
    const follower = await Follower.along(page, id, 2, 7);
    await follower.catchUp();
    await press(page, 'Match');
    await press(page, 'Offer a draw');
    await press(page, 'Decline');
    await press(page, 'One move back');
    await press(page, 'To the end');
    for (; !follower.over; await follower.catchUp()) await enter(page, follower.choose());
    await page.locator('[data-test=result]').waitFor();
    expect(await boxes()).toHaveLength(1);
  });
});
