import { threads } from '@countertop/catalogue';
import { good, type Result } from '@countertop/core';
import { Asker, type Hiring, LEVELS } from '@countertop/search';
import type { BotAnswer, BotQuestion, Thinking } from './thinking.ts';

/** A thread that has been told to stop, and has found something, is not waited for longer than this, in milliseconds. */
const PATIENCE = 1_000;
/**
 * One that has not begun by then, or found nothing, hangs, and another is tried, which gets twice as long. On a busy machine either takes
 * as long as it takes: were it given up before its first thought, and the next one too, the bot would never move.
 */
const HANGS = 60_000;
const LONGEST = 16 * HANGS;

interface Worker {
  readonly asker: Asker;
  table: string | undefined;
  busy: boolean;
  /** Whether it has a move to go by. */
  found: boolean;
  /** After so long it hangs. */
  hangs: number;
}

/** So many threads, each with one question at a time; a match goes to the thread that knows it, if that is free. */
export class ThreadPool implements Thinking {
  private readonly workers: readonly Worker[];

  constructor(
    readonly size: number,
    hiring: Hiring = threads,
    private readonly later: typeof afterwards = afterwards,
  ) {
    this.workers = Array.from({ length: size }, () => {
      const asker = new Asker({
        hire: () => hiring.hire(),
        patience: (giveUp) => {
          let callOff = later(PATIENCE, () => {
            if (worker.found) giveUp();
            else callOff = later(worker.hangs, giveUp);
          });
          return () => callOff();
        },
      });
      const worker: Worker = { asker, table: undefined, busy: false, found: false, hangs: HANGS };
      return worker;
    });
  }

  async think({ table, scene, level, seed, longest }: BotQuestion): Promise<Result<BotAnswer>> {
    const free = this.workers.filter(({ busy }) => !busy);
    const worker = free.find((each) => each.table === table) ?? free[0];
    if (worker === undefined) throw new Error('more questions than threads');
    worker.busy = true;
    const knows = worker.table === table && worker.asker.hasMind;
    worker.table = table;
    const who = { kind: 'level', level: Math.min(level, LEVELS) } as const;
    let callOff: () => void = () => {};
    let isThere = false;
    try {
      // A thread that has yet to begin and to load the game would be stopped before its first thought, time and again, where time is short.
      if (!knows) {
        callOff = this.later(worker.hangs, () => worker.asker.dismiss());
        const opened = await worker.asker.open(scene);
        callOff();
        if (!opened.ok) return opened;
      }
      worker.found = false;
      const wish = { who, seed, longest, playing: true, every: longest / 4 };
      const pending = worker.asker.think(scene, wish, () => {
        worker.found = true;
      });
      callOff = this.later(longest, () => pending.stop());
      const thought = await pending.answer;
      if (!thought.ok) return thought;
      isThere = true;
      const { move, chances, exact } = thought.value;
      return good({ move, chances, exact });
    } finally {
      callOff();
      worker.hangs = isThere ? HANGS : Math.min(2 * worker.hangs, LONGEST);
      worker.busy = false;
    }
  }

  close(): void {
    for (const { asker } of this.workers) asker.dismiss();
  }
}

function afterwards(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
