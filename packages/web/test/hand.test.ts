import { describe, expect, it } from 'vitest';
import { Follower, GAMES, playOn } from './follow.ts';
import { Hand } from './hand.ts';
import { PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

/** How many choices are left to a hand: what it does is the same at any move, and the end is where the page changes. */
const LAST_CHOICES = 12;

describe.each(GAMES)('%s', (id) => {
  it.each([
    ['mouse', {}],
    ['finger', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ] as const)('is played to the end with a %s', async (kind, options) => {
    const page = await playOn(visit, id, LAST_CHOICES, { options });
    const match = page.url();
    await new Hand(page, await Follower.along(page, id), kind).playToTheEnd();
    await page.locator('[data-test=result]').waitFor();
    // The last press has ended the match, and pressed nothing of what came after it.
    expect(page.url()).toBe(match);
  });
});
