import { parentPort, workerData } from 'node:worker_threads';
import { loadBrain, loadGame } from '@countertop/catalogue';
import { bad, good, type Move, type Position, type Result, startPosition } from '@countertop/core';
import type { Thinker, Thought } from '@countertop/search';
import type { Answer, Job, Task } from './job.ts';
import { effortOf, thinkerFor } from './thinker-for.ts';

/** Thinks in a thread of its own, so that the other one keeps listening. The flag it shares with us says stop. */
const { flag } = workerData as { readonly flag: Int32Array };
const REPORT_EVERY = 50;

interface Sitting {
  readonly key: string;
  readonly position: Position;
  readonly moves: Move[];
  readonly thinker: Thinker;
}

let sitting: Sitting | undefined;

parentPort?.on('message', (task: Task) => {
  void answer(task).then((told) => parentPort?.postMessage(told));
});

async function answer({ kind, job }: Task): Promise<Answer> {
  try {
    const seated = await sit(job);
    if (!seated.ok) return { kind: 'problem', problem: seated.problem };
    if (kind === 'prepare') return { kind: 'ready' };
    return { kind: 'thought', thought: think(seated.value, job) };
  } catch (error) {
    sitting = undefined;
    const detail = error instanceof Error ? error.message : String(error);
    return { kind: 'problem', problem: { code: 'thinking-fault', data: { detail } } };
  }
}

function think({ thinker, position }: Sitting, job: Job): Thought {
  const now = (): number => performance.now();
  let reported = now();
  const limits = {
    ...(job.effort ?? effortOf(job.player, thinker)),
    now,
    stopped: () => Atomics.load(flag, 0) !== 0,
  };
  return thinker.think(position, limits, (thought) => {
    const at = now();
    if (at - reported < REPORT_EVERY) return;
    reported = at;
    parentPort?.postMessage({ kind: 'report', thought } satisfies Answer);
  });
}

/** The position of the job, reached from the last one where it is the same match. */
async function sit(job: Job): Promise<Result<Sitting>> {
  const key = JSON.stringify([job.match, job.player, job.seed]);
  if (sitting?.key !== key) {
    const begun = await begin(job, key);
    if (!begun.ok) return begun;
    sitting = begun.value;
  }
  const { moves, position } = sitting;
  let same = 0;
  while (same < moves.length && same < job.moves.length && moves[same] === job.moves[same]) same++;
  while (moves.length > same) {
    moves.pop();
    position.undo();
  }
  for (const move of job.moves.slice(same)) {
    position.play(move);
    moves.push(move);
  }
  return good(sitting);
}

async function begin(job: Job, key: string): Promise<Result<Sitting>> {
  const game = await loadGame(job.game);
  if (!game.ok) return game;
  const start = startPosition(game.value, job.options, job.seats, job.setup);
  if (!start.ok) return bad(start.problem.code, start.problem.data);
  const thinker = thinkerFor(job.player, await loadBrain(job.game), job.seed);
  if (!thinker.ok) return thinker;
  return good({ key, position: start.value.position, moves: [], thinker: thinker.value });
}
