import { parentPort, workerData } from 'node:worker_threads';
import { Mind, type Question } from '@countertop/search';
import { loadBrain, loadGame } from './load-game.ts';

/** A mind in a thread of its own, so that the other one keeps listening. What it shares with us says up to where to stop. */
const { stopped } = workerData as { readonly stopped: Int32Array };

const mind = new Mind({
  game: loadGame,
  brain: loadBrain,
  now: () => performance.now(),
  post: (reply) => parentPort?.postMessage(reply),
  stopped: (id) => Atomics.load(stopped, 0) >= id,
});

parentPort?.on('message', (question: Question) => void mind.hear(question));
