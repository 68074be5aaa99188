import { loadGuide, loadWords } from '@countertop/catalogue';
import type { Game, Lesson, LessonStep, Position } from '@countertop/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../test/game-of.ts';
import { lessonLine, rightMoves } from '../src/learn/lesson/lesson-line.ts';
import { enter, submit } from './entry.ts';
import { usableByEverybody } from './everybody.ts';
import { Follower, GAMES } from './follow.ts';
import { TURNED, Visit, ZOOMED } from './visit.ts';
import { wrongMove } from './wrong-move.ts';

const visit = Visit.forAll();

interface Taught {
  readonly game: Game;
  readonly lessons: readonly Lesson[];
  readonly words: Readonly<Record<string, string>>;
}

async function taught(id: string): Promise<Taught> {
  const lessons = (await (await loadGuide(id))?.lessons?.()) ?? [];
  return { game: await gameOf(id), lessons, words: await loadWords(id, 'en', 'lessons') };
}

/** Somebody who knows the lesson and goes through it on the page. */
class Pupil {
  private readonly starts: readonly Position[];

  constructor(
    private readonly page: Page,
    private readonly game: Game,
    private readonly lesson: Lesson,
    private readonly words: Readonly<Record<string, string>>,
  ) {
    this.starts = lessonLine(game, lesson).map(({ walk, node }) => walk.positionAt(node));
  }

  get firstTask(): number {
    return this.lesson.steps.findIndex(({ task }) => task !== undefined);
  }

  /** The first right move of a step, as the lesson has it. */
  right(index: number): string {
    const position = this.starts[index] as Position;
    return this.game.write(position, rightMoves(this.game, position, this.step(index).task ?? {})[0] ?? 0);
  }

  wrong(index: number): string | undefined {
    return wrongMove(this.game, this.starts[index] as Position, this.step(index).task ?? {});
  }

  async reads(index: number): Promise<void> {
    await this.page.locator('[data-test=step]', { hasText: `Step ${index + 1} of` }).waitFor();
    await this.page.waitForFunction(
      (said) => document.querySelector('[data-test=say]')?.textContent === said,
      this.words[this.key(index, 'say')],
    );
  }

  async tries(move: string, kind: 'right' | 'wrong' | 'illegal'): Promise<string> {
    await submit(this.page, move);
    return this.hears(kind);
  }

  async hears(kind: 'right' | 'wrong' | 'illegal'): Promise<string> {
    const answer = this.page.locator(`[data-test=answer-said][data-kind=${kind}]`);
    await answer.waitFor();
    return ((await answer.textContent()) ?? '').trim();
  }

  /** Reads a step, does what it asks for, and goes on. */
  async takes(index: number): Promise<void> {
    await this.reads(index);
    if (this.step(index).task !== undefined) {
      expect(await this.tries(this.right(index), 'right')).toContain(this.words[this.key(index, 'right')]);
    } else if (this.step(index).then !== undefined) {
      await this.page.locator('[data-test=watch]').click();
    }
    await this.page.locator('[data-test=go-on]').click();
  }

  async takesAll(from = 0): Promise<void> {
    for (let index = from; index < this.lesson.steps.length; index++) await this.takes(index);
    await this.page.locator('[data-test=lesson-over]').waitFor();
  }

  key(index: number, what: string): string {
    return `${this.lesson.id}.${this.step(index).id}.${what}`;
  }

  private step(index: number): LessonStep {
    return this.lesson.steps[index] as LessonStep;
  }
}

describe.each(GAMES)('the course of %s', (id) => {
  it('takes one through a lesson, answers every try, and remembers', async () => {
    const { game, lessons, words } = await taught(id);
    const lesson = lessons[0] as Lesson;
    const context = await visit.guest();
    const page = await visit.open(context, `${id}/learn`);
    await page.locator(`[data-lesson="${lesson.id}"]`).click();
    const pupil = new Pupil(page, game, lesson, words);
    const first = pupil.firstTask;
    for (let index = 0; index < first; index++) await pupil.takes(index);
    await pupil.reads(first);

    expect(await pupil.tries('zz99', 'illegal')).toMatch(/not possible.*zz99/);
    await page.locator('[data-test=hint]').click();
    expect(await page.locator('[data-test=hint-said]').textContent()).toContain(words[pupil.key(first, 'hint')]);
    const wrong = pupil.wrong(first);
    if (wrong !== undefined) {
      const said = await pupil.tries(wrong, 'wrong');
      expect(
        Object.entries(words).some(
          ([key, phrase]) => key.startsWith(pupil.key(first, 'wrong')) && said.includes(phrase),
        ),
      ).toBe(true);
      await page.locator('[data-test=take-back]').click();
    }
    await pupil.takesAll(first);

    await page.getByRole('link', { name: 'All lessons' }).first().click();
    const far = page.locator('[data-test=progress]');
    expect(await far.textContent()).toBe(`1 of ${lessons.length} lessons done`);
    await page.reload();
    await far.waitFor();
    expect(await far.textContent()).toBe(`1 of ${lessons.length} lessons done`);
    const next = lessons[1] as Lesson;
    await page.getByRole('link', { name: `Go on: ${words[`${next.id}.title`]}` }).click();
    await new Pupil(page, game, next, words).reads(0);
  });

  it('ends with a match beside a coach, who speaks and is still there after a reload', async () => {
    const context = await visit.guest();
    const page = await visit.open(context, `${id}/learn`);
    await page.locator('[data-test=guided]').click();
    await page.locator('[data-test=coach]').waitFor();
    await page.locator('[data-test=entry]').waitFor();
    await page.locator('[data-test=suggest]:not(:disabled)').click();
    const hint = page.locator('[data-test=hint] bdi');
    await hint.waitFor({ state: 'attached' });
    const move = (await hint.textContent()) ?? '';
    await submit(page, move);
    const judged = page.locator('[data-test=coach-judged]');
    await judged.waitFor();
    expect(await judged.getAttribute('data-move')).toBe(move);
    const said = await judged.textContent();
    await page.reload();
    await judged.waitFor();
    expect(await judged.textContent()).toBe(said);
  });
});

// Of the course, what is the same in every game.
describe.each(GAMES.slice(0, 1))('the course of %s', (id) => {
  it('comes back to the step where it was left', async () => {
    const { game, lessons, words } = await taught(id);
    const lesson = lessons[0] as Lesson;
    const context = await visit.guest();
    const page = await visit.open(context, `${id}/learn/${lesson.id}`);
    const pupil = new Pupil(page, game, lesson, words);
    await pupil.takes(0);
    await pupil.reads(1);
    await page.reload();
    await pupil.reads(1);
    await page.getByRole('button', { name: 'Step back' }).click();
    await pupil.reads(0);
  });

  it('shows the answer to those who ask for it', async () => {
    const { game, lessons, words } = await taught(id);
    const lesson = lessons[0] as Lesson;
    const context = await visit.guest();
    const page = await visit.open(context, `${id}/learn/${lesson.id}`);
    const pupil = new Pupil(page, game, lesson, words);
    const first = pupil.firstTask;
    for (let index = 0; index < first; index++) await pupil.takes(index);
    await pupil.reads(first);
    await page.locator('[data-test=answer]').click();
    const shown = page.locator('[data-test=answer-said][data-kind=shown]');
    expect(await shown.getAttribute('data-move')).toBe(pupil.right(first));
    const said = await shown.textContent();
    expect(said).toContain(words[pupil.key(first, 'right')]);
    await page.locator('[data-test=go-on]').waitFor();
  });
});

/** Where something stands already, on the boards whose cells can be pressed one by one. */
const TAKEN = '[data-test=board] [data-cell]:not([data-move])';

it.each(['counterpoint', 'countermine'])(
  'a press on a taken cell in a lesson of %s is answered in words',
  async (id) => {
    const { game, lessons, words } = await taught(id);
    const context = await visit.guest();
    const page = await visit.open(context, `${id}/learn`);
    for (const lesson of lessons) {
      await page.goto(`${visit.address}/#/${id}/learn/${lesson.id}`);
      const pupil = new Pupil(page, game, lesson, words);
      for (let index = 0; index < pupil.firstTask; index++) await pupil.takes(index);
      await pupil.reads(pupil.firstTask);
      const taken = page.locator(TAKEN);
      if ((await taken.count()) === 0) continue;
      await taken.first().click({ force: true });
      expect(await pupil.hears('illegal')).toMatch(/\.$/);
      // Another press, elsewhere, is another try.
      await page.locator('[data-test=board] [data-cell][data-move]').first().click({ force: true });
      await page.locator('[data-test=answer-said]:is([data-kind=right], [data-kind=wrong])').waitFor();
      return;
    }
    throw new Error(`no lesson of ${id} begins with a taken cell`);
  },
);

it('a wrong try stands on the board until the next one', async () => {
  const { game, lessons, words } = await taught('foursquare');
  const lesson = lessons[0] as Lesson;
  const context = await visit.guest();
  const page = await visit.open(context, `foursquare/learn/${lesson.id}`);
  const pupil = new Pupil(page, game, lesson, words);
  const press = async (move: string) => {
    const box = await page.locator(`[data-stack="${'ABCD'.indexOf(move)}"]`).boundingBox();
    if (box === null) throw new Error(`no stack ${move}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await pupil.reads(0);
  const wrong = pupil.wrong(0) ?? '';
  await press(wrong);
  await pupil.hears('wrong');
  expect(await page.locator('[data-test=board] [data-move]').count()).toBe(0);
  await press(pupil.right(0));
  await pupil.hears('right');
});

it('a lesson finished by answers is marked so, until they are found', async () => {
  const { game, lessons, words } = await taught('foursquare');
  const lesson = lessons[0] as Lesson;
  const context = await visit.guest();
  const page = await visit.open(context, `foursquare/learn/${lesson.id}`);
  const pupil = new Pupil(page, game, lesson, words);
  const known = page.locator(`[data-known="${lesson.id}"]`);
  const first = pupil.firstTask;
  for (let index = 0; index < first; index++) await pupil.takes(index);
  await pupil.reads(first);
  await page.locator('[data-test=answer]').click();
  await page.locator('[data-test=go-on]').click();
  await pupil.takesAll(first + 1);
  await page.locator('[data-test=lesson-shown]').waitFor();
  await visit.go(page, 'foursquare/learn');
  expect(await known.textContent()).toBe('done, 1 answer shown');
  await page.goBack();
  await page.locator('[data-test=step]').waitFor();
  for (let index = 0; index <= first; index++) await pupil.takes(index);
  await visit.go(page, 'foursquare/learn');
  expect(await known.textContent()).toBe('done');
});

it.each([
  ['a turned phone', TURNED],
  ['a page twice as large', ZOOMED],
])('on %s all that a lesson says is in sight, and the board stays a board', async (_, viewport) => {
  const page = await visit.open(await visit.guest({ viewport }));
  for (const id of GAMES) {
    const { lessons } = await taught(id);
    await visit.go(page, `${id}/learn/${lessons[0]?.id}`);
    await page.locator('[data-test=say]').waitFor();
    // Nothing that holds the words cuts them off: what does not fit is scrolled to with the page.
    const cut = await page.locator('[data-test=say]').evaluate((words) => {
      for (let box: Element | null = words; box !== null && box.tagName !== 'MAIN'; box = box.parentElement) {
        if (getComputedStyle(box).overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1)
          return box.className;
      }
      return undefined;
    });
    expect(cut, id).toBeUndefined();
    const board = await page.locator('[data-test=board]').boundingBox();
    expect(board?.height, id).toBeGreaterThan(0.75 * viewport.height);
  }
});

it('a lesson is taken by the keys alone', async () => {
  const { game, lessons, words } = await taught('foursquare');
  const lesson = lessons[0] as Lesson;
  const context = await visit.guest();
  const page = await visit.open(context, 'foursquare/learn');
  const begin = page.getByRole('link', { name: 'Begin' });
  await begin.waitFor();
  while (!(await begin.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const pupil = new Pupil(page, game, lesson, words);
  const focused = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.closest(wanted) !== null, selector);
  for (const [index, step] of lesson.steps.entries()) {
    await pupil.reads(index);
    if (step.task !== undefined) {
      await focused('[data-test=board]');
      // Stacks have their letters as keys.
      await page.keyboard.press(pupil.right(index).toLowerCase());
      await pupil.hears('right');
    }
    await focused('[data-test=go-on]');
    await page.keyboard.press('Enter');
  }
  await focused('[data-test=lesson-over]');
  await page.keyboard.press('Enter');
  await new Pupil(page, game, lessons[1] as Lesson, words).reads(0);
});

it('the guided match ends the course, and leads to one without a coach', async () => {
  const { lessons } = await taught('foursquare');
  const done = lessons.map(({ id }) => id);
  const context = await visit.guest({}, { 'countertop.learn': { foursquare: { done, at: {} } } });
  const page = await visit.open(context, 'foursquare/learn');
  await page.locator('[data-test=guided]').click();
  const follower = await Follower.along(page, 'foursquare', 2, 11);
  for (;;) {
    await follower.catchUp((seat) => seat === 0);
    if (follower.over) break;
    await enter(page, follower.choose());
  }
  await page.locator('[data-test=coach]').getByRole('link', { name: 'All lessons' }).click();
  const far = page.locator('[data-test=progress]');
  await far.waitFor();
  expect(await far.textContent()).toBe('You have finished the course.');
  await page.getByRole('button', { name: 'Play level 1 alone' }).click();
  await page.locator('[data-test=entry]').waitFor();
  expect(await page.locator('[data-test=coach]').count()).toBe(0);
});

it.each(GAMES.slice(0, 1))('the rules of %s are in the language of the reader', async (id) => {
  const context = await visit.guest({}, { 'countertop.settings': { language: 'ru' } });
  const page = await visit.open(context, `${id}/rules/exact`);
  const rules = page.locator('article [lang=ru]');
  await rules.getByRole('heading', { level: 1 }).waitFor();
  expect(await rules.textContent()).toMatch(/R1\b.*[А-я]{4}/s);
});

describe('everybody can use', () => {
  it.each(GAMES)('a lesson of %s', async (id) => {
    const { game, lessons, words } = await taught(id);
    const lesson = lessons[0] as Lesson;
    const page = await visit.open(await visit.guest(), `${id}/learn/${lesson.id}`);
    const pupil = new Pupil(page, game, lesson, words);
    for (let index = 0; index < pupil.firstTask; index++) await page.locator('[data-test=go-on]').click();
    await pupil.tries('zz99', 'illegal');
    await page.locator('[data-test=hint]').click();
    const wrong = pupil.wrong(pupil.firstTask);
    if (wrong !== undefined) await pupil.tries(wrong, 'wrong');
    await usableByEverybody(page, 'lesson');
  });

  // This differs between the games by boards and words alone, which are looked at elsewhere.
  it.each(GAMES.slice(0, 1))('the course of %s and its guided match', async (id) => {
    const page = await visit.open(await visit.guest(), `${id}/learn`);
    await page.locator('[data-test=progress]').waitFor();
    await usableByEverybody(page, 'list');
    await page.locator('[data-test=guided]').click();
    await page.locator('[data-test=coach]').waitFor();
    // Draws and the bot come first; what is looked at must stand still.
    await page.locator('[data-test=entry]').waitFor();
    await usableByEverybody(page, 'guided match');
  });
});

it('the rules in plain words have pictures that go on step by step, by the keys and for the ears', async () => {
  const context = await visit.guest();
  const page = await visit.open(context, 'countermine/rules');
  const said = await loadWords('countermine', 'en', 'rules');
  const figure = page.getByRole('figure', { name: `Picture: ${said['strike.title']}` });
  const told = figure.locator('[data-test=told]');
  expect(await told.textContent()).toBe(said['strike.at']);
  const next = figure.getByRole('button', { name: 'Next step' });
  await next.focus();
  await page.keyboard.press('Enter');
  expect(await told.textContent()).toBe(said['strike.1']);
  await page.getByRole('status').filter({ hasText: said['strike.1'] }).waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  expect(await told.textContent()).toBe(said['strike.2']);
  // What goes on no further begins again, and the focus stays.
  await figure.getByRole('button', { name: 'From the beginning' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await told.textContent()).toBe(said['strike.at']);
  await page.keyboard.press('Enter');
  expect(await told.textContent()).toBe(said['strike.1']);
});
