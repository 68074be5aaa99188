import { parentPort, workerData } from 'node:worker_threads';
import { NoEngine } from './command-player.ts';
import { Hall } from './hall.ts';
import type { ArenaPlan, NoEngineReply, Task } from './plan.ts';

/** Plays the rounds it is given in a thread of its own. */
const hall = await Hall.open(workerData as ArenaPlan);

parentPort?.on('message', (task: Task | 'close') => {
  if (task !== 'close') {
    void hall.play(task).then(
      (result) => parentPort?.postMessage(result),
      (error: unknown) => {
        if (!(error instanceof NoEngine)) throw error;
        parentPort?.postMessage({ noEngine: error.message } satisfies NoEngineReply);
      },
    );
    return;
  }
  void hall.close().then(() => parentPort?.close());
});
