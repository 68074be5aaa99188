import { parentPort, workerData } from 'node:worker_threads';
import { Hall } from './hall.ts';
import type { ArenaPlan, Task } from './plan.ts';

/** Plays the rounds it is given in a thread of its own. */
const hall = await Hall.open(workerData as ArenaPlan);

parentPort?.on('message', (task: Task | 'close') => {
  if (task !== 'close') {
    void hall.play(task).then((result) => parentPort?.postMessage(result));
    return;
  }
  void hall.close().then(() => parentPort?.close());
});
