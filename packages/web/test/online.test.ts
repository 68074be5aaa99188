import { describe, expect, it } from 'vitest';
import { watchBoxes } from './boxes.ts';
import { atBoard, host, join, play } from './far-table.ts';
import { GAMES, shownMoves } from './follow.ts';
import { PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

describe.each(GAMES)('%s', (id) => {
  it('is played over a link to the end, and watched, on a frame that stands still; its draws can be checked', async () => {
    const { page: ada, route } = await host(visit, id, { viewport: PHONE, hasTouch: true, isMobile: true });
    const boris = await join(visit, route);
    const watcher = await visit.open(await visit.guest(), route);
    const pages = [ada, boris, watcher];
    await atBoard(...pages);
    const boxes = await Promise.all([ada, boris].map((page) => watchBoxes(page)));
    await play(id, [ada, boris]);
    await Promise.all(pages.map((page) => page.locator('[data-test=result]').waitFor()));
    const [moves, ...others] = await Promise.all(pages.map((page) => shownMoves(page)));
    for (const each of others) expect(each).toEqual(moves);
    for (const seen of boxes) expect(await seen()).toHaveLength(1);
    const check = watcher.locator('[data-test=check-draws]');
    if ((await check.count()) === 0) return;
    await check.click();
    await watcher.locator('[data-test=draws-checked].right').waitFor();
  });
});
