import {
  type Answer,
  bareAnswer,
  type FromWorker,
  type Inquiry,
  type Opinion,
  type Question,
  type ToWorker,
} from './thinking.ts';

export interface Thinking {
  readonly answer: Promise<Answer | undefined>;
  /** Ends it now: the answer is the best so far, or undefined where nothing has been found yet. */
  stop(): void;
  /** Ends it without an answer. */
  cancel(): void;
}

type Asked = { readonly question: Question } | { readonly inquiry: Inquiry };

interface Task {
  readonly id: number;
  readonly progress: (done: number) => void;
  readonly settle: (answer: Answer | Opinion | undefined) => void;
  best: string | undefined;
}

/** A worker that thinks, hired when it is first needed. One question at a time, a new one ends the one before. */
export class Mind {
  private worker: Worker | undefined;
  private number = 0;
  private task: Task | undefined;

  think(question: Question, progress: (done: number) => void = () => {}): Thinking {
    const { id, settled } = this.ask({ question }, progress);
    const mine = (): boolean => this.task?.id === id;
    return {
      answer: settled as Promise<Answer | undefined>,
      stop: () => {
        if (mine()) this.end(this.task?.best);
      },
      cancel: () => {
        if (mine()) this.end(undefined);
      },
    };
  }

  /** What is to be said about some moves; undefined where nothing is, or where something else was asked meanwhile. */
  judge(inquiry: Inquiry): Promise<Opinion | undefined> {
    return this.ask({ inquiry }, () => {}).settled as Promise<Opinion | undefined>;
  }

  /** Nothing more will be asked. */
  dismiss(): void {
    this.end(undefined);
  }

  private ask(
    asked: Asked,
    progress: Task['progress'],
  ): { id: number; settled: Promise<Answer | Opinion | undefined> } {
    if (this.task !== undefined) this.end(undefined);
    const id = ++this.number;
    const settled = new Promise<Answer | Opinion | undefined>((settle) => {
      this.task = { id, progress, settle, best: undefined };
    });
    this.worker ??= this.hire();
    this.worker.postMessage({ id, ...asked } satisfies ToWorker);
    return { id, settled };
  }

  private hire(): Worker {
    const hired = new Worker(new URL('./brain-worker.ts', import.meta.url), { type: 'module' });
    hired.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const { task } = this;
      if (task === undefined || data.id !== task.id) return;
      switch (data.kind) {
        case 'progress':
          task.best = data.move;
          task.progress(data.done);
          break;
        case 'answer':
          this.finish(data.answer);
          break;
        case 'opinion':
          this.finish(data.opinion);
          break;
        case 'failed':
          this.finish(undefined);
          break;
      }
    });
    hired.addEventListener('error', () => this.end(undefined));
    return hired;
  }

  private finish(answer: Answer | Opinion | undefined): void {
    const done = this.task;
    this.task = undefined;
    done?.settle(answer);
  }

  /** A worker that thinks cannot be spoken to: it is let go, and another is hired when it is needed. */
  private end(best: string | undefined): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.finish(best === undefined ? undefined : bareAnswer(best, true));
  }
}

/** The mind of the bots. Whoever wants to think beside them has a mind of their own. */
const bots = new Mind();

export const think = (question: Question, progress?: (done: number) => void): Thinking =>
  bots.think(question, progress);
