import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { bad, good, type Result } from '@countertop/core';
import type { Report, Thought } from '@countertop/search';
import type { Answer, Job, Task } from './job.ts';

/** A thinker that has been told to stop and does not is not waited for longer than this. */
const PATIENCE = 1000;
/** The problem of a thinker that was ended before it had said anything. */
export const UNFINISHED = 'thinking-unfinished';

/** Thinks about one job at a time in another thread, and can be stopped. */
export class Thinking {
  private readonly flag = new Int32Array(new SharedArrayBuffer(4));
  private thread: Worker | undefined;
  private giveUp: (() => void) | undefined;

  /** Loads what the job needs, so that thinking can begin at once. What is wrong with the job is said by `think`. */
  async prepare(job: Job): Promise<void> {
    const thread = this.thread ?? this.open();
    thread.postMessage({ kind: 'prepare', job } satisfies Task);
    try {
      await once(thread, 'message');
    } catch {
      this.thread = undefined;
    }
  }

  /**
   * The thought, or what is wrong. With `stopped` it answers at once with the best it can say. A thinker that ignores
   * the stop is ended, and its last report is the answer.
   */
  think(job: Job, report: Report, stopped = false): Promise<Result<Thought>> {
    Atomics.store(this.flag, 0, stopped ? 1 : 0);
    const thread = this.thread ?? this.open();
    return new Promise((resolve) => {
      let last: Thought | undefined;
      const finish = (answer: Result<Thought>): void => {
        thread.off('message', hear);
        thread.off('error', fail);
        clearTimeout(timer);
        this.giveUp = undefined;
        resolve(answer);
      };
      const hear = (answer: Answer): void => {
        if (answer.kind === 'problem') finish({ ok: false, problem: answer.problem });
        else if (answer.kind === 'thought') finish(good(answer.thought));
        else if (answer.kind === 'report') {
          last = answer.thought;
          report(last);
        }
      };
      const fail = (error: Error): void => {
        this.thread = undefined;
        finish(bad('thinking-fault', { detail: error.message }));
      };
      let timer: NodeJS.Timeout | undefined;
      this.giveUp = () => {
        timer ??= setTimeout(() => {
          this.close();
          finish(last === undefined ? bad(UNFINISHED) : good(last));
        }, PATIENCE);
      };
      if (stopped) this.giveUp();
      thread.on('message', hear);
      thread.on('error', fail);
      thread.postMessage({ kind: 'think', job } satisfies Task);
    });
  }

  stop(): void {
    Atomics.store(this.flag, 0, 1);
    this.giveUp?.();
  }

  close(): void {
    void this.thread?.terminate();
    this.thread = undefined;
  }

  private open(): Worker {
    const thread = new Worker(new URL('./thinking-thread.js', import.meta.url), { workerData: { flag: this.flag } });
    this.thread = thread;
    return thread;
  }
}
