import { Random } from '@countertop/core';

interface Planned {
  readonly at: number;
  readonly number: number;
  readonly act: () => void;
}

/**
 * A world of its own: its time goes on when there is nothing left to do at the present moment, and whatever could happen this
 * way or another is decided by the seed. The same seed, the same history.
 */
export class World {
  time = 1_000_000_000_000;
  readonly random: Random;
  /** What happened, in a few words each, for whoever looks for the reason of something. */
  readonly story: string[] = [];
  private readonly heap: Planned[] = [];
  private planned = 0;
  private acts = 0;
  private told = 0;

  constructor(readonly seed: number) {
    this.random = new Random(seed);
  }

  /** Acts after so many milliseconds, unless it is called off. */
  later(milliseconds: number, act: () => void): () => void {
    const planned = { at: this.time + Math.max(0, milliseconds), number: this.planned++, act };
    this.push(planned);
    return () => {
      this.cancelled.add(planned);
    };
  }

  private readonly cancelled = new WeakSet<Planned>();

  /** Lets things happen until nothing is left to happen before that time, or `done` says so. */
  async run(until: number, done: () => boolean = () => false): Promise<void> {
    for (;;) {
      const next = this.heap[0];
      if (next === undefined || next.at > until || done()) break;
      this.pop();
      if (this.cancelled.has(next)) continue;
      this.time = Math.max(this.time, next.at);
      next.act();
      await settled();
      // Whoever else lives in this process has a turn now and then.
      if (++this.acts % BREATH === 0) await breath();
    }
    if (!done()) this.time = Math.max(this.time, until);
  }

  chance(share: number): boolean {
    return this.random.float() < share;
  }

  between(least: number, most: number): number {
    return least + this.random.below(most - least + 1);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)];
  }

  hex(bytes: number): string {
    return Array.from({ length: bytes }, () => this.random.below(256).toString(16).padStart(2, '0')).join('');
  }

  /** Adds to the story, and to the sum by which two histories are compared. */
  tell(text: string): void {
    for (let i = 0; i < text.length; i++) this.told = (Math.imul(this.told, 31) + text.charCodeAt(i)) | 0;
    if (this.story.length < STORY) this.story.push(`${this.time - 1_000_000_000_000} ${text}`);
  }

  get digest(): string {
    return `${this.planned}-${(this.told >>> 0).toString(16)}`;
  }

  private push(planned: Planned): void {
    const { heap } = this;
    let at = heap.push(planned) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (isBefore(heap[parent], planned)) break;
      heap[at] = heap[parent];
      at = parent;
    }
    heap[at] = planned;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++;
      if (isBefore(last, heap[child])) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = last;
  }
}

/** Longer stories are not read by anybody. */
const STORY = 4_000;

function isBefore(a: Planned, b: Planned): boolean {
  return a.at < b.at || (a.at === b.at && a.number < b.number);
}

/**
 * Everything that was promised is kept before anything else happens: Node comes to its next tick when no promise is left to be kept.
 * Nothing here waits for anything else.
 */
function settled(): Promise<void> {
  return new Promise((done) => {
    process.nextTick(done);
  });
}

/** After so many acts. */
const BREATH = 1_000;

function breath(): Promise<void> {
  return new Promise((done) => {
    setImmediate(done);
  });
}
