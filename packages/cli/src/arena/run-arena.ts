import { Worker } from 'node:worker_threads';
import { EXIT, Refusal } from '../exit.ts';
import type { ArenaPlan, NoEngineReply, RoundResult, Task } from './plan.ts';
import type { Schedule } from './schedule.ts';

/** Plays what the schedule asks for in as many threads, until nothing is left or somebody stops it. */
export async function runArena(
  plan: ArenaPlan,
  schedule: Schedule,
  threads: number,
  finished: (result: RoundResult) => void,
  signal: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const serving = Array.from({ length: threads }, () => {
    return serve(plan, schedule, finished, either).catch((error: unknown) => {
      // One thread that fails would fail again elsewhere; the others need not go on.
      failed.abort();
      throw error;
    });
  });
  const outcomes = await Promise.allSettled(serving);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function serve(
  plan: ArenaPlan,
  schedule: Schedule,
  finished: (result: RoundResult) => void,
  signal: AbortSignal,
): Promise<void> {
  let task = schedule.next();
  if (task === undefined) return;
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: plan });
  try {
    while (task !== undefined && !signal.aborted) {
      const result = await play(worker, task, signal);
      if (result === undefined) return;
      finished(result);
      task = schedule.next();
    }
  } finally {
    await close(worker);
  }
}

/** Undefined when it was given up. */
function play(worker: Worker, task: Task, signal: AbortSignal): Promise<RoundResult | undefined> {
  return new Promise((resolve, reject) => {
    const hear = (reply: RoundResult | NoEngineReply): void => {
      if ('noEngine' in reply) settle(() => reject(new Refusal(EXIT.failed, reply.noEngine)));
      else settle(() => resolve(reply));
    };
    const fail = (error: Error): void => settle(() => reject(error));
    const leave = (): void => settle(() => resolve(undefined));
    const settle = (how: () => void): void => {
      worker.off('message', hear);
      worker.off('error', fail);
      signal.removeEventListener('abort', leave);
      how();
    };
    worker.on('message', hear);
    worker.on('error', fail);
    signal.addEventListener('abort', leave);
    worker.postMessage(task);
  });
}

/** Lets the thread send its programs home; a thread that is busy or broken is ended. */
function close(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), 2000);
    worker.on('error', () => {});
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.postMessage('close');
  });
}
