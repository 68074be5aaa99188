/** How much thinking is wanted. Whichever comes first ends it; an empty effort means: until stopped, or until all is known. */
export interface Effort {
  /** Positions looked at. With this alone, thinking is deterministic. */
  readonly nodes?: number;
  readonly milliseconds?: number;
}

/** One of so many who think about the same position at once, and are heard together; `index` from 0. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** The limits of one think. The clock is passed in: nothing here reads the time by itself. */
export interface Limits extends Effort {
  /** Needed for `milliseconds`; without it speeds are reported as 0. */
  readonly now?: () => number;
  /** Asked every millisecond or so; true ends thinking at once. For a worker: a look at a SharedArrayBuffer. */
  readonly stopped?: () => boolean;
  /** A move is to be played, and only that is wanted: thinking ends as soon as no other can overtake it. */
  readonly playing?: boolean;
  /** Others think about the same: who can share the work out does only this part of it. Missing: nobody else does. */
  readonly share?: Share | undefined;
}

/** Look at the clock about this often. */
const CHECK_MILLISECONDS = 1;
/** Without a clock the `stopped` flag is looked at every so many nodes. */
const CHECK_NODES = 64;
/** Nodes may become slow suddenly: even then 20 ms must not pass without a look. */
const MOST_NODES_BETWEEN_CHECKS = 512;

/**
 * What is left of the limits. A search calls `spend` for every node and stops when it says so; the clock is looked
 * at rarely, at a distance that adapts to how slow the nodes are.
 */
export class Budget {
  nodes = 0;
  /** Once true, always true. */
  over = false;
  private next: number;
  private step: number;
  private readonly most: number;
  private readonly deadline: number;
  private readonly begun: number;
  private checked: number;
  private readonly now: (() => number) | undefined;
  private readonly stopped: (() => boolean) | undefined;

  constructor(limits: Limits) {
    this.now = limits.now;
    this.stopped = limits.stopped;
    if (limits.milliseconds !== undefined && limits.now === undefined)
      throw new RangeError('milliseconds need a clock');
    this.most = limits.nodes ?? Number.POSITIVE_INFINITY;
    this.begun = limits.now === undefined ? 0 : limits.now();
    this.checked = this.begun;
    this.deadline = limits.milliseconds === undefined ? Number.POSITIVE_INFINITY : this.begun + limits.milliseconds;
    const looks = limits.stopped !== undefined || limits.milliseconds !== undefined;
    this.step = looks ? (limits.now === undefined ? CHECK_NODES : 1) : Number.POSITIVE_INFINITY;
    this.next = Math.min(this.most, this.step);
  }

  /** One node more; true when thinking must end now. */
  spend(): boolean {
    return ++this.nodes >= this.next ? this.look() : this.over;
  }

  /** Looks at the clock and the flag now, for work that is not counted in nodes. */
  look(): boolean {
    if (this.over) return true;
    if (this.nodes >= this.most || this.stopped?.() === true) {
      this.over = true;
      return true;
    }
    if (this.now !== undefined && this.step !== Number.POSITIVE_INFINITY) {
      const now = this.now();
      if (now >= this.deadline) {
        this.over = true;
        return true;
      }
      const passed = now - this.checked;
      this.checked = now;
      if (passed < CHECK_MILLISECONDS / 2) this.step = Math.min(this.step * 2, MOST_NODES_BETWEEN_CHECKS);
      else if (passed > CHECK_MILLISECONDS) this.step = Math.max(1, this.step >> 1);
    }
    this.next = Math.min(this.most, this.nodes + this.step);
    return false;
  }

  /** Milliseconds since the beginning; 0 without a clock. */
  elapsed(): number {
    return this.now === undefined ? 0 : this.now() - this.begun;
  }

  /** How many nodes more there is time for, at the speed so far. */
  left(): number {
    const byNodes = this.most - this.nodes;
    if (this.now === undefined || this.deadline === Number.POSITIVE_INFINITY) return byNodes;
    const elapsed = Math.max(CHECK_MILLISECONDS, this.elapsed());
    return Math.min(byNodes, (this.nodes / elapsed) * Math.max(0, this.deadline - this.begun - elapsed));
  }

  /** The part of the budget that is gone, from 0 to 1; 0 where there is no limit. */
  used(): number {
    const byNodes = this.nodes / this.most;
    const span = this.deadline - this.begun;
    return Math.min(1, Math.max(byNodes, span === Number.POSITIVE_INFINITY ? 0 : this.elapsed() / span));
  }
}
