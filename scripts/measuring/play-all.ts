import { fork } from 'node:child_process';
import type { Asked } from './command-line.ts';
import type { Task } from './table.ts';

/** Something of which so many rounds are wanted, each kept as soon as it has been played. */
export interface Work<R = unknown> {
  readonly wanted: number;
  /** The rounds that are there already. */
  readonly there: Iterable<number>;
  taskOf(round: number): Task;
  keep(result: R): void;
  /** The last one has been played. */
  done?(): void;
}

interface Pile {
  readonly work: Work;
  /** Rounds that are being played or have been. */
  readonly given: Set<number>;
  /** Those that are still being played. */
  open: number;
  /** Milliseconds that this run has played at it. */
  spent: number;
}

/**
 * Plays in so many processes until all is done or somebody stops it. Whatever has had least time is next, so that
 * short games are done first and long ones all get on.
 */
export async function playAll(
  works: readonly Work[],
  { workers, enough, stop }: Pick<Asked, 'workers' | 'enough' | 'stop'>,
): Promise<void> {
  const piles = works.map((work): Pile => ({ work, given: new Set(work.there), open: 0, spent: 0 }));
  const serve = async (): Promise<void> => {
    const table = new TableProcess();
    try {
      for (let pile = leastSpent(piles); pile !== undefined && !enough.aborted; pile = leastSpent(piles)) {
        const round = firstMissing(pile.given);
        pile.given.add(round);
        pile.open++;
        const begun = performance.now();
        const result = await table.play(pile.work.taskOf(round), stop);
        pile.spent += performance.now() - begun;
        pile.open--;
        if (result === undefined) return;
        pile.work.keep(result);
        if (pile.open === 0 && pile.given.size >= pile.work.wanted) pile.work.done?.();
      }
    } finally {
      table.close();
    }
  };
  const missing = piles.reduce((sum, { work, given }) => sum + Math.max(0, work.wanted - given.size), 0);
  await Promise.all(Array.from({ length: Math.min(workers, missing) }, serve));
}

function leastSpent(piles: readonly Pile[]): Pile | undefined {
  const open = piles.filter(({ work, given }) => given.size < work.wanted);
  return open.sort((a, b) => a.spent - b.spent)[0];
}

function firstMissing(given: ReadonlySet<number>): number {
  let round = 0;
  while (given.has(round)) round++;
  return round;
}

/** A process that plays, one task after the other. */
class TableProcess {
  private readonly child = fork(new URL('./table.ts', import.meta.url));

  /** Undefined when it was given up. */
  play(task: Task, stop: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const leave = (): void => settle(() => resolve(undefined));
      const hear = (result: unknown): void => settle(() => resolve(result));
      const fail = (): void => settle(() => reject(new Error('a table ended in the middle of a game')));
      const settle = (how: () => void): void => {
        this.child.off('message', hear);
        this.child.off('exit', fail);
        stop.removeEventListener('abort', leave);
        how();
      };
      this.child.on('message', hear);
      this.child.on('exit', fail);
      stop.addEventListener('abort', leave);
      this.child.send(task);
    });
  }

  close(): void {
    this.child.kill();
  }
}
