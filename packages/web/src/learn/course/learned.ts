import { eachOf, fieldsOf, isText, onlyOf } from '../../store/keepsake.ts';
import { readSitting, type Sitting } from '../exam/sitting.ts';

/** How far somebody has come in the course of a game. */
export interface Learned {
  /** The lessons that are done. */
  readonly done: readonly string[];
  /** The step, by name, at which a lesson was left. */
  readonly at: Readonly<Record<string, string>>;
  /** By lesson the steps whose answer was shown, and not found since. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  /** The exam, once it has begun. */
  readonly exam?: Sitting;
  /** The guided match, once it has begun. */
  readonly match?: string;
  /** The guided match has been played to its end. */
  readonly finished?: true;
}

export const NOTHING_LEARNED: Learned = { done: [], at: {}, shown: {} };

/** A lesson has come to its end. */
export function lessonDone(learned: Learned, lesson: string): Learned {
  const { [lesson]: _, ...at } = learned.at;
  return { ...learned, at, done: [...learned.done.filter((each) => each !== lesson), lesson] };
}

/** A step has been done: found, or shown as the answer. What was shown once and is found later counts as found. */
export function stepDone(learned: Learned, lesson: string, step: string, how: 'found' | 'shown'): Learned {
  const { [lesson]: before = [], ...others } = learned.shown;
  if (before.includes(step) === (how === 'shown')) return learned;
  const now = how === 'shown' ? [...before, step] : before.filter((each) => each !== step);
  return { ...learned, shown: now.length === 0 ? others : { ...others, [lesson]: now } };
}

/** The steps of a lesson that are still to be found without the answer. */
export function shownSteps({ shown }: Learned, lesson: string): readonly string[] {
  return shown[lesson] ?? [];
}

export function readLearned(value: unknown): Learned {
  const { done, at, shown, exam, match, finished } = fieldsOf(value);
  const steps = eachOf(shown, texts);
  return {
    done: texts(done),
    at: onlyOf(at, isText),
    shown: Object.fromEntries(Object.entries(steps).filter(([, each]) => each.length > 0)),
    ...(exam === undefined ? {} : { exam: readSitting(exam) }),
    ...(isText(match) ? { match } : {}),
    ...(finished === true ? { finished } : {}),
  };
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isText) : [];
}
