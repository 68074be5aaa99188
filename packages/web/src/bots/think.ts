import type { Answer, FromWorker, Question, ToWorker } from './thinking.ts';

export interface Thinking {
  readonly answer: Promise<Answer | undefined>;
  /** Ends it now: the answer is the best so far, or undefined where nothing has been found yet. */
  stop(): void;
  /** Ends it without an answer. */
  cancel(): void;
}

interface Task {
  readonly id: number;
  readonly progress: (done: number) => void;
  readonly settle: (answer: Answer | undefined) => void;
  best: string | undefined;
}

let worker: Worker | undefined;
let number = 0;
let task: Task | undefined;

/** Asks the worker; one question at a time, a new one ends the one before. */
export function think(question: Question, progress: (done: number) => void = () => {}): Thinking {
  if (task !== undefined) end(undefined);
  const id = ++number;
  const answer = new Promise<Answer | undefined>((settle) => {
    task = { id, progress, settle, best: undefined };
  });
  worker ??= hire();
  worker.postMessage({ id, question } satisfies ToWorker);
  const mine = (): boolean => task?.id === id;
  return {
    answer,
    stop: () => {
      if (mine()) end(task?.best);
    },
    cancel: () => {
      if (mine()) end(undefined);
    },
  };
}

function hire(): Worker {
  const hired = new Worker(new URL('./brain-worker.ts', import.meta.url), { type: 'module' });
  hired.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (task === undefined || data.id !== task.id) return;
    switch (data.kind) {
      case 'progress':
        task.best = data.move;
        task.progress(data.done);
        break;
      case 'answer':
        finish(data.answer);
        break;
      case 'failed':
        finish(undefined);
        break;
    }
  });
  hired.addEventListener('error', () => end(undefined));
  return hired;
}

function finish(answer: Answer | undefined): void {
  const done = task;
  task = undefined;
  done?.settle(answer);
}

/** A worker that thinks cannot be spoken to: it is let go, and another is hired when it is needed. */
function end(best: string | undefined): void {
  worker?.terminate();
  worker = undefined;
  finish(best === undefined ? undefined : onlyMove(best));
}

function onlyMove(move: string): Answer {
  return {
    move,
    line: [move],
    values: [],
    chances: [],
    candidates: [],
    reasons: [],
    words: {},
    unit: '',
    nodes: 0,
    depth: 0,
    exact: false,
    thought: true,
  };
}
