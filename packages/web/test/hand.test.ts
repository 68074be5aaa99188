import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, keptTables } from './follow.ts';
import { Hand } from './hand.ts';
import { PHONE, Visit } from './visit.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await Visit.begin();
});
afterEach(() => expect(visit.complaints.splice(0)).toEqual([]));
afterAll(() => visit.end());

describe.each(GAMES)('%s', (id) => {
  it('is played to the end with a mouse', async () => {
    const context = await visit.guest({}, keptTables());
    const page = await visit.open(context, `${id}/new`);
    await page.locator('[data-test=start]').click();
    await page.locator('[data-test=board]').waitFor();
    await new Hand(page, id, 'mouse').playToTheEnd();
    await page.locator('[data-test=result]').waitFor();
    await context.close();
  });

  it('is played to the end with a finger on a phone', async () => {
    const context = await visit.guest({ viewport: PHONE, hasTouch: true, isMobile: true }, keptTables());
    const page = await visit.open(context, `${id}/new`);
    await page.locator('[data-test=start]').tap();
    await page.locator('[data-test=board]').waitFor();
    await new Hand(page, id, 'finger').playToTheEnd();
    await page.locator('[data-test=result]').waitFor();
    await context.close();
  });
});
