import { submit, type } from '@countertop/web/test/entry';
import { usableByEverybody } from '@countertop/web/test/everybody';
import { PHONE, Visit } from '@countertop/web/test/visit';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Cover, freeCells, layoutKey, RINGS, shapeOf, TILES, TOWERS, tileOf, writePlacement } from '../../index.ts';
import { middleOfElement, spotOf, trayTile } from './spots.ts';

const visit = Visit.forAll();

const rhombus = shapeOf('rhombus')?.cells ?? [];

/** The first layout that the solver finds for the rhombus. */
function solved(): readonly number[] {
  const cover = new Cover(rhombus);
  cover.search();
  return cover.layout;
}

const line = (moves: readonly number[]) => moves.map(writePlacement).join(' ');

/** A builder's table, with what was left on it. */
async function table(challenge: string, left = '', options: BrowserContextOptions = {}) {
  const kept = left === '' ? {} : { 'countertop.build': { tables: { [challenge.replace('/', '-')]: left } } };
  const context = await visit.guest(options, kept);
  const page = await visit.open(context, `counterplays/build/${challenge}`);
  await page.locator('[data-board=counterplays]').waitFor();
  return { context, page };
}

/** What lies on the table, in notation and in order. */
async function laid(page: Page): Promise<string[]> {
  const all = await page
    .locator('[data-laid]')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as SVGElement).dataset['laid'] ?? ''));
  return all.sort();
}

async function waitForLaid(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('[data-laid]').length === wanted, count);
}

async function said(page: Page): Promise<string> {
  const words = page.locator('[data-test=said]');
  await words.waitFor();
  return (await words.textContent()) ?? '';
}

/** The placement of a tile in its first orientation: as it comes to hand. */
const first = (letter: string, x: number, y: number): number => {
  const tile = TILES.find((each) => each.letter === letter);
  if (tile === undefined) throw new Error(letter);
  return ((tile.orientations[0]?.id ?? 0) << 16) | ((x + 128) << 8) | (y + 128);
};

describe('laying tiles', () => {
  it('by mouse: dragged from the tray, moved, clicked, taken back', async () => {
    const { page } = await table('rhombus');
    const there = first('O', 2, 2);
    const [from, to] = [await middleOfElement(page, trayTile('O')), await spotOf(page, there)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 40, { steps: 3 });
    await page.mouse.move(to.x + 8, to.y - 6, { steps: 5 });
    await page.mouse.up();
    expect(await laid(page)).toEqual(['O0@2,2']);

    const other = await spotOf(page, first('O', 3, 1));
    await page.mouse.move(to.x, to.y);
    await page.mouse.down();
    await page.mouse.move(other.x, other.y, { steps: 5 });
    await page.mouse.up();
    expect(await laid(page)).toEqual(['O0@3,1']);

    await page.locator(trayTile('I')).click();
    const bar = await spotOf(page, first('I', 0, 0));
    await page.mouse.move(bar.x, bar.y);
    await page.mouse.click(bar.x, bar.y);
    expect(await laid(page)).toEqual(['I0@0,0', 'O0@3,1']);

    await page.locator('[data-do=undo]').click();
    expect(await laid(page)).toEqual(['O0@3,1']);
    await page.locator('[data-do=redo]').click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await laid(page)).toEqual(['O0@2,2']);
    await page.locator('[data-do=clear]').click();
    expect(await laid(page)).toEqual([]);
  });

  it('by mouse: dragged off the shape it is back in the tray', async () => {
    const { page } = await table('rhombus', 'O0@2,2');
    const from = await spotOf(page, first('O', 2, 2));
    const box = await page.locator('[data-board=counterplays]').boundingBox();
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 6 });
    await page.mouse.up();
    expect(await laid(page)).toEqual([]);
    expect(await page.locator('[data-test=left]').textContent()).toContain('12');
  });

  it('by touch: tapped, dragged from the tray, and moved', async () => {
    const { page } = await table('rhombus', '', { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.locator(trayTile('O')).tap();
    const there = await spotOf(page, first('O', 2, 2));
    await page.touchscreen.tap(there.x, there.y);
    expect(await laid(page)).toEqual(['O0@2,2']);

    const touch = await page.context().newCDPSession(page);
    const send = (kind: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type: kind, touchPoints: kind === 'touchEnd' ? [] : [{ x, y }] });
    const from = await middleOfElement(page, trayTile('I'));
    const to = await spotOf(page, first('I', 0, 0));
    // The tile goes before the finger, so the finger stays below the place.
    const scale = (await spotOf(page, first('I', 1, 0))).x - to.x;
    await send('touchStart', from.x, from.y);
    for (let step = 1; step <= 8; step++) {
      const part = step / 8;
      await send('touchMove', from.x + (to.x - from.x) * part, from.y + (to.y + 1.6 * scale - from.y) * part);
    }
    await send('touchEnd', to.x, to.y);
    expect(await laid(page)).toEqual(['I0@0,0', 'O0@2,2']);

    const other = await spotOf(page, first('O', 3, 1));
    await send('touchStart', there.x, there.y);
    for (let step = 1; step <= 6; step++) {
      const part = step / 6;
      await send('touchMove', there.x + (other.x - there.x) * part, there.y + (other.y - there.y) * part);
    }
    await send('touchEnd', other.x, other.y);
    expect(await laid(page)).toEqual(['I0@0,0', 'O0@3,1']);
  });

  it('by keyboard: taken, turned, flipped, moved, put down and taken away', async () => {
    const { page } = await table('rhombus');
    const board = page.locator('[data-board=counterplays]');
    const inHand = () => page.locator('[data-hand]').getAttribute('data-hand');
    await board.focus();
    for (const key of ['t', 't', 'n']) await page.keyboard.press(key);
    const before = await inHand();
    expect(before).toMatch(/^P0@/);
    await page.keyboard.press('ArrowRight');
    expect(await inHand()).not.toBe(before);
    await page.keyboard.press('f');
    await page.keyboard.press('r');
    expect(await inHand()).not.toMatch(/^P0@/);
    await page.keyboard.press('n');
    const chosen = (await inHand()) ?? '';
    await page.keyboard.press('Enter');
    expect(await laid(page)).toEqual([chosen]);
    await page.keyboard.press('Delete');
    expect(await laid(page)).toEqual([]);
    await page.keyboard.press('t');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-tile][aria-checked=true]').count()).toBe(0);
  });

  it('in notation, and says why something cannot be laid', async () => {
    const { page } = await table('rhombus');
    const problem = page.locator('[data-test=entry-problem]');
    await type(page, 'I0@0,0');
    expect(await laid(page)).toEqual(['I0@0,0']);
    for (const [wrong, why] of [
      ['I0@3,0', 'already laid'],
      ['O0@0,0', 'on another tile'],
      ['O0@5,5', 'outside the shape'],
      ['Q0@1,1', 'There is no tile'],
    ] as const) {
      await type(page, wrong);
      await problem.filter({ hasText: why }).waitFor();
    }
    expect(await laid(page)).toEqual(['I0@0,0']);
  });

  it('is kept on the device', async () => {
    const { page } = await table('trapezoid');
    await submit(page, 'O0@2,1');
    await waitForLaid(page, 1);
    await page.reload();
    await waitForLaid(page, 1);
    expect(await laid(page)).toEqual(['O0@2,1']);
  });
});

describe('the solver', () => {
  it('finishes a shape from what is laid', async () => {
    const part = solved().slice(0, 6);
    const { page } = await table('rhombus', line(part));
    await page.locator('[data-ask=possible]').click();
    expect(await said(page)).toContain('can still be filled');
    await page.locator('[data-ask=solve]').click();
    await waitForLaid(page, 12);
    const all = await laid(page);
    expect(all).toEqual(expect.arrayContaining(part.map(writePlacement)));
    expect(await said(page)).toContain('by the solver');
    expect(await page.locator('[data-test=found]').textContent()).toContain('0 of 156');
  });

  it('points at one tile, and the last one is found by hand', async () => {
    const layout = solved();
    const { page } = await table('rhombus', line(layout.slice(0, 11)));
    await page.locator('[data-ask=hint]').click();
    const mark = page.locator('[data-mark]');
    await mark.waitFor();
    const last = (await mark.getAttribute('data-mark')) ?? '';
    expect(last).toBe(writePlacement(layout[11] ?? 0));
    await submit(page, last);
    expect(await said(page)).toContain('first solution');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('countertop.build') ?? '{}'));
    expect(kept.filled.rhombus).toEqual([layoutKey(rhombus, layout)]);
    await page.goto(`${visit.address}/#/counterplays/build`);
    await page.locator('[data-fame=shapes]', { hasText: '1' }).waitFor();
  });

  it('says when none is left', async () => {
    const { page } = await table('rhombus', 'I0@1,0 I2@1,3 O0@3,3 P0@4,0');
    await page.locator('[data-ask=possible]').click();
    expect(await said(page)).toContain('no solution is left');
  });

  it('counts from what is laid', async () => {
    const part = solved().slice(0, 4);
    const cover = new Cover(rhombus, part);
    while (cover.search() === 'solution');
    expect(freeCells(rhombus, part).length).toBe(48);
    const { page } = await table('rhombus', line(part));
    await page.locator('[data-ask=count]').click();
    expect(await said(page)).toContain(`${cover.found} solution`);
  });

  it.each([
    ['strip', 'there is no solution'],
    ['rhombus', '156 solutions in all'],
  ])('counts all of the %s: %s', async (shape, told) => {
    const { page } = await table(shape);
    await page.locator('[data-ask=count]').click();
    expect(await said(page)).toContain(told);
  });

  it('can be stopped while it counts', async () => {
    const { page } = await table('tall-hexagon');
    await page.locator('[data-ask=count]').click();
    await page.waitForFunction(() => /[1-9]/.test(document.querySelector('[data-test=running]')?.textContent ?? ''));
    await page.locator('[data-ask=stop]').click();
    expect(await said(page)).toMatch(/Stopped after [1-9]/);
  });
});

it('reaches the sixth level with eleven tiles, by the rules', async () => {
  const { page } = await table('level-six');
  const moves = (TOWERS[0]?.line ?? '').split(' ');
  await submit(page, moves[0] ?? '', 'O0@9,9');
  await page.locator('[data-test=entry-problem]', { hasText: 'share a side' }).waitFor();
  for (const move of moves.slice(1)) await submit(page, move);
  await page.locator('[data-test=reached]', { hasText: 'Level 6 with 11 tiles: fewer is impossible' }).waitFor();
  await page.reload();
  await page.locator('[data-test=level]', { hasText: 'Level 6' }).waitFor();
  await page.goto(`${visit.address}/#/counterplays/build`);
  await page.locator('[data-fame=six]', { hasText: '11' }).waitFor();
  await page.locator('[data-fame=level]', { hasText: '6' }).waitFor();
});

it('shows how to reach the highest level, which is nobody’s fame', async () => {
  const { page } = await table('level-six');
  await page.getByText('Show a solution').click();
  await page.locator('[data-tower="11"]').click();
  for (let ply = 0; ply < 23; ply++) await page.locator('[data-do=redo]').click();
  await page.locator('[data-test=level]', { hasText: 'Level 11 with 23 tiles' }).waitFor();
  await page.goto(`${visit.address}/#/counterplays/build`);
  expect(await page.locator('[data-fame=level]').textContent()).toContain('–');
});

it('surrounds a tile, and then what surrounds it', async () => {
  const { white = '', black = '' } = RINGS[9] ?? {};
  const { page } = await table('surround/O');
  const [first = '', ...others] = white.split(' ');
  await submit(page, first);
  await page.locator('[data-ask=possible]').click();
  expect(await said(page)).toContain('2 more tiles');
  await submit(page, ...others);
  expect(await said(page)).toContain('3 white tiles: fewer is impossible');
  await submit(page, ...black.split(' ').map((text) => `*${text}`));
  expect(await said(page)).toContain('only 5 black tiles');
  await page.goto(`${visit.address}/#/counterplays/build`);
  await page.getByRole('link', { name: 'O, hexagon, surrounded twice' }).waitFor();
});

it('lets the solver surround the butterfly', async () => {
  const { page } = await table('surround/X');
  await page.locator('[data-ask=solve]').click();
  await waitForLaid(page, 5);
  expect(await said(page)).toContain('4 white tiles');
  await page.locator('[data-do=clear]').click();
  await page.locator('[data-ask=show]').click();
  await waitForLaid(page, 10);
});

it('builds freely with both colours', async () => {
  const { page } = await table('free');
  await submit(page, 'O0@0,0', '*O0@2,0');
  await waitForLaid(page, 2);
  await page.locator('[data-board=counterplays]').focus();
  for (const key of ['t', 'n', 'Enter']) await page.keyboard.press(key);
  await waitForLaid(page, 3);
  expect(new Set((await laid(page)).map((text) => text[0])).size).toBe(2);
  expect(tileOf(first('O', 0, 0))).toBe(9);
});

it.each([
  ['build', 'build/rhombus', 'build/surround/X', 'build/level-six'],
  ['build/ring', 'build/triangle', 'build/free', 'build/nowhere'],
])('everybody can use %s and others of its kind', async (...challenges) => {
  const left = { rhombus: 'I0@0,0 O0@2,2', 'surround-X': 'J3@-1,0 *Y10@0,-2' };
  const page = await visit.open(await visit.guest({}, { 'countertop.build': { tables: left } }), 'counterplays');
  for (const challenge of challenges) {
    await visit.go(page, `counterplays/${challenge}`);
    const tile = page.locator(trayTile('P')).first();
    if ((await tile.count()) > 0) await tile.click();
    await usableByEverybody(page, challenge);
  }
});

it('is found from the game’s page, and speaks Russian', async () => {
  const context = await visit.guest({}, { 'countertop.settings': { language: 'ru' } });
  const page = await visit.open(context, 'counterplays');
  await page.getByRole('link', { name: 'Строить из плиток' }).click();
  await page.getByRole('heading', { level: 1, name: 'Строим из плиток' }).waitFor();
  await page.getByRole('link', { name: 'Ромб' }).click();
  await page.locator('[data-test=left]', { hasText: 'Осталось 12 плиток' }).waitFor();
});
