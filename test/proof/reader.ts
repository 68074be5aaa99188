import { join } from 'node:path';
import { loadGuide } from '@countertop/catalogue';
import type { Game, Lesson, Words } from '@countertop/core';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { lessonLine } from '../../packages/web/src/learn/lesson/lesson-line.ts';
import { playTurns, type } from '../../packages/web/test/entry.ts';
import { Follower, keptTables } from '../../packages/web/test/follow.ts';
import { DESKTOP, PHONE, Visit } from '../../packages/web/test/visit.ts';
import { wrongMove } from '../../packages/web/test/wrong-move.ts';
import { gameOf } from '../game-of.ts';
import { faultsOf } from './faults.ts';

/** What scripts/pseudo-language.mjs has written into the clone. */
const LANGUAGE = 'ar-XB';
const { words }: { words: Words } = await import(join(inject('clone'), 'packages/web/src/words', `${LANGUAGE}.ts`));

/** Somebody who reads every screen in the pseudo-language, on a large screen and on a small one, and writes down what is wrong. */
class Reader {
  readonly faults: string[] = [];

  constructor(
    private readonly visit: Visit,
    readonly page: Page,
  ) {}

  async reads(name: string): Promise<void> {
    for (const size of [PHONE, DESKTOP]) {
      await this.page.setViewportSize(size);
      for (const fault of await faultsOf(this.page)) this.faults.push(`${name}, ${size.width} wide: ${fault}`);
    }
  }

  async goes(route: string): Promise<void> {
    await this.visit.go(this.page, route);
  }

  async visits(route: string): Promise<void> {
    await this.goes(route);
    await this.reads(route);
  }

  /** Presses what is called so in the page's words. */
  async presses(key: string): Promise<void> {
    await this.page.getByRole('button', { name: words[key] ?? key, exact: true }).click();
  }

  /** Where the screen leads to, as addresses of the page that begin so. */
  async ways(begin: string): Promise<string[]> {
    const links = this.page.locator(`main a[href^="#/${begin}"]`);
    const found = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(2) ?? ''));
    return [...new Set(found)];
  }
}

/** The screens that any game has. What else its page leads to is its own. */
export const COMMON = ['', '/new', '/new/bot', '/rules', '/learn', '/print', '/puzzles'];

/** Readers of one file of tests. */
export class Readers {
  private readonly visit = Visit.forAll();

  reading(name: string, read: (reader: Reader) => Promise<void>): void {
    it(`${name}: every word is translated, and none is cut off`, async () => {
      const kept = { ...keptTables(), 'countertop.settings': { language: LANGUAGE } };
      const page = await this.visit.open(await this.visit.guest({ viewport: DESKTOP }, kept));
      const reader = new Reader(this.visit, page);
      await read(reader);
      expect(reader.faults).toEqual([]);
    });
  }
}

/** What belongs to no game. */
export async function readHouse(reader: Reader): Promise<void> {
  await reader.reads('home');
  for (const route of ['settings', 'nowhere', 'puzzles', 'study', 'open/nothing', 'matches', 'online', 'account'])
    await reader.visits(route);
}

/** A tournament from its plan to its first round. */
export async function readTournament(reader: Reader): Promise<void> {
  const { page } = reader;
  await reader.visits('tournaments');
  await reader.visits('tournaments/new');
  for (const name of ['1', '2', '3']) {
    await page.locator('[data-test=name]').fill(name);
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-test=begin]').click();
  await page.locator('[data-test=draw]').click();
  await page.locator('[data-test=pairing]').first().waitFor();
  await reader.reads('a tournament');
}

export async function readScreens(reader: Reader, id: string): Promise<void> {
  const common = COMMON.map((way) => id + way);
  for (const route of common) await reader.visits(route);
  await reader.goes(id);
  const own = (await reader.ways(`${id}/`)).filter(
    (route) => !common.some((each) => each !== id && route.startsWith(each)),
  );
  for (const route of own) {
    await reader.visits(route);
    for (const further of await reader.ways(`${route}/`)) await reader.visits(further);
  }
}

/** The first lesson with all that it says to a try, the exam, the puzzle with the most people, and the match beside a coach. */
export async function readExercises(reader: Reader, id: string): Promise<void> {
  const { page } = reader;
  const game = await gameOf(id);
  const guide = await loadGuide(id);
  const lesson = (await guide?.lessons?.())?.[0];
  if (lesson !== undefined) {
    await reader.visits(`${id}/learn/${lesson.id}`);
    const task = lesson.steps.findIndex((step) => step.task !== undefined);
    for (let step = 0; step < task; step++) {
      const watch = page.locator('[data-test=watch]');
      const goOn = page.locator('[data-test=go-on]');
      if (lesson.steps[step]?.then !== undefined) await watch.click();
      await goOn.click();
      await reader.reads(`${lesson.id}, step ${step + 2}`);
    }
    await readTries(reader, game, lesson, task);
  }
  await reader.visits(`${id}/learn/exam`);
  await page.locator('[data-test=exam-begin]').click();
  await page.locator('[data-test=task]').waitFor();
  await reader.reads('the exam');
  const puzzles = [...((await guide?.puzzles?.()) ?? [])];
  const [puzzle] = puzzles.sort((one, other) => other.at.seats - one.at.seats);
  await reader.visits(`${id}/puzzles/${puzzle?.id}`);
  await reader.goes(`${id}/learn`);
  await page.locator('[data-test=guided]').click();
  await page.locator('[data-test=coach]').waitFor();
  await page.locator('[data-test=entry]').waitFor();
  await reader.reads('the guided match');
}

async function readTries(reader: Reader, game: Game, lesson: Lesson, task: number): Promise<void> {
  const { page } = reader;
  const answered = (kind: string) => page.locator(`[data-test=answer-said][data-kind=${kind}]`).waitFor();
  await type(page, '??');
  await answered('illegal');
  await reader.reads(`${lesson.id}, an illegal try`);
  const stand = lessonLine(game, lesson)[task];
  const wrong = stand && wrongMove(game, stand.walk.positionAt(stand.node), lesson.steps[task]?.task ?? {});
  if (wrong !== undefined) {
    await type(page, wrong);
    await answered('wrong');
    await reader.reads(`${lesson.id}, a wrong try`);
    await page.locator('[data-test=take-back]').click();
  }
  await page.locator('[data-test=hint]').click();
  await reader.reads(`${lesson.id}, a hint`);
  await page.locator('[data-test=answer]').click();
  await answered('shown');
  await reader.reads(`${lesson.id}, the answer`);
}

/** A match that is given up after some moves, with all that opens in it, and its study. */
export async function readMatch(reader: Reader, id: string): Promise<void> {
  const { page } = reader;
  await reader.goes(`${id}/new`);
  await page.locator('[data-test=start]').click();
  const follower = await Follower.along(page, id);
  await playTurns(page, follower, 4);
  await reader.reads('match');
  await type(page, '??');
  await page.locator('[data-test=entry-problem]').waitFor();
  await reader.reads('match, an illegal move');
  await reader.presses('hint');
  await page.locator('[data-test=hint] strong').waitFor();
  await reader.reads('match, a hint');
  await reader.presses('close');
  await reader.presses('share');
  await reader.reads('match, sharing');
  await page.keyboard.press('Escape');
  await reader.presses('menu');
  await reader.reads('match, menu');
  await reader.presses('resign');
  await reader.presses('resign.sure');
  await page.locator('[data-test=result]').waitFor();
  await reader.reads('match, result');
  await page.locator('[data-test=result] a[href^="#/study/match/"]').click();
  await page.locator('main[data-ready^="study/at/"] [data-tab=report]').waitFor();
  await reader.reads('study');
  for (const tab of ['report', 'export']) {
    await page.locator(`[data-tab=${tab}]`).click();
    await reader.reads(`study, ${tab}`);
  }
}
