import { enter } from '@countertop/web/test/entry';
import { keptTables, shownMoves, showsMoves } from '@countertop/web/test/follow';
import type { Spot } from '@countertop/web/test/hands';
import { PHONE, Visit } from '@countertop/web/test/visit';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPlacement } from '../../index.ts';
import { middleOfElement, spotOf, trayTile } from './spots.ts';

const visit = Visit.forAll();

/** Two at one device. */
async function table(options = {}, settings = {}): Promise<Page> {
  const context = await visit.guest(options, { ...keptTables(), 'countertop.settings': settings });
  const page = await visit.open(context, 'counterplays/new');
  await page.locator('[data-test=start]').click();
  await page.locator('[data-board=counterplays]').waitFor();
  return page;
}

const held = (page: Page) => page.locator('[data-hand]').getAttribute('data-hand');
const note = (page: Page) => page.locator('[data-test=note]').innerText();

/** Where on the screen a placement in notation is drawn, on the table. */
function placeOf(page: Page, written: string): Promise<Spot> {
  const read = readPlacement(written);
  if (!read.ok) throw new Error(read.problem.code);
  return spotOf(page, read.value);
}

async function corner(page: Page): Promise<Spot> {
  const box = await page.locator('[data-board=counterplays]').boundingBox();
  return { x: box?.x ?? 0, y: box?.y ?? 0 };
}

async function drag(page: Page, from: Spot, ...way: readonly Spot[]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way) await page.mouse.move(x, y, { steps: 5 });
}

describe('a tile in hand', () => {
  it('is on a legal place at once, turns there and in the tray, and says where it must lie', async () => {
    const page = await table();
    // The crook fits in one place only, on level 2, turned in one way.
    await enter(page, 'I3@0,0', 'J10@3,-1');
    await page.locator(trayTile('C')).click();
    expect(await held(page)).toBe('C6@3,-1');
    const inTray = () => page.locator(`${trayTile('C')} .top`).getAttribute('d');
    const before = await inTray();
    await page.locator('[data-do=turn]').click();
    expect(await note(page)).toBe('C must lie on level 2: turn or flip it.');
    expect(await held(page)).not.toMatch(/^C6/);
    expect(await inTray()).not.toBe(before);
    await page.locator('[data-do=next]').click();
    expect(await held(page)).toBe('C6@3,-1');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-hand]').count()).toBe(0);
    await page.locator(trayTile('C')).click();
    await page.locator('[data-do=put]').click();
    expect(await shownMoves(page)).toEqual(['I3@0,0', 'J10@3,-1', 'C6@3,-1']);
    const decides = page.locator('[data-level="2"]');
    expect(await decides.textContent()).toContain('Level 2 decides: Player 1 1, Player 2 0');
    expect(await page.locator('[data-marked=newest]').getAttribute('data-laid')).toBe('C6@3,-1');
  });

  it('is dragged by a mouse: the first wherever it is put, others to the nearest place, and back', async () => {
    const page = await table();
    const { x, y } = await corner(page);
    const there = { x: x + 260, y: y + 190 };
    await drag(page, await middleOfElement(page, trayTile('O')), there);
    await page.mouse.up();
    expect(await shownMoves(page)).toEqual(['O0@0,0']);
    const lies = await placeOf(page, 'O0@0,0');
    const side = (await placeOf(page, 'O0@1,0')).x - lies.x;
    expect(Math.hypot(lies.x - there.x, lies.y - there.y)).toBeLessThan(side);

    const bar = await middleOfElement(page, trayTile('I'));
    await drag(page, bar, { x: x + 300, y: y + 300 }, bar);
    await page.mouse.up();
    expect(await page.locator('[data-hand], [aria-checked=true]').count()).toBe(0);
    await drag(page, bar, { x: x + 300, y: y + 300 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await page.locator('[data-hand], [aria-checked=true]').count()).toBe(0);

    // Let go far from any place, it waits on the nearest.
    await drag(page, bar, { x: x + 700, y: y + 480 });
    await page.mouse.up();
    const waits = (await held(page)) ?? '';
    expect(await shownMoves(page)).toEqual(['O0@0,0']);
    await page.locator('[data-do=put]').click();
    expect(await shownMoves(page)).toEqual(['O0@0,0', waits]);

    // Let go close to a place, it lies there.
    await page.locator(trayTile('L')).click();
    const place = page.locator('[data-move]:not(button)').last();
    const move = (await place.getAttribute('data-move')) ?? '';
    const spot = await middleOfElement(page, `[data-move="${move}"]:not(button)`);
    await page.keyboard.press('Escape');
    await drag(page, await middleOfElement(page, trayTile('L')), { x: spot.x + 8, y: spot.y - 8 });
    await page.mouse.up();
    expect(await shownMoves(page)).toEqual(['O0@0,0', waits, move]);
  });

  it('is dragged by a finger, which does not scroll the page, and waits to be tapped again', async () => {
    const page = await table({ viewport: PHONE, hasTouch: true, isMobile: true });
    const touch = await page.context().newCDPSession(page);
    const { x, y } = await corner(page);
    const from = await middleOfElement(page, trayTile('V'));
    const to = { x: x + 180, y: y + 200 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let step = 1; step <= 8; step++) {
      const at = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await note(page)).toContain('Tap again to place');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await shownMoves(page)).toEqual([]);
    const ghost = await placeOf(page, (await held(page)) ?? '');
    await page.touchscreen.tap(ghost.x, ghost.y - 4);
    await showsMoves(page, 1);
    expect(await shownMoves(page)).toEqual(['V0@0,0']);
  });
});

it('board, trays and tools stay where they are through a whole match against a bot', async () => {
  const context = await visit.guest({ viewport: PHONE, hasTouch: true, isMobile: true }, keptTables());
  const page = await visit.open(context, 'counterplays/new/bot');
  await page.locator('[data-test=start]').click();
  const tiles = page.locator('[data-part=near-tray][aria-disabled=false] [data-tile]');
  await tiles.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const boxes = () =>
    page
      .locator('[data-test=board], [data-test=board] [data-part]')
      .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await boxes();
  expect(before).toHaveLength(6);
  for (let turn = 0; turn < 12; turn++) {
    await tiles.first().tap();
    expect(await boxes()).toEqual(before);
    await page.locator('[data-do=put]').tap();
    await showsMoves(page, 2 * turn + 2);
    expect(await boxes()).toEqual(before);
  }
  await page.locator('[data-test=result]').waitFor();
});

/** Contrast (WCAG 2.2) between what is painted for two elements, by their styles. */
async function contrast(page: Page, ...painted: readonly (readonly [selector: string, style: string])[]) {
  return page.evaluate((both) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const [a = 0, b = 0] = both
      .map(([selector, style]) => {
        const element = document.querySelector(selector);
        if (element === null || canvas === null) throw new Error(selector);
        canvas.fillStyle = getComputedStyle(element).getPropertyValue(style);
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      })
      .sort((one, other) => other - one);
    return (a + 0.05) / (b + 0.05);
  }, painted);
}

it.each(['light', 'dark', 'contrast'])('tiles stand out from tray and board in %s', async (theme) => {
  const page = await table({}, { theme });
  await page.locator(trayTile('O')).click();
  await page.locator('[data-do=put]').click();
  for (const tray of ['[data-part=far-tray]', '[data-part=near-tray]']) {
    const felt = [tray, 'background-color'] as const;
    expect(await contrast(page, felt, [`${tray} .top`, 'fill']), `tiles of ${tray}`).toBeGreaterThanOrEqual(3);
    expect(await contrast(page, felt, [`${tray} small`, 'color']), `letters of ${tray}`).toBeGreaterThanOrEqual(4.5);
  }
  const rim = ['[data-laid] .rim', 'stroke'] as const;
  expect(await contrast(page, rim, ['[data-board]', 'background-color']), 'on the board').toBeGreaterThanOrEqual(3);
});
