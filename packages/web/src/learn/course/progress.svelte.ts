import type { Exam } from '@countertop/core';
import { eachOf, Keepsake } from '../../store/keepsake.ts';
import { answered, begun, type Found, marked } from '../exam/sitting.ts';
import { type Learned, lessonDone, NOTHING_LEARNED, readLearned, stepDone } from './learned.ts';

const keepsake = new Keepsake('learn', (kept) => eachOf(kept, readLearned));

/** Progress through the courses, kept on this device. */
class Progress {
  private games: Readonly<Record<string, Learned>> = $state.raw(keepsake.read());

  of(game: string): Learned {
    return this.games[game] ?? NOTHING_LEARNED;
  }

  reach(game: string, lesson: string, step: string): void {
    const learned = this.of(game);
    if (learned.at[lesson] !== step) this.keep(game, { ...learned, at: { ...learned.at, [lesson]: step } });
  }

  finishStep(game: string, lesson: string, step: string, how: 'found' | 'shown'): void {
    this.keep(game, stepDone(this.of(game), lesson, step, how));
  }

  finishLesson(game: string, lesson: string): void {
    this.keep(game, lessonDone(this.of(game), lesson));
  }

  /** Begins the exam, for the first time or once more. */
  beginExam(game: string): void {
    const learned = this.of(game);
    this.keep(game, { ...learned, exam: begun(learned.exam) });
  }

  answerTask(game: string, exam: Exam, task: string, how: Found): void {
    const learned = this.of(game);
    const sitting = answered(learned.exam ?? begun(undefined), task, how);
    if (sitting !== learned.exam) this.keep(game, { ...learned, exam: marked(sitting, exam) });
  }

  beginMatch(game: string, match: string): void {
    this.keep(game, { ...this.of(game), match });
  }

  /** The game of which this match is the guided one. */
  guidedGame(match: string): string | undefined {
    return Object.entries(this.games).find(([, learned]) => learned.match === match)?.[0];
  }

  /** The course that was last at hand and is not finished. */
  get underWay(): string | undefined {
    return Object.entries(this.games).findLast(
      ([, { done, at, finished }]) => finished !== true && (done.length > 0 || Object.keys(at).length > 0),
    )?.[0];
  }

  finishCourse(game: string): void {
    if (this.of(game).finished !== true) this.keep(game, { ...this.of(game), finished: true });
  }

  forget(game: string): void {
    this.keep(game, NOTHING_LEARNED);
  }

  private keep(game: string, learned: Learned): void {
    if (this.games[game] === learned) return;
    // What is at hand stands last.
    const { [game]: _, ...others } = this.games;
    this.games = { ...others, [game]: learned };
    keepsake.keep(this.games);
  }
}

export const progress = new Progress();
