import {
  type BareNode,
  CHANCE,
  type Game,
  isRight,
  type Lesson,
  type LessonStep,
  type Mark,
  type Move,
  MoveList,
  movesOf,
  type Position,
  type Problem,
  type Result,
} from '@countertop/core';
import { lessonLine, onward, readMoves, rightMoves, type Stand } from './lesson-line.ts';

/** What a try has come to. */
export type TryAnswer =
  | { readonly kind: 'right' | 'shown'; readonly move: string }
  | { readonly kind: 'wrong'; readonly move: string; readonly word: string | undefined }
  | {
      readonly kind: 'illegal';
      readonly move: string;
      readonly word: string | undefined;
      readonly problem: Problem;
      readonly written: boolean;
    };

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
  answer: TryAnswer | undefined = $state.raw();
  /** 1: the hint has been given in words; 2: it points at the move. */
  hints = $state(0);
  /** The lesson goes on from its own line, not from what was played. */
  rejoined = $state(false);
  over = $state(false);
  /** What the board shows. */
  private shown: Stand = $state.raw() as Stand;
  private asking: Stand = $state.raw() as Stand;
  private readonly line: readonly Stand[];
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
  get asked(): Stand {
    return this.asking;
  }

  /** Whether the board shows what followed, and no longer what was asked. */
  get movedOn(): boolean {
    return this.shown.node !== this.asking.node;
  }

  get position(): Position {
    return positionOf(this.shown);
  }

  get last(): { readonly before: Position; readonly move: Move } | undefined {
    return this.shown.walk.lastAt(this.shown.node);
  }

  /** The seat of the learner: the one whose move is asked for, here or in the step that comes next to it. */
  get learner(): number {
    const { steps } = this.lesson;
    for (let at = this.index; at < steps.length; at++) {
      if (steps[at]?.task !== undefined) return actorAt(at === this.index ? this.asking : this.line[at]);
    }
    return actorAt(this.line[steps.findLastIndex(({ task }) => task !== undefined)]);
  }

  get legal(): readonly Move[] {
    if (this.phase !== 'asked' || this.step.task === undefined) return NONE;
    const list = new MoveList();
    this.position.moves(list);
    return list.toArray();
  }

  get marks(): readonly Mark[] {
    if (this.phase !== 'asked') return NO_MARKS;
    const { task, marks } = this.step;
    if (this.hints > 1 && task !== undefined) return this.right.map((move) => ({ move, weight: 1 }));
    return readMoves(this.game, this.position, marks ?? '').map((move) => ({ move, weight: 1 }));
  }

  /** The right moves: where anything goes, one of them is enough. */
  get right(): readonly Move[] {
    const { task } = this.step;
    if (task === undefined) return NONE;
    const all = rightMoves(this.game, positionOf(this.asking), task);
    return task.right === undefined ? all.slice(0, 1) : all;
  }

  /** What the step still has to show. */
  get hasMore(): boolean {
    return this.phase === 'asked' && this.step.task === undefined && movesOf(this.step.then ?? '').length > 0;
  }

  /** A try on the board. The one before it, if it still stands there, is taken back. */
  try(move: Move): void {
    this.takeBack();
    if (this.asks) this.judge(this.asking.walk.play(this.asking.node, move), '');
  }

  /** A try in notation. */
  tryText(text: string): void {
    this.tryNoted(text, true);
  }

  /** A try on the board that is not legal, as the board writes it. */
  tryPress(text: string): void {
    this.tryNoted(text, false);
  }

  private tryNoted(text: string, written: boolean): void {
    this.takeBack();
    if (this.asks) this.judge(this.asking.walk.playText(this.asking.node, text), text.trim(), written);
  }

  private get asks(): boolean {
    return this.step.task !== undefined && this.phase === 'asked';
  }

  private judge(tried: Result<BareNode>, given: string, written = false): void {
    const task = this.step.task ?? {};
    if (!tried.ok) {
      this.answer = { kind: 'illegal', move: given, problem: tried.problem, word: task.wrong?.[given], written };
      return;
    }
    const { text } = tried.value;
    this.shown = { ...this.asking, node: tried.value };
    if (isRight(positionOf(this.asking), task, tried.value)) {
      this.answer = { kind: 'right', move: text };
      this.follow();
    } else {
      this.answer = { kind: 'wrong', move: text, word: task.wrong?.[text] };
      this.phase = 'wrong';
    }
  }

  /** The answer stays: it may still be read, and what stands around the board does not jump. */
  takeBack(): void {
    if (this.phase !== 'wrong') return;
    this.shown = this.asking;
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
    const played = this.asking.walk.play(this.asking.node, move);
    if (!played.ok) return;
    this.answer = { kind: 'shown', move: played.value.text };
    this.shown = { ...this.asking, node: played.value };
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
    const planned = this.line[next] as Stand;
    const continues = this.lesson.steps[next]?.at === undefined;
    const same = samePosition(planned, this.shown);
    this.begin(next, continues && same ? this.shown : planned);
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

  private begin(index: number, stand = this.line[index] as Stand): void {
    clearTimeout(this.timer);
    this.index = index;
    this.asking = stand;
    this.shown = stand;
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
      const { walk, node } = this.shown;
      const after = text === undefined ? undefined : onward(this.shown, walk.playText(node, text));
      if (after === undefined) {
        this.phase = 'done';
        return;
      }
      this.timer = setTimeout(() => {
        this.shown = after;
        next();
      }, this.pause());
    };
    next();
  }

  private pause(): number {
    return this.position.actor === CHANCE ? this.tempo.draw() : this.tempo.move();
  }
}

function positionOf({ walk, node }: Stand): Position {
  return walk.positionAt(node);
}

function actorAt(stand: Stand | undefined): number {
  return stand === undefined ? 0 : positionOf(stand).actor;
}

function samePosition(one: Stand, other: Stand): boolean {
  return `${positionOf(one).freshHash()}` === `${positionOf(other).freshHash()}`;
}

const NONE: readonly Move[] = [];
const NO_MARKS: readonly Mark[] = [];
