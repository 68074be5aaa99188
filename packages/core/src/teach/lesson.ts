import type { Position } from '../game/position.ts';
import { movesOf, type SceneLine } from '../scene/scene.ts';
import type { Played } from '../walk/walk.ts';

/**
 * A short lesson: some steps on the real board. Lessons are data in games/<id>/teach/lessons.ts, in notation; what is said
 * stands in the section `lessons` of words/en.ts, and of every other language, under these keys:
 *   <lesson>.title                 <lesson>.about (one line for the list)
 *   <lesson>.<step>.say            what is to be seen and, with a task, what to do
 *   <lesson>.<step>.hint           a nudge (with a task)
 *   <lesson>.<step>.right          why that was right (with a task)
 *   <lesson>.<step>.wrong          the answer to any other legal try (with a task, unless every legal move is right)
 *   <lesson>.<step>.wrong.<word>   the answer to a try named in `wrong`
 */
export interface Lesson {
  readonly id: string;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly id: string;
  /** Missing: it goes on from where the step before ended. */
  readonly at?: SceneLine;
  /** Moves to point at from the first moment, in notation, between spaces. */
  readonly marks?: string;
  /** Missing: only to look at. */
  readonly task?: Task;
  /** What follows when the task is done, or when one has looked: answers and draws, between spaces, played one by one. */
  readonly then?: string;
}

/** One thing to do. Exactly one of `right`, `gains` and `any` says what is right. */
export interface Task {
  /** Moves in notation, between spaces: each of them is right. */
  readonly right?: string;
  /** Right is every move by which the mover's score rises at once by at least this much. */
  readonly gains?: number;
  /** Every legal move is right: just to try it. */
  readonly any?: true;
  /** Tries, legal or not, that deserve an answer of their own: the move, and the word of the answer. */
  readonly wrong?: Readonly<Record<string, string>>;
}

/** Whether a legal move does what the task asks for. */
export function isRight(position: Position, task: Task, { move, text }: Pick<Played, 'move' | 'text'>): boolean {
  if (task.any === true) return true;
  if (task.right !== undefined) return movesOf(task.right).includes(text);
  const mover = position.actor;
  const before = position.score(mover);
  const after = position.clone();
  after.play(move);
  return after.score(mover) - before >= (task.gains ?? 1);
}
