import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { answers, type Outcome, spawned } from '../../packages/cli/test/countertop.ts';
import { shownMoves } from '../../packages/web/test/follow.ts';
import { Visit } from '../../packages/web/test/visit.ts';

// A game is one folder: examples/lineup was copied into games/ of a clone, and nothing else was touched.
const GAME = 'lineup';

describe('on the page, a sixth game', () => {
  const visit = Visit.forAll();

  test('has a card at home that leads to its page', async () => {
    const page = await visit.open(await visit.guest());
    await page.getByRole('heading', { level: 1, name: 'A table for 6 games' }).waitFor();
    await page.locator(`main a[href="#/${GAME}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: 'Lineup' }).waitFor();
  });

  test('is played to the end on a plain board against its bot', async () => {
    const kept = { [`countertop.table.${GAME}`]: { options: { width: 4 }, level: 1 } };
    const page = await visit.open(await visit.guest({}, kept), `${GAME}/new/bot`);
    await page.locator('[data-test=start]').click();
    await playToTheEnd(page);
    const moves = await shownMoves(page);
    expect(moves.length).toBeGreaterThanOrEqual(7);
    for (const move of moves) expect(move).toMatch(/^[a-d]$/);
  });

  test('shows its rules', async () => {
    const page = await visit.open(await visit.guest(), `${GAME}/rules`);
    const rules = page.locator('article [lang=en]');
    await rules.getByRole('heading', { level: 1, name: 'Lineup' }).waitFor();
    expect(await rules.textContent()).toContain('R1');
  });
});

/** Presses some move that the board offers whenever it offers any; the bot makes the others. */
async function playToTheEnd(page: Page): Promise<void> {
  const over = page.locator('[data-test=result]');
  const offered = page.locator('[data-test=board] button[data-move]').first();
  for (;;) {
    await offered.or(over).first().waitFor();
    if (await over.isVisible()) return;
    const { length } = await shownMoves(page);
    await offered.click();
    // Our move, and the answer.
    await page.locator(`[data-notation] >> nth=${length}`).waitFor({ state: 'attached' });
    await page
      .locator(`[data-notation] >> nth=${length + 1}`)
      .or(over)
      .first()
      .waitFor({ state: 'attached' });
  }
}

describe('on the command line, a sixth game', () => {
  const bin = join(inject('clone'), 'packages/cli/bin/countertop.js');
  const run = async (args: readonly string[], input = ''): Promise<Outcome> => {
    const outcome = await spawned(args, input, {}, bin);
    expect(outcome.status, outcome.err).toBe(0);
    return outcome;
  };

  test('is played', async () => {
    const [played] = answers(await run(['play', GAME, '--json'], 'd\ne\nd\ne\nd\ne\nd\n'));
    expect(played).toMatchObject({ record: { game: GAME, moves: ['d', 'e', 'd', 'e', 'd', 'e', 'd'] } });
    const [answered] = answers(await run(['play', GAME, '--level', '1', '--json'], 'd\n'));
    expect(answered?.['record']).toMatchObject({ moves: ['d', expect.stringMatching(/^[a-g]$/)] });
  });

  test('is played in the arena', async () => {
    const players = ['--player', 'level:2@nodes=200', '--player', 'level:1@nodes=200'];
    const { out } = await run(['arena', '--game', GAME, ...players, '--pairs', '2', '--workers', '1']);
    expect(out).toContain('level:2@nodes=200');
  });

  test('has its rules, its speed and its name to complete', async () => {
    expect((await run(['rules', GAME])).out).toMatch(/^Lineup.*R1/s);
    const [measured] = answers(await run(['bench', GAME, '--runs', '1', '--work', '1', '--json']));
    expect(measured).toMatchObject({ results: [{ game: GAME }] });
    expect((await run(['completions', 'bash'])).out).toContain(` ${GAME} `);
  });
});
