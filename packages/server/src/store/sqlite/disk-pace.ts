/** The loop waits for a commit as long as that, in milliseconds; after a longer one so many are written beside it. */
const SHORT = 2;
const WARY = 20;

/**
 * Whether the disk is so fast that the loop may wait for it: waking a thread for a few entries, and being woken by it, takes longer than
 * writing them then. One that was slow just now is left to the thread, so that nobody else waits for it.
 */
export class DiskPace {
  private wary = WARY;

  get isFast(): boolean {
    return this.wary === 0;
  }

  /** A commit took so many milliseconds. */
  took(milliseconds: number): void {
    if (milliseconds > SHORT) this.wary = WARY;
    else if (this.wary > 0) this.wary--;
  }
}
