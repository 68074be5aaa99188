import {
  CHANCE,
  type Game,
  judgeTry,
  type Lesson,
  type LessonStep,
  type Mark,
  type Move,
  MoveList,
  movesOf,
  type Problem,
  readMove,
} from '@countertop/core';
import { lessonLine, rightMoves } from './lesson-line.ts';
import { type Moment, momentAfter, momentAfterText, samePosition } from './moment.ts';

/** What a try has come to. */
export type Answer =
  | { readonly kind: 'right' | 'shown'; readonly move: string }
  | { readonly kind: 'wrong'; readonly move: string; readonly word: string | undefined }
  | { readonly kind: 'illegal'; readonly move: string; readonly word: string | undefined; readonly problem: Problem };

/** `asked`: something is to be done or looked at. `wrong`: a try stands on the board. `following`: the rest is being played. */
export type Phase = 'asked' | 'wrong' | 'following' | 'done';

/** How long a move that follows is looked at, in milliseconds. */
export interface Tempo {
  move(): number;
  draw(): number;
}

/** Somebody going through a lesson. Nothing in here knows how it looks. */
export class LessonRun {
  readonly game: Game;
  readonly lesson: Lesson;
  index = $state(0);
  phase: Phase = $state('asked');
  /** What the board shows. */
  moment: Moment = $state.raw() as Moment;
  answer: Answer | undefined = $state.raw();
  /** 1: the hint has been given in words; 2: it points at the move. */
  hints = $state(0);
  /** The lesson goes on from its own line, not from what was played. */
  rejoined = $state(false);
  over = $state(false);
  private asking: Moment = $state.raw() as Moment;
  private readonly line: readonly Moment[];
  private readonly tempo: Tempo;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Game, lesson: Lesson, tempo: Tempo, from = 0) {
    this.game = game;
    this.lesson = lesson;
    this.tempo = tempo;
    this.line = lessonLine(game, lesson);
    this.begin(Math.min(Math.max(0, from), lesson.steps.length - 1));
  }

  get step(): LessonStep {
    return this.lesson.steps[this.index] as LessonStep;
  }

  /** Where the task is asked: also while a try stands on the board. */
  get asked(): Moment {
    return this.asking;
  }

  /** The seat of the learner: the one whose move is asked for, here or in the step that comes next to it. */
  get learner(): number {
    const { steps } = this.lesson;
    for (let at = this.index; at < steps.length; at++) {
      if (steps[at]?.task !== undefined) return (at === this.index ? this.asking : this.line[at])?.position.actor ?? 0;
    }
    const before = steps.findLastIndex(({ task }) => task !== undefined);
    return this.line[before]?.position.actor ?? 0;
  }

  get legal(): readonly Move[] {
    if (this.phase !== 'asked' || this.step.task === undefined) return NONE;
    const list = new MoveList();
    this.moment.position.moves(list);
    return list.toArray();
  }

  get marks(): readonly Mark[] {
    if (this.phase !== 'asked') return NO_MARKS;
    const { task, marks } = this.step;
    if (this.hints > 1 && task !== undefined) return this.right.map((move) => ({ move, weight: 1 }));
    return movesOf(marks ?? '').flatMap((text) => {
      const move = readMove(this.game, this.moment.position, text);
      return move.ok ? [{ move: move.value, weight: 1 }] : [];
    });
  }

  /** The right moves: where anything goes, one of them is enough. */
  get right(): readonly Move[] {
    const { task } = this.step;
    if (task === undefined) return NONE;
    const all = rightMoves(this.game, this.asking.position, task);
    return task.right === undefined ? all.slice(0, 1) : all;
  }

  /** What the step still has to show. */
  get hasMore(): boolean {
    return this.phase === 'asked' && this.step.task === undefined && movesOf(this.step.then ?? '').length > 0;
  }

  try(move: Move): void {
    this.takeBack();
    this.tryText(this.game.write(this.asking.position, move));
  }

  /** A try in notation. The one before it, if it still stands on the board, is taken back. */
  tryText(text: string): void {
    const { task } = this.step;
    this.takeBack();
    if (task === undefined || this.phase !== 'asked') return;
    const { position } = this.asking;
    const move = spelled(this.game, position, text.trim());
    const judged = judgeTry(this.game, position, task, move);
    switch (judged.kind) {
      case 'illegal':
        this.answer = { ...judged, move };
        break;
      case 'wrong':
        this.answer = { kind: 'wrong', move, word: judged.word };
        this.moment = momentAfter(this.game, this.asking, judged.move);
        this.phase = 'wrong';
        break;
      case 'right':
        this.answer = { kind: 'right', move };
        this.moment = momentAfter(this.game, this.asking, judged.move);
        this.follow();
        break;
    }
  }

  /** The answer stays: it may still be read, and what stands around the board does not jump. */
  takeBack(): void {
    if (this.phase !== 'wrong') return;
    this.moment = this.asking;
    this.phase = 'asked';
  }

  hint(): void {
    this.takeBack();
    this.answer = undefined;
    this.hints = Math.min(2, this.hints + 1);
  }

  showAnswer(): void {
    this.takeBack();
    const move = this.right[0];
    if (this.phase !== 'asked' || move === undefined) return;
    this.answer = { kind: 'shown', move: this.game.write(this.asking.position, move) };
    this.moment = momentAfter(this.game, this.asking, move);
    this.follow();
  }

  /** Plays what a step without a task has to show. */
  watch(): void {
    if (this.hasMore) this.follow();
  }

  goOn(): void {
    clearTimeout(this.timer);
    if (this.index + 1 >= this.lesson.steps.length) {
      this.over = true;
      return;
    }
    const next = this.index + 1;
    const planned = this.line[next] as Moment;
    const continues = this.lesson.steps[next]?.at === undefined;
    const same = samePosition(planned, this.moment);
    this.begin(next, continues && same ? this.moment : planned);
    this.rejoined = continues && !same;
  }

  back(): void {
    this.begin(Math.max(0, this.over ? this.index : this.index - 1));
  }

  restart(): void {
    this.begin(0);
  }

  /** The same step from its beginning. */
  again(): void {
    this.begin(this.index, this.asking);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private begin(index: number, moment = this.line[index] as Moment): void {
    clearTimeout(this.timer);
    this.index = index;
    this.asking = moment;
    this.moment = moment;
    this.answer = undefined;
    this.hints = 0;
    this.rejoined = false;
    this.over = false;
    this.phase = 'asked';
    if (this.step.task === undefined && movesOf(this.step.then ?? '').length === 0) this.phase = 'done';
  }

  /** What follows, move by move. After another right move than the lesson's own it may not fit: then it is left out. */
  private follow(): void {
    this.phase = 'following';
    const rest = movesOf(this.step.then ?? '');
    const next = (): void => {
      const text = rest.shift();
      const after = text === undefined ? undefined : momentAfterText(this.game, this.moment, text);
      if (after === undefined) {
        this.phase = 'done';
        return;
      }
      this.timer = setTimeout(() => {
        this.moment = after;
        next();
      }, this.pause());
    };
    next();
  }

  private pause(): number {
    return this.moment.position.actor === CHANCE ? this.tempo.draw() : this.tempo.move();
  }
}

/** A move as the game writes it; as it was typed where it is none. */
function spelled(game: Game, position: Moment['position'], text: string): string {
  const move = readMove(game, position, text);
  return move.ok ? game.write(position, move.value) : text;
}

const NONE: readonly Move[] = [];
const NO_MARKS: readonly Mark[] = [];
