import { threads } from '@countertop/catalogue';
import { good, type Result } from '@countertop/core';
import { Asker, LEVELS } from '@countertop/search';
import type { BotAnswer, BotQuestion, Thinking } from './thinking.ts';

interface Worker {
  readonly asker: Asker;
  table: string | undefined;
  busy: boolean;
}

/** So many threads, each with one question at a time; a match goes to the thread that knows it, if that is free. */
export class ThreadPool implements Thinking {
  private readonly workers: readonly Worker[];

  constructor(readonly size: number) {
    this.workers = Array.from({ length: size }, () => ({ asker: new Asker(threads), table: undefined, busy: false }));
  }

  async think({ table, scene, level, seed, longest }: BotQuestion): Promise<Result<BotAnswer>> {
    const free = this.workers.filter(({ busy }) => !busy);
    const worker = free.find((each) => each.table === table) ?? free[0];
    if (worker === undefined) throw new Error('more questions than threads');
    worker.busy = true;
    const knows = worker.table === table && worker.asker.hasMind;
    worker.table = table;
    const who = { kind: 'level', level: Math.min(level, LEVELS) } as const;
    let timer: NodeJS.Timeout | undefined;
    try {
      // A thread that has yet to begin and to load the game would be stopped before its first thought, time and again, where time is short.
      const opened = knows ? good(true) : await worker.asker.open(scene);
      if (!opened.ok) return opened;
      const pending = worker.asker.think(scene, { who, seed, longest, playing: true, every: longest / 4 });
      timer = setTimeout(() => pending.stop(), longest);
      const thought = await pending.answer;
      if (!thought.ok) return thought;
      const { move, chances, exact } = thought.value;
      return good({ move, chances, exact });
    } finally {
      clearTimeout(timer);
      worker.busy = false;
    }
  }

  close(): void {
    for (const { asker } of this.workers) asker.dismiss();
  }
}
