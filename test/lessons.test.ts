import { games, loadWords } from '@countertop/catalogue';
import {
  EXAM_TASKS,
  type Exam,
  type Game,
  isRight,
  type Lesson,
  type LessonStep,
  MoveList,
  movesOf,
  NOBODY,
  openScene,
  type Position,
  type Replay,
  readMove,
  type WordsByLanguage,
} from '@countertop/core';
import { describe, expect, it } from 'vitest';
import { gameOf } from './game-of.ts';

/** How many lessons a course has at least. */
const LEAST = 6;
const LANGUAGES = ['en', 'ru'];

for (const { id, loadGuide } of games) {
  const guide = await loadGuide();
  const lessons = await guide?.lessons?.();
  if (lessons === undefined) continue;
  const exam = await guide?.exam?.();
  const lessonWords: WordsByLanguage = {
    en: await loadWords(id, 'en', 'lessons'),
    ru: await loadWords(id, 'ru', 'lessons'),
  };
  const examWords: WordsByLanguage = { en: await loadWords(id, 'en', 'exam'), ru: await loadWords(id, 'ru', 'exam') };
  const game = await gameOf(id);

  describe(`the lessons of ${id}`, () => {
    it(`are at least ${LEAST}, each with its own name`, () => {
      expect(lessons.length).toBeGreaterThanOrEqual(LEAST);
      expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    });

    it.each(lessons)('$id can be played through', (lesson) => playThrough(game, lesson));

    it.each(lessons)('$id has its words in every language', (lesson) => {
      for (const language of LANGUAGES) {
        const said = lessonWords[language] ?? {};
        const missing = wordsOf(lesson).filter((key) => (said[key] ?? '').trim() === '');
        expect(missing, language).toEqual([]);
      }
    });

    it('have no words that nobody says', () => {
      const known = new Set(lessons.flatMap(wordsOf));
      for (const language of LANGUAGES) {
        const idle = Object.keys(lessonWords[language] ?? {}).filter((key) => !known.has(key));
        expect(idle, language).toEqual([]);
      }
    });

    it('leave the name of the exam to it', () => expect(lessons.map((lesson) => lesson.id)).not.toContain('exam'));
  });

  if (exam === undefined) continue;
  describe(`the exam of ${id}`, () => {
    it(`has ${EXAM_TASKS} tasks, each of them taught by a lesson`, () => {
      expect(exam.length).toBe(EXAM_TASKS);
      const taught = lessons.map((lesson) => lesson.id);
      for (const task of exam) expect(taught, task.id).toContain(task.lesson);
    });

    it('can be played through', () => playThrough(game, { id: 'exam', steps: exam }));

    it('asks nothing that a lesson has shown', () => {
      const shown = new Set(lessons.flatMap((lesson) => positionsOf(game, lesson)));
      const asked = positionsOf(game, { id: 'exam', steps: exam });
      expect(new Set(asked).size).toBe(exam.length);
      expect(asked.filter((position) => shown.has(position))).toEqual([]);
    });

    it.each(LANGUAGES)('has its words in %s, and no others', (language) => {
      const said = examWords[language] ?? {};
      expect(Object.keys(said).sort()).toEqual(examKeys(exam).sort());
      for (const [key, phrase] of Object.entries(said)) expect(phrase.trim(), key).not.toBe('');
    });
  });
}

function examKeys(exam: Exam): string[] {
  return exam.flatMap(({ id }) => [`${id}.say`, `${id}.why`]);
}

/** The positions that a lesson sets up, and those in which it asks for something later on are reached from them. */
function positionsOf(game: Game, { id, steps }: Lesson): string[] {
  return steps.flatMap((step) =>
    step.at === undefined ? [] : [hashOf(opened(openScene(game, step.at), `${id}.${step.id}`))],
  );
}

/** Every lesson's right and wrong answers go through the rules. */
function playThrough(game: Game, lesson: Lesson): void {
  expect(new Set(lesson.steps.map(({ id }) => id)).size, 'names of steps').toBe(lesson.steps.length);
  expect(lesson.steps[0]?.at, 'the first step has a position').toBeDefined();
  const tasks = lesson.steps.filter(({ task }) => task !== undefined);
  expect(tasks.length, 'there is something to do').toBeGreaterThan(0);
  let position: Position | undefined;
  for (const step of lesson.steps) {
    const at = `${lesson.id}.${step.id}`;
    if (step.at !== undefined) position = opened(openScene(game, step.at), at);
    if (position === undefined) throw new Error(`${at} has no position`);
    for (const text of movesOf(step.marks ?? '')) {
      expect(readMove(game, position, text).ok, `${at}: the mark ${text} is legal`).toBe(true);
    }
    const right = rightAndWrong(game, position, step, at);
    if (right !== undefined) position.play(right);
    play(game, position, step.then ?? '', at);
  }
}

/** Tries everything that can be tried in a step; returns the first right move. */
function rightAndWrong(game: Game, position: Position, step: LessonStep, at: string): number | undefined {
  const { task } = step;
  if (task === undefined) return undefined;
  const ways = [task.right, task.gains, task.any].filter((way) => way !== undefined);
  expect(ways.length, `${at} says in one way what is right`).toBe(1);
  expect(position.actor, `${at}: a seat is to move`).toBeGreaterThanOrEqual(0);
  const legal = new MoveList();
  position.moves(legal);
  const ifRight = (text: string): number | undefined => {
    const move = readMove(game, position, text);
    return move.ok && isRight(position, task, { move: move.value, text }) ? move.value : undefined;
  };
  let first: number | undefined;
  for (const text of movesOf(task.right ?? '')) {
    expect(ifRight(text), `${at}: ${text} is right`).toBeDefined();
    first ??= ifRight(text);
  }
  for (const text of Object.keys(task.wrong ?? {})) {
    expect(ifRight(text), `${at}: ${text} is wrong`).toBeUndefined();
  }
  const hash = hashOf(position);
  let wrong = 0;
  for (let i = 0; i < legal.length; i++) {
    const move = legal.moves[i] ?? 0;
    if (isRight(position, task, { move, text: game.write(position, move) })) first ??= move;
    else wrong++;
  }
  expect(hashOf(position), `${at}: a try leaves no trace`).toBe(hash);
  expect(first, `${at} can be solved`).toBeDefined();
  if (task.any === undefined) expect(wrong, `${at} can be missed`).toBeGreaterThan(0);
  return first;
}

function play(game: Game, position: Position, line: string, at: string): void {
  for (const text of movesOf(line)) {
    expect(position.actor, `${at}: not over before ${text}`).not.toBe(NOBODY);
    const read = readMove(game, position, text);
    expect(read, `${at}: then ${text}`).toMatchObject({ ok: true });
    if (read.ok) position.play(read.value);
  }
}

function opened(scene: Replay, at: string): Position {
  expect(scene, at).toMatchObject({ ok: true });
  if (!scene.ok) throw new Error(`${at} cannot be opened`);
  return scene.position;
}

function wordsOf(lesson: Lesson): string[] {
  const keys = [`${lesson.id}.title`, `${lesson.id}.about`];
  for (const step of lesson.steps) {
    const key = `${lesson.id}.${step.id}`;
    keys.push(`${key}.say`);
    if (step.task === undefined) continue;
    keys.push(`${key}.hint`, `${key}.right`);
    if (step.task.any === undefined) keys.push(`${key}.wrong`);
    for (const word of Object.values(step.task.wrong ?? {})) keys.push(`${key}.wrong.${word}`);
  }
  return keys;
}

function hashOf(position: Position): string {
  return `${position.freshHash()}`;
}
