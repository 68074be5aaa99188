import { scramble } from '@countertop/core';

const BUCKET = 2;

/**
 * Remembers between which bounds values lie, by hash, in a table of fixed size: of two neighbours the one that was cheaper to find out gives way. A forgotten
 * bound is found again.
 */
export class BoundsTable {
  /** Of the entry that was found last. */
  least = 0;
  most = 0;
  /** What was best there, or -1. */
  move = -1;
  /** Added to every hash, so that what belongs to another position is not found. */
  private mark = 0;
  private readonly mask: number;
  /** Four integers an entry: both halves of the hash, the move, and what it cost (0: no entry). */
  private readonly words: Int32Array;
  /** Two numbers an entry: the bounds. */
  private readonly bounds: Float64Array;

  constructor(bits: number) {
    this.mask = (1 << bits) - 1;
    this.words = new Int32Array(4 * (this.mask + BUCKET));
    this.bounds = new Float64Array(2 * (this.mask + BUCKET));
  }

  /** Another position is looked at: what is known of others means nothing there, and gives way little by little. */
  turn(): void {
    this.mark = scramble(this.mark + 1);
  }

  find(low: number, hash: number): boolean {
    const { words } = this;
    const high = hash ^ this.mark;
    const first = low & this.mask;
    for (let entry = first; entry < first + BUCKET; entry++) {
      const at = entry << 2;
      if (words[at] !== low || words[at + 1] !== high || words[at + 3] === 0) continue;
      this.move = words[at + 2];
      this.least = this.bounds[entry << 1];
      this.most = this.bounds[(entry << 1) + 1];
      return true;
    }
    return false;
  }

  /** Narrows what is known. */
  store(low: number, hash: number, move: number, least: number, most: number, cost: number): void {
    const { words, bounds } = this;
    const high = hash ^ this.mark;
    const first = low & this.mask;
    let entry = first;
    for (let other = first; other < first + BUCKET; other++) {
      const at = other << 2;
      if (words[at] === low && words[at + 1] === high && words[at + 3] !== 0) {
        bounds[other << 1] = Math.max(least, bounds[other << 1]);
        bounds[(other << 1) + 1] = Math.min(most, bounds[(other << 1) + 1]);
        words[at + 2] = move;
        return;
      }
      if (words[at + 3] < words[(entry << 2) + 3]) entry = other;
    }
    const at = entry << 2;
    words[at] = low;
    words[at + 1] = high;
    words[at + 2] = move;
    words[at + 3] = cost;
    bounds[entry << 1] = least;
    bounds[(entry << 1) + 1] = most;
  }
}
