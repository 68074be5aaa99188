import {
  type BareNode,
  type Game,
  type Happened,
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
import { lessonLine, readMoves, rightMoves, type Stand } from './lesson-line.ts';
import { Showing, type Tempo } from './showing.svelte.ts';

/** What a try has come to. */
export type TryAnswer =
  | { readonly kind: 'right' | 'shown'; readonly move: string }
  | { readonly kind: 'wrong'; readonly move: string; readonly word: string | undefined }
  /** In an exam: what was tried, and the move that was right. */
  | { readonly kind: 'missed'; readonly move: string; readonly tried: string }
  | {
      readonly kind: 'illegal';
      readonly move: string;
      readonly word: string | undefined;
      readonly problem: Problem;
      readonly written: boolean;
    };

/**
 * `asked`: something is to be done or looked at. `held`: a try stands on the board and is not handed in yet. `wrong`: one that was
 * wrong stands there. `following`: the rest is being played.
 */
export type Phase = 'asked' | 'held' | 'wrong' | 'following' | 'done';

export interface Beginning {
  /** The step to begin with. */
  readonly from?: number;
  /** So many of the moves that lead to the first position are part of what is told. */
  readonly led?: number;
  /** An exam: one try each, which counts when it is handed in. */
  readonly once?: boolean;
}

/** Somebody going through a lesson. Nothing in here knows how it looks. */
export class LessonRun {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly once: boolean;
  index = $state(0);
  phase: Phase = $state('asked');
  answer: TryAnswer | undefined = $state.raw();
  /** 1: the hint has been given in words; 2: it points at the move. */
  hints = $state(0);
  /** The lesson goes on from its own line, not from what was played. */
  rejoined = $state(false);
  private readonly board: Showing;
  private asking: Stand = $state.raw() as Stand;
  /** Where all was done: what is played on from there is no part of it. */
  end: Stand | undefined = $state.raw();
  /** Where what is shown after that begins. */
  private shown: Stand | undefined = $state.raw();
  private readonly line: readonly Stand[];

  constructor(game: Game, lesson: Lesson, tempo: Tempo, { from = 0, led = 0, once = false }: Beginning = {}) {
    this.game = game;
    this.once = once;
    this.lesson = lesson;
    this.line = lessonLine(game, lesson, led);
    this.board = new Showing(this.line[0] as Stand, tempo);
    this.begin(Math.min(Math.max(0, from), lesson.steps.length - 1));
  }

  get over(): boolean {
    return this.end !== undefined;
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
    return this.board.stand.node !== this.asking.node;
  }

  get position(): Position {
    return this.board.position;
  }

  get last(): { readonly before: Position; readonly move: Move } | undefined {
    return this.board.last;
  }

  /** What has happened since the learner's last move, oldest first; when all is done, what was played on. */
  get since(): readonly Happened[] {
    return this.end === undefined ? this.board.sinceMoveOf(this.learner) : this.board.since(this.shown ?? this.end);
  }

  /** Whether what has happened is shown once more. */
  get showing(): boolean {
    return this.board.again;
  }

  showAgain(): void {
    if (this.phase !== 'following') this.board.showAgain(this.since.length);
  }

  endShow(): void {
    this.board.endShow();
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
    if (this.phase !== 'asked' || this.showing || this.step.task === undefined) return NONE;
    const list = new MoveList();
    this.position.moves(list);
    return list.toArray();
  }

  get marks(): readonly Mark[] {
    if (this.phase !== 'asked' || this.showing) return NO_MARKS;
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
    this.board.show({ ...this.asking, node: tried.value });
    if (this.once) {
      this.answer = undefined;
      this.phase = 'held';
    } else if (isRight(positionOf(this.asking), task, tried.value)) {
      this.answer = { kind: 'right', move: text };
      this.follow();
    } else {
      this.answer = { kind: 'wrong', move: text, word: task.wrong?.[text] };
      this.phase = 'wrong';
    }
  }

  /** The try that stands on the board is the answer. */
  handIn(): void {
    if (this.phase !== 'held') return;
    const { node } = this.board.stand;
    if (isRight(positionOf(this.asking), this.step.task ?? {}, node)) {
      this.answer = { kind: 'right', move: node.text };
      this.follow();
    } else this.showRight((move) => ({ kind: 'missed', move, tried: node.text }));
  }

  /** The answer stays: it may still be read, and what stands around the board does not jump. */
  takeBack(): void {
    this.endShow();
    if (this.phase !== 'wrong' && this.phase !== 'held') return;
    this.board.show(this.asking);
    this.phase = 'asked';
  }

  /** Plays what answers a wrong try, for all to see. */
  refute(moves: readonly string[]): void {
    if (this.phase === 'wrong') this.board.playOut(moves);
  }

  /** Plays on from where all was done. */
  playOn(moves: readonly string[]): void {
    if (this.end !== undefined) this.showFrom(this.end, moves);
  }

  /** Where the first task is asked. */
  get first(): Stand {
    return this.line[0] as Stand;
  }

  /** When all is done: plays something else from the first task on. */
  tryOut(moves: readonly string[]): void {
    if (this.end !== undefined) this.showFrom(this.first, moves);
  }

  private showFrom(stand: Stand, moves: readonly string[]): void {
    this.shown = stand;
    this.board.show(stand);
    this.follow(moves);
  }

  hint(): void {
    this.takeBack();
    this.answer = undefined;
    this.hints = Math.min(2, this.hints + 1);
  }

  showAnswer(): void {
    this.showRight((move) => ({ kind: 'shown', move }));
  }

  private showRight(answer: (move: string) => TryAnswer): void {
    this.takeBack();
    const move = this.right[0];
    if (this.phase !== 'asked' || move === undefined) return;
    const played = this.asking.walk.play(this.asking.node, move);
    if (!played.ok) return;
    this.answer = answer(played.value.text);
    this.board.show({ ...this.asking, node: played.value });
    this.follow();
  }

  /** Plays what a step without a task has to show. */
  watch(): void {
    if (this.hasMore) this.follow();
  }

  goOn(): void {
    this.endShow();
    const { stand } = this.board;
    if (this.index + 1 >= this.lesson.steps.length) {
      this.end = stand;
      return;
    }
    const next = this.index + 1;
    const planned = this.line[next] as Stand;
    const continues = this.lesson.steps[next]?.at === undefined;
    const same = samePosition(planned, stand);
    this.begin(next, continues && same ? stand : planned);
    this.rejoined = continues && !same;
  }

  back(): void {
    this.begin(Math.max(0, this.over ? this.index : this.index - 1));
  }

  restart(): void {
    this.begin(0);
  }

  goTo(step: string): void {
    this.begin(
      Math.max(
        0,
        this.lesson.steps.findIndex(({ id }) => id === step),
      ),
    );
  }

  /** The same step from its beginning. */
  again(): void {
    this.begin(this.index, this.asking);
  }

  close(): void {
    this.board.rest();
  }

  private begin(index: number, stand = this.line[index] as Stand): void {
    this.index = index;
    this.asking = stand;
    this.end = undefined;
    this.shown = undefined;
    this.board.show(stand);
    this.answer = undefined;
    this.hints = 0;
    this.rejoined = false;
    this.phase = 'asked';
    if (this.step.task === undefined && movesOf(this.step.then ?? '').length === 0) this.phase = 'done';
  }

  private follow(moves: readonly string[] = movesOf(this.step.then ?? '')): void {
    this.phase = 'following';
    this.board.playOut(moves, () => {
      this.phase = 'done';
    });
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
