/** A commit of fewer tables than that is no sign of a crowd. */
const FEW = 4;
/** After a commit of so many tables the pause is as long as it took; after larger ones longer, up to so many times. */
const EVEN = 8;
const TIMES = 3;
/** Pauses in milliseconds: a shorter one is none, and nobody waits for a longer one. */
const SHORTEST = 0.5;
const LONGEST = 8;
/** When so many tables have come together, more of them in a commit would hardly make each cheaper: nobody waits any longer. */
const CROWD = 48;
/** Nor when for so many milliseconds no other has come. */
export const LULL = 1;

/**
 * Between two commits at a store that several share, where there is much to do, so that fewer hold more: of two nodes each has half as much
 * to do, and together they would write twice as often as one.
 */
export class CommitPause {
  private until = Number.NEGATIVE_INFINITY;

  /** A commit of so many tables took from `begun` to `done`. */
  begin(tables: number, begun: number, done: number): void {
    if (tables >= FEW) this.until = done + Math.min((done - begun) * Math.min(tables / EVEN, TIMES), LONGEST);
  }

  /** Whether the next commit may begin, with so many tables that wait for it. */
  isOver(now: number, waiting: number): boolean {
    return this.until - now < SHORTEST || waiting >= CROWD;
  }
}
