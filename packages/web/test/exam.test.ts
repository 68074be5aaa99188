import { loadGuide, loadWords } from '@countertop/catalogue';
import { type Exam, type ExamTask, openScene, type Words } from '@countertop/core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { gameOf } from '../../../test/game-of.ts';
import { rightMoves } from '../src/learn/lesson/lesson-line.ts';
import { submit, type } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { Visit } from './visit.ts';
import { wrongMove } from './wrong-move.ts';

const visit = Visit.forAll();

/** Somebody who sits an exam, and knows what is right. */
class Examinee {
  private constructor(
    private readonly page: Page,
    private readonly id: string,
    readonly exam: Exam,
    private readonly words: Words,
  ) {}

  static async of(page: Page, id: string): Promise<Examinee> {
    const exam = (await (await loadGuide(id))?.exam?.()) ?? [];
    return new Examinee(page, id, exam, await loadWords(id, 'en', 'exam'));
  }

  async reads(number: number): Promise<void> {
    await this.page.locator('[data-test=task]', { hasText: `Task ${number} of` }).waitFor();
    await this.page.waitForFunction(
      (said) => document.querySelector('[data-test=say]')?.textContent === said,
      this.words[`${this.task(number).id}.say`],
    );
  }

  /** Puts the right answer to a task on the board, or a wrong one; gives the right one. */
  async tries(number: number, how: 'right' | 'missed'): Promise<string> {
    const { at, task } = this.task(number);
    const game = await gameOf(this.id);
    const opened = openScene(game, at);
    if (!opened.ok) throw new Error(opened.problem.code);
    const { position } = opened;
    const right = game.write(position, rightMoves(game, position, task)[0] ?? 0);
    await submit(this.page, (how === 'right' ? right : wrongMove(game, position, task)) ?? '');
    await this.page.locator('[data-test=hand-in]').waitFor();
    return right;
  }

  /** Answers a task as it is right, or wrongly, and hears why. */
  async answers(number: number, how: 'right' | 'missed'): Promise<void> {
    await this.reads(number);
    const right = await this.tries(number, how);
    await this.page.locator('[data-test=hand-in]').click();
    const said = this.page.locator(`[data-test=answer-said][data-kind=${how}]`);
    expect(await said.textContent()).toContain(this.words[`${this.task(number).id}.why`]);
    expect(await said.getAttribute('data-move')).toBe(right);
  }

  async goesOn(): Promise<void> {
    await this.page.locator('[data-test=go-on]').click();
  }

  private task(number: number): ExamTask {
    return this.exam[number - 1] as ExamTask;
  }
}

it('an exam is one try a task, kept at once, and graded; and it may be taken again', async () => {
  const context = await visit.guest();
  const page = await visit.open(context, 'foursquare/learn');
  await page.locator('[data-lesson=exam]').click();
  const examinee = await Examinee.of(page, 'foursquare');
  await page.locator('[data-test=exam-begin]').click();
  await examinee.reads(1);
  expect(await page.locator('[data-test=hint], [data-test=answer]').count()).toBe(0);

  // What the rules do not allow is no answer, and what is not handed in may be taken back.
  await type(page, 'Z');
  await page.locator('[data-test=answer-said][data-kind=illegal]').waitFor();
  await type(page, 'A');
  await page.locator('[data-test=take-back]').click();
  await examinee.answers(1, 'right');
  await examinee.goesOn();
  await examinee.answers(2, 'missed');

  // Loading the page again is no way to a second try.
  await page.reload();
  for (let number = 3; number <= examinee.exam.length; number++) {
    await examinee.answers(number, 'right');
    await examinee.goesOn();
  }
  const result = page.locator('[data-test=exam-result]');
  expect(await result.locator('[data-test=grade]').textContent()).toBe('Good');
  expect(await result.textContent()).toContain('9 of 10');
  const again = result.getByRole('link');
  expect(await again.count()).toBe(1);
  expect(await again.getAttribute('href')).toBe(`#/foursquare/learn/${examinee.exam[1]?.lesson}`);

  await page.locator('[data-test=exam-leave]').click();
  await result.waitFor();
  await visit.go(page, 'foursquare/learn');
  expect((await page.locator('[data-known=exam]').textContent())?.trim()).toBe('9 of 10: Good');
  await page.locator('[data-lesson=exam]').click();
  await page.getByRole('button', { name: 'Take the exam again' }).click();
  await examinee.reads(1);
});

it('an exam is taken by the keys alone', async () => {
  const context = await visit.guest();
  const page = await visit.open(context, 'foursquare/learn/exam');
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.closest(wanted) !== null, selector);
  const begin = page.locator('[data-test=exam-begin]');
  while (!(await begin.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await (await Examinee.of(page, 'foursquare')).reads(1);
  await focused('[data-test=board]');
  await page.keyboard.press('a');
  await focused('[data-test=hand-in]');
  await page.keyboard.press('Enter');
  await focused('[data-test=go-on]');
});

it('everybody can use an exam and its result', async () => {
  const id = 'counterplays';
  // One task is left, and another was missed.
  const exam = (await (await loadGuide(id))?.exam?.()) ?? [];
  const answers = Object.fromEntries(exam.map((task, index) => [task.id, index === 0 ? 'missed' : 'found']));
  delete answers[exam[1]?.id ?? ''];
  const context = await visit.guest(
    {},
    { 'countertop.learn': { [id]: { done: [], at: {}, exam: { answers, best: 9 } } } },
  );
  const page = await visit.open(context, `${id}/learn/exam`);
  const examinee = await Examinee.of(page, id);
  await page.locator('[data-test=task]').waitFor();
  await examinee.tries(2, 'right');
  await usableByEverybody(page, 'exam');
  await page.locator('[data-test=hand-in]').click();
  await page.locator('[data-test=go-on]').click();
  await page.locator('[data-test=exam-result]').waitFor();
  await usableByEverybody(page, 'result');
});
