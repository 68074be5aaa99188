import { bad, type GameRecord, good, type Result } from '@countertop/core';
import type { GameReport } from '../report/report.ts';
import type { Consideration, Errand, Inquiry, Opinion, Question, Reply, Seeded, Stretch, Wish } from './messages.ts';

/** The way to a mind that was hired: a worker or a thread. */
export interface Port {
  post(question: Question): void;
  /** From now on tells every reply, and that the mind broke down. */
  listen(hear: (reply: Reply) => void, broke: (detail: string) => void): void;
  /** Tells a mind to stop thinking about a question. Missing: one that thinks cannot be told, and is ended. */
  stop?(id: number): void;
  end(): void;
}

export interface Hiring {
  hire(): Port;
  /** Acts when a mind that was told to stop has had its time, unless it is called off. Missing: at once. */
  patience?(act: () => void): () => void;
}

/** The problem of a question whose mind was ended before it had said anything. */
export const UNFINISHED = 'thinking-unfinished';

/** An answer that is waited for. */
export interface Pending<T> {
  readonly answer: Promise<Result<T>>;
  /** Asks for the answer now: the best so far, or the problem UNFINISHED where nothing has been found yet. */
  stop(): void;
  /** Ends it without an answer, which is then the problem UNFINISHED. */
  cancel(): void;
}

interface Task {
  /** The first question that was posted for its sake. */
  readonly first: number;
  readonly hear: (reply: Reply) => void;
  readonly settle: (problem: Result<never>) => void;
  /** Settles with the best so far. */
  readonly giveUp: () => void;
  callOff: (() => void) | undefined;
}

/**
 * The side that asks. It hires a mind when one is first needed, and another when that was ended. One question at a
 * time: a new one ends the one before. Whoever asks says where they are; what has been played since the last question
 * is all that is posted.
 */
export class Asker {
  private readonly hiring: Hiring;
  private port: Port | undefined;
  /** What the mind has before it. */
  private scene: { readonly key: string; readonly moves: readonly string[] } | undefined;
  private number = 0;
  private task: Task | undefined;

  constructor(hiring: Hiring) {
    this.hiring = hiring;
  }

  /** Whether there is a mind already; else one is hired with the next question, and takes its time to come. */
  get hasMind(): boolean {
    return this.port !== undefined;
  }

  /** Begins a match: what was learned in another is forgotten. Done when thinking could begin at once. */
  open(scene: GameRecord, player?: Seeded): Promise<Result<true>> {
    this.scene = undefined;
    const errand: Errand = { kind: 'open', scene, ...(player === undefined ? {} : { player }) };
    return this.ask(scene, errand, (reply) => (reply.kind === 'ready' ? true : undefined)).answer;
  }

  /** `heard` is told what is thought so far, and how much of the effort is spent, 0 to 1. */
  think(
    scene: GameRecord,
    wish: Wish,
    heard: (thought: Consideration, part: number) => void = () => {},
  ): Pending<Consideration> {
    let best: Consideration | undefined;
    return this.ask(
      scene,
      { kind: 'think', wish },
      (reply) => {
        if (reply.kind === 'thought') {
          best = reply.thought;
          heard(reply.thought, reply.part);
        }
        return reply.kind === 'considered' ? reply.thought : undefined;
      },
      () => best,
    );
  }

  judge(scene: GameRecord, inquiry: Inquiry): Promise<Result<Opinion>> {
    return this.ask(scene, { kind: 'judge', inquiry }, (reply) => (reply.kind === 'judged' ? reply.opinion : undefined))
      .answer;
  }

  /** `heard` is told how far it is, and now and then what the report says so far; `stretch`: only on this part of the game. */
  report(
    scene: GameRecord,
    looks: number,
    heard: (done: number, of: number, soFar: GameReport | undefined) => void,
    stretch?: Stretch,
  ): Pending<GameReport> {
    const errand: Errand = { kind: 'report', looks, ...(stretch === undefined ? {} : { stretch }) };
    return this.ask(scene, errand, (reply) => {
      if (reply.kind === 'progress') heard(reply.done, reply.of, reply.soFar);
      return reply.kind === 'reported' ? reply.report : undefined;
    });
  }

  /** Lets the mind go; what was asked is not answered. Another is hired when it is needed. */
  dismiss(): void {
    this.port?.end();
    this.port = undefined;
    this.scene = undefined;
    this.task?.settle(bad(UNFINISHED));
  }

  private ask<T>(
    scene: GameRecord,
    errand: Errand,
    take: (reply: Reply) => T | undefined,
    best: () => T | undefined = () => undefined,
  ): Pending<T> {
    // A mind that thinks reads no mail.
    if (this.task !== undefined) this.dismiss();
    const port = this.port ?? this.hire();
    const first = this.number + 1;
    if (errand.kind !== 'open') this.bring(port, scene);
    else this.scene = sceneOf(scene);
    const id = this.post(port, errand);
    let resolve: (result: Result<T>) => void = () => {};
    const answer = new Promise<Result<T>>((told) => {
      resolve = told;
    });
    const settle = (result: Result<T>): void => {
      task.callOff?.();
      this.task = undefined;
      resolve(result);
    };
    const task: Task = {
      first,
      settle,
      hear: (reply) => {
        const taken = reply.id === id ? take(reply) : undefined;
        if (taken !== undefined) settle(good(taken));
      },
      giveUp: () => {
        const found = best();
        if (found !== undefined) settle(good(found));
        this.dismiss();
      },
      callOff: undefined,
    };
    this.task = task;
    return {
      answer,
      stop: () => {
        if (this.task === task) this.stop(port, id, task);
      },
      cancel: () => {
        if (this.task === task) this.dismiss();
      },
    };
  }

  private stop(port: Port, id: number, task: Task): void {
    if (port.stop === undefined || this.hiring.patience === undefined) {
      task.giveUp();
      return;
    }
    port.stop(id);
    task.callOff ??= this.hiring.patience(task.giveUp);
  }

  /** Brings the mind to where the next question is asked. */
  private bring(port: Port, scene: GameRecord): void {
    const { scene: now } = this;
    const next = sceneOf(scene);
    this.scene = next;
    if (now?.key !== next.key) {
      this.post(port, { kind: 'open', scene });
      return;
    }
    let same = 0;
    while (same < now.moves.length && now.moves[same] === next.moves[same]) same++;
    if (same === now.moves.length && same === next.moves.length) return;
    this.post(port, { kind: 'follow', ply: same, moves: next.moves.slice(same) });
  }

  private post(port: Port, errand: Errand): number {
    const id = ++this.number;
    port.post({ ...errand, id });
    return id;
  }

  private hire(): Port {
    const port = this.hiring.hire();
    this.port = port;
    port.listen(
      (reply) => {
        const { task } = this;
        if (this.port !== port || task === undefined || reply.id < task.first) return;
        if (reply.kind === 'failed') {
          // Whatever was to be opened or followed, the mind may now have nothing before it.
          this.scene = undefined;
          task.settle({ ok: false, problem: reply.problem });
        } else task.hear(reply);
      },
      (detail) => {
        if (this.port !== port) return;
        const { task } = this;
        this.task = undefined;
        this.dismiss();
        task?.settle(bad('thinking-fault', { detail }));
      },
    );
    return port;
  }
}

function sceneOf({ game, options, seats, setup, moves }: GameRecord): { key: string; moves: readonly string[] } {
  return { key: JSON.stringify([game, options, seats, setup]), moves: [...moves] };
}
