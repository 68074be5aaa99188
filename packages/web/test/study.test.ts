import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, type } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { finished, GAMES, keptTables, linkTo, shownMoves } from './follow.ts';
import { downloaded, Visit } from './visit.ts';

const visit = Visit.forAll();

/** Opens a study by pasting it. */
async function paste(page: Page, content: string): Promise<void> {
  await page.goto(`${visit.address}/#/study`);
  await page.locator('[data-test=paste]').fill(content);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(/#\/study\/at\//);
  await page.locator('[data-test=board]').waitFor();
}

async function begin(record: unknown, kept = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visit.guest({}, kept);
  const page = await visit.open(context, 'study');
  await paste(page, JSON.stringify(record));
  return { context, page };
}

const variations = (page: Page): Promise<string[]> =>
  page
    .locator('[data-variation]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['variation'] ?? ''));
const where = (page: Page): Promise<string | null> => page.locator('[data-test=where]').textContent();

async function report(page: Page): Promise<void> {
  await page.locator('[data-tab=report]').click();
  await page.locator('[data-test=report-start]').click();
  // What is done so far is shown beside the progress.
  await page.locator('[data-test=report]:not(:has(progress)) [data-test=graph]').waitFor();
}

/** The record as the page hands it out. */
async function saved(page: Page, button: string): Promise<string> {
  await page.locator('[data-tab=export]').click();
  return (await downloaded(page, () => page.getByRole('button', { name: button }).click())).toString('utf8');
}

const MINE = { game: 'countermine', seats: 2, moves: ['f6', 'g7', 'f7', 'g8', 'f8'] };

describe.each(GAMES)('a whole game of %s', (id) => {
  it('is reported on, and what was better can be looked at', async () => {
    const { choices, ...record } = await finished(id);
    const { page } = await begin(record);
    expect(await shownMoves(page)).toEqual(record.moves);
    await report(page);
    const graph = page.locator('[data-test=graph]');
    expect(await graph.getAttribute('aria-valuemax')).toBe(String(record.moves.length));
    expect(await page.locator('[data-test=luck]').count()).toBe(choices.length < record.moves.length ? 1 : 0);
    expect(await page.locator('[data-test=totals] tbody tr').count()).toBeGreaterThanOrEqual(6);
    // Nobody plays a whole game at random without a fault.
    expect(await page.locator('[data-test=turning-points] li').count()).toBeGreaterThan(0);
    const better = page.locator('[data-better]').first();
    expect((await page.locator('[data-test=faults] li').first().textContent())?.length).toBeGreaterThan(20);
    await better.click();
    expect(await where(page)).toContain(await better.getAttribute('data-better'));
    expect(await where(page)).toContain('In a variation');
    await page.getByRole('button', { name: 'Put signs and better lines into the study' }).click();
    await page.reload();
    await page.locator('[data-test=board]').waitFor();
    expect((await variations(page)).length).toBeGreaterThan(0);
    expect(await shownMoves(page)).toEqual(record.moves);
    await page.locator('[data-tab=report]').click();
    await graph.waitFor();
  });
});

describe('the engine', () => {
  it('shows lines that can be played, and who is likely to win', async () => {
    const { page } = await begin(MINE);
    await page.locator('[data-test=engine]').check();
    const second = page.locator('[data-line="0"]').nth(1);
    await second.waitFor();
    expect(await page.locator('[data-test=engine-state]').textContent()).toMatch(/depth \d+ · .+ nodes/);
    await page.locator('[data-line="2"]').first().waitFor();
    // Each of the three is marked on the board by its number.
    await page.locator('[data-test=board] .rank', { hasText: '3' }).waitFor();
    expect(await page.locator('[data-test=bar]').getAttribute('aria-label')).toMatch(/Player 1 \d+ %, Player 2 \d+ %/);
    await page.locator('[data-line="1"]').first().click();
    // On the main line or beside it: the engine may like the move that was played.
    expect(await where(page)).toMatch(/after move 1, /i);
    await page.locator('[data-test=engine]').uncheck();
    expect(await page.locator('[data-line]').count()).toBe(0);
  });

  it('says that a position is proven, and shows best play to its end', async () => {
    const options = { width: 4, height: 4, start: 'cross', stop: 'ground' };
    const { page } = await begin({ game: 'points', options, seats: 2, moves: [] });
    await page.locator('[data-test=engine]').check();
    await page.locator('[data-line="0"]').first().waitFor();
    expect(await page.locator('[data-test=engine-state]').textContent()).toContain('proven: a draw');
    // Twelve dots are left, and all are put.
    expect(await page.locator('[data-line="0"]').count()).toBe(12);
    expect(await page.locator('[data-line="1"]').count()).toBe(0);
  });

  it('says what a draw may bring', async () => {
    const { page } = await begin({ game: 'foursquare', seats: 2, moves: [] });
    await page.locator('[data-test=engine]').check();
    await page.locator('[data-line]').first().waitFor();
    expect(await page.locator('[data-test=engine-state]').textContent()).toContain('What may come');
  });
});

describe('a study', () => {
  it('branches, takes comments and signs, and loses nothing by a reload', async () => {
    const { page } = await begin(MINE);
    await page.keyboard.press('End');
    await page.locator('[data-notation]').nth(1).click();
    await type(page, 'a1');
    await type(page, 'b2');
    expect(await variations(page)).toEqual(['a1', 'b2']);
    await page.locator('[data-test=comment]').fill('A corner?');
    await page.getByRole('button', { name: '?! doubtful' }).click();
    await page.reload();
    await page.locator('[data-test=board]').waitFor();
    expect(await variations(page)).toEqual(['a1', 'b2']);
    expect(await where(page)).toContain('In a variation, after move 4, b2.');
    expect(await page.locator('[data-test=comment]').inputValue()).toBe('A corner?');
    expect(await page.locator('[data-test=tree]').textContent()).toContain('A corner?');
  });

  it('joins a line that is there, promotes, deletes and undoes', async () => {
    const { page } = await begin(MINE);
    await page.locator('[data-notation]').first().click();
    await type(page, 'g7');
    expect(await variations(page)).toEqual([]);
    await page.locator('[data-notation]').first().click();
    await type(page, 'e5');
    await page.getByRole('button', { name: 'Make it the main line' }).click();
    expect(await shownMoves(page)).toEqual(['f6', 'e5']);
    await page.getByRole('button', { name: 'Delete from here' }).click();
    expect(await shownMoves(page)).toEqual(MINE.moves);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await shownMoves(page)).toEqual(MINE.moves);
    expect(await variations(page)).toEqual(['e5']);
  });

  it('branches by a press on the board, and by draws chosen or drawn', async () => {
    const { page } = await begin({ game: 'foursquare', seats: 2, moves: [] });
    for (const card of ['+10', '+20', '+30', '+40', '+50']) await page.locator(`[data-draw="${card}"]`).click();
    await page.locator('[data-test=board] [data-move=B]').first().click();
    await page.waitForFunction(() => document.querySelectorAll('[data-notation]').length === 6);
    await page.getByRole('button', { name: 'Draw one' }).click();
    expect((await shownMoves(page)).slice(0, 6)).toEqual(['+10', '+20', '+30', '+40', '+50', 'B']);
    expect(await shownMoves(page)).toHaveLength(7);
  });

  it('is walked by keys: the line, its variations, and the graph', async () => {
    const record = { ...MINE, variations: [{ after: 1, moves: ['e5'] }] };
    const { page } = await begin(record);
    await page.locator('main').focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    expect(await where(page)).toContain('After move 2, g7');
    await page.keyboard.press('ArrowDown');
    expect(await where(page)).toContain('In a variation, after move 2, e5');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    expect(await where(page)).toContain('After move 5');
    await page.keyboard.press('Home');
    expect(await where(page)).toContain('The beginning');
    await page.locator('[data-tab=moves]').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('[data-test=report-start]').click();
    await page.locator('[data-test=graph]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('[data-test=graph]').getAttribute('aria-valuenow')).toBe('2');
    expect(await where(page)).toContain('After move 2, g7');
  });

  it('comes out as a record and as a link, and back in as it was', async () => {
    const study = {
      version: 1,
      ...MINE,
      options: {},
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', level: 3 },
      ],
      comments: { 0: 'How it began.', 2: 'Beside it.' },
      glyphs: { 3: '!?' },
      variations: [
        { after: 1, moves: ['e5', 'e6'], comments: { 3: 'Or here.' }, variations: [{ after: 2, moves: ['a1'] }] },
      ],
    };
    const { page } = await begin(study);
    expect(JSON.parse(await saved(page, 'Save as a record'))).toEqual(study);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-test=study-link]')?.value !== '');
    const link = await page.locator('[data-test=study-link]').inputValue();
    const other = await visit.guest();
    const there = await visit.open(other, link.slice(link.indexOf('#/') + 2));
    await there.waitForURL(/#\/study\/at\//);
    await there.locator('[data-test=board]').waitFor();
    expect(JSON.parse(await saved(there, 'Save as a record'))).toEqual(study);
  });

  it('of Points comes from SGF and goes back to it', async () => {
    const context = await visit.guest();
    const page = await visit.open(context, 'study');
    await paste(page, '(;GM[40]SZ[9]PB[Ann]PW[Bob];B[cc]C[first](;W[dd];B[ee])(;W[ff]BM[1]C[far];B[gg])(;W[cc]))');
    expect(await shownMoves(page)).toEqual(['c7', 'd6', 'e5']);
    expect(await variations(page)).toEqual(['f4', 'g3']);
    expect(await page.getByText('After move 1: c7 is taken.').count()).toBe(1);
    const sgf = await saved(page, 'Save as SGF');
    expect(sgf).toContain('PB[Ann]PW[Bob]');
    expect(sgf).toContain('(;W[ff]BM[1]C[far]\n;B[gg])');
    await paste(page, sgf);
    expect(await variations(page)).toEqual(['f4', 'g3']);
  });

  it('refuses what cannot be read, says why, and leaves the text where it is', async () => {
    const context = await visit.guest();
    const page = await visit.open(context, 'study');
    const wrong = JSON.stringify({ ...MINE, variations: [{ after: 1, moves: ['z9'] }] });
    for (const [text, words] of [
      ['', 'nothing to open'],
      ['hello there', 'neither a record'],
      ['{"game": ', 'not JSON'],
      ['(;GM[40]SZ[9];B[aa]', 'ends too early'],
      [wrong, 'Variation 1, move 2'],
    ] as const) {
      await page.locator('[data-test=paste]').fill(text);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.locator('[data-test=open-problem]', { hasText: words }).waitFor();
      expect(await page.locator('[data-test=paste]').inputValue()).toBe(text);
    }
  });
});

it('a match just played is analysed from its outcome, and a shared one from its link', async () => {
  const context = await visit.guest({}, keptTables());
  const page = await visit.open(context, 'countermine/new');
  await page.locator('[data-test=start]').click();
  await enter(page, 'f6', 'g7');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await page.locator('[data-test=result]').getByRole('link', { name: 'Analyse' }).click();
  await page.waitForURL(/#\/study\/at\//);
  await page.locator('[data-test=board]').waitFor();
  expect(await shownMoves(page)).toEqual(['f6', 'g7']);
  await page.goBack();
  await page.locator('[data-test=result]').getByRole('link', { name: 'Analyse' }).click();
  await page.waitForURL(/#\/study\/at\//);
  await page.goto(`${visit.address}/#/study`);
  await page.getByRole('heading', { name: 'Studies on this device' }).waitFor();
  // The same match is the same study.
  expect(await page.locator('a[href*="#/study/at/"]').count()).toBe(1);
  expect(await page.locator('a[href*="#/study/match/"]').count()).toBe(1);
  await page.goto(`${visit.address}/#/${linkTo(MINE)}`);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await page.waitForURL(/#\/study\/at\//);
  await page.locator('[data-test=tree]').waitFor();
  expect(await shownMoves(page)).toEqual(MINE.moves);
});

it('speaks Russian', async () => {
  const context = await visit.guest({}, { 'countertop.settings': { language: 'ru' } });
  const page = await visit.open(context, 'study');
  await page.locator('[data-test=paste]').fill(JSON.stringify({ ...MINE, comments: 5 }));
  await page.getByRole('button', { name: 'Открыть', exact: true }).click();
  await page.locator('[data-test=open-problem]', { hasText: 'объект с текстами' }).waitFor();
  await page.goto(`${visit.address}/#/study/new/points`);
  await page.locator('[data-test=board]').waitFor();
  expect(await where(page)).toContain('Начало.');
});

it('everybody can use a study, what is handed out of it, its engine and its report', async () => {
  const page = await visit.open(await visit.guest(), 'study');
  await usableByEverybody(page, 'open');
  const { choices: _, ...played } = await finished('foursquare');
  await paste(page, JSON.stringify({ ...played, comments: { 3: 'Words.' }, glyphs: { 7: '?' } }));
  await usableByEverybody(page, 'moves');
  await page.locator('[data-notation]').nth(8).click();
  await page.locator('[data-test=engine]').check();
  await page.locator('[data-line]').first().waitFor();
  await usableByEverybody(page, 'engine');
  await page.locator('[data-test=engine]').uncheck();
  await page.locator('[data-tab=export]').click();
  await usableByEverybody(page, 'export');
  await report(page);
  await usableByEverybody(page, 'report');
});

it.each([
  { width: 844, height: 390 },
  { width: 640, height: 400 },
])('on a low screen of $width by $height the board stays a board', async (viewport) => {
  const page = await visit.open(await visit.guest({ viewport }), 'study/new/countermine');
  await page.waitForURL(/#\/study\/at\//);
  const box = await page.locator('[data-test=board]').boundingBox();
  expect(box?.height).toBeGreaterThan(0.75 * viewport.height);
  expect(box?.width).toBeGreaterThan(0.4 * viewport.width);
});
