import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter } from './entry.ts';
import { Follower, keptTables } from './follow.ts';
import { PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

const SMALL_PHONE = { width: 320, height: 568 };

/** Looks after every change of the page where board, its parts and seats stand, also at what no frame would have shown. */
async function watch(page: Page): Promise<() => Promise<Record<string, string[]>>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const parts = [...document.querySelectorAll<HTMLElement>('[data-test=board] [data-part]')];
    const watched = [
      '[data-test=board]',
      '[data-test=seats]',
      ...parts.map(({ dataset }) => `[data-part=${dataset['part']}]`),
    ];
    const seen: Record<string, string[]> = Object.fromEntries(watched.map((each) => [each, []]));
    const look = (): void => {
      if (document.querySelector('[data-test=result]') !== null) return;
      for (const [selector, boxes] of Object.entries(seen)) {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (box === undefined) continue;
        // Typing scrolls to the entry; the board does not move for that.
        const now = `${box.x + scrollX} ${box.y + scrollY} ${box.width} x ${box.height}`;
        if (!boxes.includes(now)) boxes.push(now);
      }
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
  return () => page.evaluate(() => (window as unknown as { seen: Record<string, string[]> }).seen);
}

describe.each(['counterpoint', 'countermine', 'counterplays'])('in a whole match of %s', (id) => {
  it.each([
    ['a phone', PHONE, 'en'],
    ['a small phone', SMALL_PHONE, 'ru'],
  ] as const)('board and seats stand still on %s, whatever is said above them', async (_, viewport, language) => {
    const kept = { ...keptTables(), 'countertop.settings': { language } };
    const context = await visit.guest({ viewport, hasTouch: true, isMobile: true }, kept);
    const page = await visit.open(context, `${id}/new/bot`);
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=board]').waitFor();
    const boxes = await watch(page);
    const follower = await Follower.along(page, id, 2, 7);
    for (;;) {
      await follower.catchUp((seat) => seat === 0);
      if (follower.over) break;
      await enter(page, follower.choose());
    }
    await page.locator('[data-test=result]').waitFor();
    for (const [part, seen] of Object.entries(await boxes())) expect(seen, part).toEqual([seen[0]]);
  });
});
