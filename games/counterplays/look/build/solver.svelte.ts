import type { FromSolver, SolverAnswer, SolverQuestion } from './solving.ts';

/** A worker that solves one question at a time. */
export class Solver {
  /** What it is at; undefined while it rests. */
  busy: { readonly kind: SolverQuestion['kind']; readonly found: number; readonly done: number } | undefined =
    $state.raw();

  private worker: Worker | undefined;
  private id = 0;
  private settle: ((answer: SolverAnswer | undefined) => void) | undefined;

  /** The answer, or undefined where it was stopped. */
  ask(question: SolverQuestion): Promise<SolverAnswer | undefined> {
    this.stop();
    this.busy = { kind: question.kind, found: 0, done: 0 };
    this.worker ??= this.hire();
    this.worker.postMessage({ id: ++this.id, question });
    return new Promise((settle) => {
      this.settle = settle;
    });
  }

  stop(): void {
    if (this.busy === undefined) return;
    this.worker?.terminate();
    this.worker = undefined;
    this.finish(undefined);
  }

  close(): void {
    this.stop();
    this.worker?.terminate();
    this.worker = undefined;
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromSolver>) => {
      if (data.id !== this.id || this.busy === undefined) return;
      if (data.kind === 'answer') this.finish(data.answer);
      else this.busy = { ...this.busy, found: data.found, done: data.done };
    });
    worker.addEventListener('error', () => this.stop());
    return worker;
  }

  private finish(answer: SolverAnswer | undefined): void {
    const { settle } = this;
    this.settle = undefined;
    this.busy = undefined;
    settle?.(answer);
  }
}
