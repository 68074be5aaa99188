import type { EngineView, FromStudyWorker, StudyQuestion, ToStudyWorker } from './study-thinking.ts';

/** Whoever goes through a game quickly does not want every position thought about. */
const PAUSE = 120;

/** Thinks about the position that is looked at, in a worker of its own, as long as it is on. */
export class Engine {
  view: EngineView | undefined = $state.raw();
  failed = $state(false);
  private worker: Worker | undefined;
  private busy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  watch(question: StudyQuestion): void {
    this.stop();
    this.timer = setTimeout(() => this.ask(question), PAUSE);
  }

  /** Nothing more is thought; what was thought is forgotten. */
  stop(): void {
    clearTimeout(this.timer);
    this.view = undefined;
    this.failed = false;
    // A worker that thinks cannot be spoken to: it is let go. One that is done waits for the next question.
    if (this.busy) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.busy = false;
  }

  private ask(question: StudyQuestion): void {
    this.worker ??= this.hire();
    this.busy = true;
    this.worker.postMessage({ kind: 'watch', question } satisfies ToStudyWorker);
  }

  private hire(): Worker {
    const hired = hireStudyWorker();
    hired.addEventListener('message', ({ data }: MessageEvent<FromStudyWorker>) => {
      if (data.kind === 'view') {
        this.view = data.view;
        this.busy = !data.view.done;
      } else if (data.kind === 'failed') this.fail();
    });
    hired.addEventListener('error', () => this.fail());
    return hired;
  }

  private fail(): void {
    this.close();
    this.failed = true;
  }
}

export function hireStudyWorker(): Worker {
  return new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' });
}
