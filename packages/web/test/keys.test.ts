import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Follower, keptTables } from './follow.ts';
import { Visit } from './visit.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await Visit.begin();
});
afterEach(() => expect(visit.complaints.splice(0)).toEqual([]));
afterAll(() => visit.end());

/** What has the focus on each board, and the keys that make some move from there. */
const KEYS = [
  ['counterpoint', '[data-cell][tabindex="0"]', ['ArrowRight', 'Enter']],
  ['counterplays', '[data-board=counterplays]', ['t', 'n', 'Enter']],
  ['points', '[role=grid][tabindex="0"]', ['ArrowUp', 'Enter']],
  ['countermine', '[data-cell][tabindex="0"]', ['ArrowRight', 'Enter']],
  ['foursquare', '[data-stack][tabindex="0"]', ['ArrowRight', 'Enter']],
] as const;

it.each(KEYS)('%s takes a move by the keys of its board, and the focus stays there', async (id, place, keys) => {
  const context = await visit.guest({}, keptTables());
  const page = await visit.open(context, `${id}/new`);
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
  const follower = await Follower.along(page, id);
  for (let turn = 0; turn < 2; turn++) {
    await follower.catchUp();
    await page.locator(`[data-test=board] ${place}`).first().focus();
    for (const key of turn === 0 ? keys : keys.flatMap((each) => (each.startsWith('Arrow') ? [each, each] : [each]))) {
      await page.keyboard.press(key);
    }
    await follower.moved();
    expect(await page.evaluate(() => document.activeElement?.closest('[data-test=board]') !== null)).toBe(true);
  }
  await context.close();
});
