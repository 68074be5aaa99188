import { describe, expect, it } from 'vitest';
import { watchBoxes } from './boxes.ts';
import { listenTo } from './ears.ts';
import { atBoard, host, join, play } from './far-table.ts';
import { GAMES, shownMoves } from './follow.ts';
import { PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

/** So many choices have been made when somebody comes to watch, who then sees them and all others. */
const WATCHED_FROM = 12;

describe.each(GAMES)('%s', (id) => {
  it('is played over a link to the end, watched and heard, on a frame that stands still; its draws can be checked', async () => {
    const { page: ada, route } = await host(visit, id, { viewport: PHONE, hasTouch: true, isMobile: true });
    const boris = await join(visit, route);
    await atBoard(ada, boris);
    const boxes = await Promise.all([ada, boris].map((page) => watchBoxes(page)));
    const ears = await listenTo(ada);
    await play(id, [ada, boris], { choices: WATCHED_FROM });
    const watcher = await visit.open(await visit.guest(), route);
    const pages = [ada, boris, watcher];
    await atBoard(watcher);
    await play(id, [ada, boris]);
    await Promise.all(pages.map((page) => page.locator('[data-test=result]').waitFor()));
    const [moves, ...others] = await Promise.all(pages.map((page) => shownMoves(page)));
    for (const each of others) expect(each).toEqual(moves);
    for (const seen of boxes) expect(await seen()).toHaveLength(1);
    const { heard, told } = await ears();
    expect(told.length).toBeGreaterThan(4);
    expect(told.filter((phrase) => !heard.includes(phrase))).toEqual([]);
    expect(heard).toContain((await ada.locator('[data-test=result] h2').innerText()).toLowerCase());
    const check = watcher.locator('[data-test=check-draws]');
    if ((await check.count()) === 0) return;
    await check.click();
    await watcher.locator('[data-test=draws-checked].right').waitFor();
  });
});
