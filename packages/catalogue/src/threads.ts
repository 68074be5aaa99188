import { Worker } from 'node:worker_threads';
import type { Hiring, Port, Reply } from '@countertop/search';

/** A thinker that has been told to stop and does not is not waited for longer than this. */
const PATIENCE = 1000;

/** Threads run what has been built, also where the rest runs from its sources; so flags that say so are not theirs. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? '../dist/thread.js' : './thread.js', import.meta.url);

/** Minds in threads. A thread that thinks reads no messages: the last question to be stopped stands in shared memory. */
export const threads: Hiring = {
  hire(): Port {
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(THREAD, { workerData: { stopped }, execArgv: [] });
    return {
      post: (question) => thread.postMessage(question),
      listen: (hear, broke) => {
        thread.on('message', (reply: Reply) => hear(reply));
        thread.on('error', (error: Error) => broke(error.message));
        // One that ends without an error is as gone as any other; whoever ended it is not told.
        thread.on('exit', (code) => broke(`the thread ended with ${code}`));
      },
      stop: (id) => void Atomics.store(stopped, 0, id),
      end: () => void thread.terminate(),
    };
  },
  patience(act) {
    const timer = setTimeout(act, PATIENCE);
    return () => clearTimeout(timer);
  },
};
