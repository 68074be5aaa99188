import { expect, it } from 'vitest';
import { Follower, GAMES, keptTables } from './follow.ts';
import { HANDS } from './hands.ts';
import { Visit } from './visit.ts';

const visit = Visit.forAll();

const KEYS = GAMES.flatMap((id) => {
  const { keys } = HANDS[id] ?? {};
  return keys === undefined ? [] : [{ id, ...keys }];
});

const CHOICES = GAMES.flatMap((id) => {
  const { choices } = HANDS[id] ?? {};
  return choices === undefined ? [] : [{ id, choices }];
});

it.each(CHOICES)('in $id the arrow keys go through what can be chosen, and round it', async ({ id, choices }) => {
  const context = await visit.guest({}, keptTables());
  const page = await visit.open(context, `${id}/new`);
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
  await (await Follower.along(page, id)).catchUp();
  const all = page.locator('[data-test=board]').locator(choices);
  await all.first().focus();
  const count = await all.count();
  expect(count).toBeGreaterThan(1);
  for (const [key, step] of [
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
  ] as const) {
    for (let pressed = 1; pressed <= count; pressed++) {
      await page.keyboard.press(key);
      const at = await all.evaluateAll((each) => ({
        focused: each.indexOf(document.activeElement as HTMLElement),
        checked: each.flatMap((one, index) => (one.getAttribute('aria-checked') === 'true' ? [index] : [])),
      }));
      const expected = (step * pressed + count) % count;
      expect(at).toEqual({ focused: expected, checked: [expected] });
    }
  }
});

it.each(KEYS)('$id takes a move by the keys of its board, and the focus stays there', async ({ id, from, press }) => {
  const context = await visit.guest({}, keptTables());
  const page = await visit.open(context, `${id}/new`);
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
  const follower = await Follower.along(page, id);
  for (let turn = 0; turn < 2; turn++) {
    await follower.catchUp();
    await page.locator(`[data-test=board] ${from}`).first().focus();
    for (const key of press.flatMap((each) => (turn > 0 && each.startsWith('Arrow') ? [each, each] : [each]))) {
      await page.keyboard.press(key);
    }
    await follower.moved();
    expect(await page.evaluate(() => document.activeElement?.closest('[data-test=board]') !== null)).toBe(true);
  }
});
