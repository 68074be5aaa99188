import type { Holder } from '@countertop/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { secondsLeft, timeless } from './clock.ts';
import { enter, playTurns } from './entry.ts';
import { Follower, finished, GAMES, keptTables, linkTo, PERSON, playOn, shownMoves, showsMoves } from './follow.ts';
import { HANDS } from './hands.ts';
import { downloaded, drawn, PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

async function begin(route: string, prepare?: (page: Page) => Promise<unknown>) {
  const context = await visit.guest({}, keptTables());
  const page = await visit.open(context, route);
  await prepare?.(page);
  await page.locator('[data-test=start]').click();
  await page.locator('[data-test=board]').waitFor();
  return { context, page };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const BOT: Holder = { kind: 'bot', level: 5 };

/** A match of Points on the tests' small table, in which a draw has just been offered. */
async function offerDraw(moves: readonly string[], players: readonly Holder[]): Promise<Page> {
  const options = HANDS['points']?.options ?? {};
  const record = { version: 1, game: 'points', options, seats: 2, players, moves };
  const page = await visit.open(await visit.guest(), linkTo(record));
  await press(page, 'Play on from here');
  await page.locator('main[data-ready^="match/"] [data-test=board]').waitFor();
  await press(page, 'Match');
  await press(page, 'Offer a draw');
  return page;
}

describe('a hint', () => {
  it('names a legal move, and the board points at it until the next move', async () => {
    const { page } = await begin('points/new');
    await enter(page, 'c3', 'd4', 'c4');
    await press(page, 'Hint');
    const advice = page.locator('[data-test=hint] strong');
    await advice.waitFor();
    const cell = (await page.locator('[data-test=hint] bdi').textContent()) ?? '';
    const mark = page.locator('[data-board=points] .mark');
    expect(await mark.count()).toBe(1);
    const place = await mark.evaluate((each) => [each.getAttribute('cx'), each.getAttribute('cy')].map(Number));
    expect(place).toEqual([cell.charCodeAt(0) - 97, 6 - Number(cell.slice(1))]);
    await enter(page, cell);
    expect(await page.locator('[data-test=hint]').count()).toBe(0);
    expect(await mark.count()).toBe(0);
  });
});

it('a hint takes room from the list of moves, and the one that is shown stays in sight', async () => {
  const page = await playOn(visit, 'foursquare', 4, {});
  const hidden = () =>
    page.locator('.moves [aria-current]').evaluate((move) => {
      const [at, list] = [move.getBoundingClientRect(), move.closest('.moves')?.getBoundingClientRect()];
      return list === undefined || at.top < list.top || at.bottom > list.bottom;
    });
  const room = () => page.locator('.moves').evaluate((list) => list.clientHeight);
  const before = await room();
  await press(page, 'Hint');
  await page.locator('[data-test=hint] strong').waitFor();
  await drawn(page);
  expect(await room()).toBeLessThan(before);
  expect(await hidden()).toBe(false);
});

it('the result leaves room for the last moves, and no field for more of them', async () => {
  const { moves, choices } = await finished('foursquare');
  const page = await playOn(visit, 'foursquare', 1, {});
  await enter(page, moves[choices.at(-1) ?? 0] ?? '');
  await page.locator('[data-test=match-report] svg[role=slider]').waitFor();
  await drawn(page);
  const seen = await page.locator('.moves [aria-current]').evaluate((move) => {
    const { x, y, width, height } = move.getBoundingClientRect();
    return move.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(seen).toBe(true);
  expect(await page.locator('[data-test=entry]').count()).toBe(0);
});

describe('what cannot be played', () => {
  it('is answered where it was tried, until the next press', async () => {
    const { page } = await begin('countermine/new');
    await enter(page, 'f6');
    await page.getByRole('gridcell', { name: /^f6/ }).click();
    const refused = page.locator('[data-test=refused]');
    await refused.waitFor();
    expect(await refused.innerText()).toContain('Something is there already');
    await page.getByRole('gridcell', { name: /^g7/ }).click();
    expect(await shownMoves(page)).toEqual(['f6', 'g7']);
    expect(await refused.count()).toBe(0);
  });
});

describe('a takeback', () => {
  it('that a draw has made impossible is refused in words', async () => {
    const { page } = await begin('counterpoint/new');
    const follower = await Follower.along(page, 'counterpoint');
    await follower.catchUp();
    await enter(page, follower.choose());
    await follower.catchUp();
    // A button that cannot do what it says still says why.
    await page.getByRole('button', { name: 'Take back' }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('[data-test=refused]').textContent()).toContain('drawn');
  });
});

describe('the keys', () => {
  it('are shown by ?, those of the match first', async () => {
    const { page } = await begin('points/new');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await page.locator('[data-test=keys] kbd').first().textContent()).toBe('←');
  });
});

/** A match of Points after c3, against a bot that has found d4 and then would think for ever. */
async function againstPonderer(): Promise<Page> {
  const context = await visit.stranger({}, keptTables());
  await context.addInitScript(() => {
    class Ponderer extends EventTarget {
      postMessage({ id }: { id: number }): void {
        const data = { id, kind: 'thought', part: 0.25, thought: { move: 'd4' } };
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
      terminate(): void {
        document.documentElement.dataset['terminated'] = 'yes';
      }
    }
    globalThis.Worker = Ponderer as unknown as typeof Worker;
  });
  const page = await visit.open(context, 'points/new/bot');
  await page.locator('[data-test=start]').click();
  await enter(page, 'c3');
  await page.waitForFunction(() => document.querySelector('progress')?.value === 0.25);
  return page;
}

async function pressDot(page: Page, dot: string): Promise<void> {
  const spot = await HANDS['points']?.spot?.(page, dot);
  await page.mouse.click(spot?.x ?? 0, spot?.y ?? 0);
}

describe('a move chosen ahead', () => {
  it('is played when the turn comes', async () => {
    const page = await againstPonderer();
    await pressDot(page, 'c4');
    await page.getByRole('button', { name: 'Let the chosen move go' }).waitFor();
    expect(await shownMoves(page)).toEqual(['c3']);
    await press(page, 'Play now');
    await showsMoves(page, 3);
    expect(await shownMoves(page)).toEqual(['c3', 'd4', 'c4']);
  });

  it('is dropped, with a word, where it is not possible any more; Escape lets it go before', async () => {
    const page = await againstPonderer();
    await pressDot(page, 'b2');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Let the chosen move go' }).waitFor({ state: 'detached' });
    await pressDot(page, 'd4');
    await press(page, 'Play now');
    await page.locator('[data-test=refused]', { hasText: 'chose ahead' }).waitFor();
    expect(await shownMoves(page)).toEqual(['c3', 'd4']);
  });
});

describe('face to face', () => {
  it('the board turns round to whoever is to move, and is pressed as it lies', async () => {
    const { page } = await begin('points/new');
    await enter(page, 'c3');
    await press(page, 'Match');
    await page.getByRole('checkbox', { name: 'Face to face' }).check();
    await press(page, 'Close');
    const up = await HANDS['points']?.spot?.(page, 'b6');
    const down = await HANDS['points']?.spot?.(page, 'b1');
    expect(up?.y).toBeGreaterThan(down?.y ?? 0);
    await pressDot(page, 'd4');
    await showsMoves(page, 2);
    expect(await shownMoves(page)).toEqual(['c3', 'd4']);
    expect((await HANDS['points']?.spot?.(page, 'b6'))?.y).toBeLessThan(up?.y ?? 0);
  });

  it('on a phone the board is in sight from both sides', async () => {
    const { page } = await begin('points/new');
    await page.setViewportSize(PHONE);
    await press(page, 'Match');
    await page.getByRole('checkbox', { name: 'Face to face' }).check();
    await press(page, 'Close');
    await pressDot(page, 'c3');
    await showsMoves(page, 1);
    const box = await page.locator('[data-test=board]').boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  });
});

describe('a bot', () => {
  it('that is told to play now plays the best it has found, at once', async () => {
    const page = await againstPonderer();
    expect(await shownMoves(page)).toEqual(['c3']);
    await press(page, 'Play now');
    await page.waitForFunction(() => document.querySelectorAll('[data-notation]').length === 2);
    expect(await shownMoves(page)).toEqual(['c3', 'd4']);
    expect(await page.locator('progress').count()).toBe(0);
    expect(await page.locator('html').getAttribute('data-terminated')).toBe('yes');
  });

  it('that is ahead declines a draw, with a word, and plays on', async () => {
    // Its dots have surrounded c4.
    const page = await offerDraw(['c3', 'c4', 'b4', 'a1', 'd4', 'a2', 'c5'], [BOT, PERSON]);
    await page.locator('[data-test=story]', { hasText: 'Bot 5: no draw' }).waitFor();
    expect(await page.locator('[data-test=result]').count()).toBe(0);
    await enter(page, 'a3');
  });

  it('that is behind takes a draw', async () => {
    // Three of its dots are surrounded, and little room is left.
    const moves = 'c3 c4 d3 d4 e3 e4 b4 a1 f4 a2 c5 a3 d5 a6 e5 f6'.split(' ');
    const page = await offerDraw(moves, [PERSON, BOT]);
    await page.locator('[data-test=result]').waitFor();
    expect(await page.locator('[data-test=result]').textContent()).toContain('A draw');
  });
});

describe('offers between people', () => {
  it('a draw that is declined changes nothing', async () => {
    const { page } = await begin('countermine/new');
    await enter(page, 'f6', 'g7');
    await press(page, 'Match');
    await press(page, 'Offer a draw');
    await press(page, 'Decline');
    expect(await page.getByRole('button', { name: 'Agree' }).count()).toBe(0);
    await enter(page, 'g6');
  });

  it('stopping to count ends a match of Points by its score', async () => {
    const { page } = await begin('points/new');
    await enter(page, 'c3', 'c4', 'b4', 'a1', 'd4', 'a2', 'c5', 'a3');
    await press(page, 'Match');
    await press(page, 'Offer to stop and count');
    await press(page, 'Agree');
    expect(await page.locator('[data-test=result]').textContent()).toContain('Player 1 wins');
  });

  it('a move is taken back only if the other agrees, where that was chosen', async () => {
    const { page } = await begin('points/new', async (setUp) => {
      await setUp.locator('details summary').first().click();
      await setUp.getByRole('radio', { name: 'If all agree' }).check();
    });
    await enter(page, 'c3', 'd4');
    await press(page, 'Take back');
    expect(await shownMoves(page)).toEqual(['c3', 'd4']);
    await press(page, 'Decline');
    expect(await shownMoves(page)).toEqual(['c3', 'd4']);
    await enter(page, 'c4', 'd3');
    await press(page, 'Take back');
    await press(page, 'Agree');
    expect(await shownMoves(page)).toEqual(['c3', 'd4', 'c4']);
  });
});

describe('the clocks', () => {
  it('stand still while the match is paused, also when the page is left meanwhile', async () => {
    const context = await visit.stranger({}, keptTables());
    const page = await timeless(context);
    await page.goto(`${visit.address}/#/countermine/new`);
    await page.getByRole('radio', { name: '3 min + 2 s' }).check();
    await page.locator('[data-test=start]').click();
    const clock = page.locator('[data-test=clock]').first();
    await clock.waitFor();
    await page.clock.fastForward(60_000);
    await press(page, 'Pause the clocks');
    expect(await page.locator('[data-test=turn]').textContent()).toContain('Paused');
    expect(await page.locator('[data-test=entry]').isDisabled()).toBe(true);
    const stood = await clock.textContent();
    expect(await secondsLeft(page)).toBe(120);
    await page.clock.fastForward(1_000_000);
    await page.reload();
    await clock.waitFor();
    expect(await clock.textContent()).toBe(stood);
    await press(page, 'Go on');
    await page.clock.fastForward(60_000);
    expect(await secondsLeft(page)).toBe(60);
    expect(await page.locator('[data-test=entry]').count()).toBe(1);
  });
});

describe('a picture of the board', () => {
  const save = (page: Page, name: string) => downloaded(page, () => press(page, name));

  it.each(GAMES)('of %s can be saved as SVG and as PNG', async (id) => {
    const { page } = await begin(`${id}/new`);
    const follower = await Follower.along(page, id);
    await playTurns(page, follower, 4);
    const box = await page.locator('[data-test=board]').evaluate((board) => {
      const sizes = [...board.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
      const { width, height } = sizes.reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));
      return { width: Math.round(width), height: Math.round(height) };
    });
    await press(page, 'Share and save');

    const svg = (await save(page, 'Picture (SVG)')).toString('utf8');
    const drawn = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      const all = [...parsed.querySelectorAll('*')];
      return {
        broken: parsed.querySelector('parsererror') !== null,
        root: parsed.documentElement.localName,
        size: ['width', 'height'].map((name) => Number(parsed.documentElement.getAttribute(name))),
        shapes: all.filter(({ localName }) => /^(?:circle|rect|path|line|text)$/.test(localName)).length,
        classes: all.filter((each) => each.hasAttribute('class')).length,
      };
    }, svg);
    expect(drawn).toMatchObject({ broken: false, root: 'svg', size: [box.width, box.height], classes: 0 });
    // A file has no page that would know its colours.
    expect(svg.includes('var(--')).toBe(false);
    expect(drawn.shapes).toBeGreaterThan(4);

    const png = await save(page, 'Picture (PNG)');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([box.width * 2, box.height * 2]);
    const colours = await page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const paper = canvas.getContext('2d');
      paper?.drawImage(image, 0, 0);
      const data = new Uint32Array(
        paper?.getImageData(0, 0, image.width, image.height).data.buffer ?? new ArrayBuffer(0),
      );
      return new Set(data).size;
    }, png.toString('base64'));
    // Paper, board, pieces and their edges at least; a picture that failed is of one colour.
    expect(colours).toBeGreaterThan(8);
  });
});
