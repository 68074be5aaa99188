import { loadGuide } from '@countertop/catalogue';
import { type Game, MoveList, movesOf, openScene, type Puzzle } from '@countertop/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../test/game-of.ts';
import { dailyPuzzle, dayOf } from '../src/puzzles/daily.ts';
import { puzzleLesson } from '../src/puzzles/puzzle-lesson.ts';
import { submit } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { GAMES } from './follow.ts';
import { DESKTOP, PHONE, Visit } from './visit.ts';

const visit = Visit.forAll();

async function known(id: string): Promise<{ game: Game; puzzles: readonly Puzzle[] }> {
  return { game: await gameOf(id), puzzles: (await (await loadGuide(id))?.puzzles?.()) ?? [] };
}

/** Types the solution, move by move, as the page asks for it. */
async function solve(page: Page, game: Game, puzzle: Puzzle): Promise<void> {
  for (const [index, step] of puzzleLesson(game, puzzle).steps.entries()) {
    await page.locator(`[data-test=say][data-step="${index}"]`).waitFor();
    await submit(page, movesOf(step.task?.right ?? '')[0] ?? '');
  }
  await page.locator('[data-test=puzzle-over]').waitFor();
}

/** A legal move that is not the solution. */
function missed(game: Game, puzzle: Puzzle): string {
  const opened = openScene(game, puzzle.at);
  if (!opened.ok) throw new Error(opened.problem.code);
  const list = new MoveList();
  opened.position.moves(list);
  const texts = list.toArray().map((move) => game.write(opened.position, move));
  const right = movesOf(puzzleLesson(game, puzzle).steps[0]?.task?.right ?? '');
  return texts.find((text) => !right.includes(text)) ?? '';
}

const byLength = (puzzles: readonly Puzzle[]) =>
  [...puzzles].sort((one, other) => movesOf(other.solution).length - movesOf(one.solution).length);

describe.each(GAMES)('the puzzles of %s', (id) => {
  it('are solved move by move, rated and remembered', async () => {
    const { game, puzzles } = await known(id);
    const puzzle = byLength(puzzles)[0] as Puzzle;
    const context = await visit.guest({ viewport: DESKTOP });
    const page = await visit.open(context, `${id}/puzzles`);
    await page.locator(`[data-puzzle="${puzzle.id}"]`).click();
    await page.locator('[data-test=say]').waitFor();
    await solve(page, game, puzzle);
    expect(await page.locator('[data-test=puzzle-over]').getAttribute('data-outcome')).toBe('clean');
    await page.goto(`${visit.address}/#/${id}/puzzles`);
    await page.reload();
    await page.locator(`[data-puzzle="${puzzle.id}"].clean`).waitFor();
    expect(await page.locator('[data-test=rating]').innerText()).toMatch(/\d{3,4}/);
  });

  it('answer a wrong try, and count it', async () => {
    const { game, puzzles } = await known(id);
    const puzzle = puzzles.at(-1) as Puzzle;
    const context = await visit.guest({ viewport: PHONE, hasTouch: true });
    const page = await visit.open(context, `${id}/puzzles/${puzzle.id}`);
    await page.locator('[data-test=say]').waitFor();
    await submit(page, missed(game, puzzle));
    await page.locator('[data-test=answer-said][data-kind=wrong]').waitFor();
    await solve(page, game, puzzle);
    expect(await page.locator('[data-test=puzzle-over]').getAttribute('data-outcome')).toBe('helped');
    // Why it is right is told in words, by whoever knows the game.
    await page.locator('[data-test=why] li').first().waitFor();
  });
});

// What is the same in every game. The boards themselves are looked at in every theme elsewhere.
describe.each(GAMES.slice(0, 1))('the puzzles of %s', (id) => {
  it('have one for today, and solving it begins a streak', async () => {
    const { game, puzzles } = await known(id);
    const page = await visit.open(await visit.guest(), 'puzzles');
    const card = page.locator('article', { has: page.locator(`a[href="#/${id}/puzzles/daily"]`) });
    await card.locator('.look svg').first().waitFor();
    await page.locator(`a[href="#/${id}/puzzles/daily"]`).click();
    await page.locator('[data-test=say]').waitFor();
    await solve(page, game, dailyPuzzle(puzzles, dayOf(new Date())) as Puzzle);
    await page.goto(`${visit.address}/#/puzzles`);
    await page.locator('[data-test=streak]', { hasText: '1 day in a row' }).waitFor();
  });

  it('can be used by everybody', async () => {
    const { puzzles } = await known(id);
    const page = await visit.open(await visit.guest());
    for (const route of ['puzzles', `${id}/puzzles`, `${id}/puzzles/${puzzles[0]?.id}`]) {
      await visit.go(page, route);
      await usableByEverybody(page, route);
    }
  });
});

it('a puzzle that was given up is not solved, and comes back', async () => {
  const { puzzles } = await known('foursquare');
  const today = dailyPuzzle(puzzles, dayOf(new Date())) as Puzzle;
  const context = await visit.guest();
  const page = await visit.open(context, 'foursquare/puzzles/daily');
  const over = page.locator('[data-test=puzzle-over]');
  while ((await over.count()) === 0) await page.locator('[data-test=answer], [data-test=puzzle-over]').first().click();
  expect(await over.getAttribute('data-outcome')).toBe('shown');
  await page.locator('[data-test=comes-back]').waitFor();
  await visit.go(page, 'puzzles');
  await page.locator('[data-test=streak]', { hasText: 'Solve one' }).waitFor();
  await visit.go(page, 'foursquare/puzzles');
  await page.locator(`[data-puzzle="${today.id}"].shown`).waitFor();
  await page.locator('[data-test=again]', { hasText: '1 puzzle comes back later' }).waitFor();
});

it('a missed puzzle is asked first on its day', async () => {
  const { puzzles } = await known('foursquare');
  const missed = puzzles.at(-1) as Puzzle;
  const again = { [missed.id]: { due: dayOf(new Date()), times: 0 } };
  const kept = { 'countertop.puzzles': { foursquare: { tried: 1, outcomes: { [missed.id]: 'helped' }, again } } };
  const page = await visit.open(await visit.guest({}, kept), 'foursquare/puzzles');
  await page.locator(`[data-test=again] [data-puzzle="${missed.id}"]`).waitFor();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await page.waitForURL(new RegExp(`${missed.id}$`));
});

it('a wrong try is answered on the board, and what tempts is played out when all is done', async () => {
  const { game, puzzles } = await known('countermine');
  const puzzle = puzzles.find(({ tempting }) => tempting !== undefined) as Puzzle;
  const page = await visit.open(await visit.guest(), `countermine/puzzles/${puzzle.id}`);
  await page.locator('[data-test=say]').waitFor();
  await submit(page, missed(game, puzzle));
  await page.locator('[data-test=answer-said][data-kind=wrong] .why').first().waitFor();
  await page.locator('[data-test=story]', { hasText: 'Opponent:' }).waitFor();
  await solve(page, game, puzzle);
  await page.locator('[data-test=trap]').first().click();
  await page.locator('[data-test=story]', { hasText: 'You:' }).waitFor();
});

it('says what every choice was worth where there are few', async () => {
  const { game, puzzles } = await known('foursquare');
  const puzzle = puzzles.find(({ shares = [] }) => shares.length > 1) as Puzzle;
  const page = await visit.open(await visit.guest(), `foursquare/puzzles/${puzzle.id}`);
  await page.locator('[data-test=say]').waitFor();
  await solve(page, game, puzzle);
  const told = page.locator('[data-test=shares] li');
  expect(await told.count()).toBe(puzzle.shares?.length);
  const [first = {}] = puzzle.shares ?? [];
  expect(await told.first().innerText()).toContain(`A ${first['A']} %`);
});
