import type { PointsPosition } from '../rules/position.ts';

/** Deeper than any line: all of it was looked at. */
export const WHOLE = 127;
const UNKNOWN = -128;
const SLOTS = 1 << 11;

/**
 * Positions in which nothing can be forced, and how many plies deep that is known: the same points are come to in many orders. A
 * later position may take the place of an earlier one.
 */
export class Barren {
  private readonly low = new Int32Array(SLOTS);
  private readonly high = new Int32Array(SLOTS);
  private readonly depths = new Int8Array(SLOTS);
  private readonly times = new Int32Array(SLOTS);
  private time = 0;

  forget(): void {
    this.time++;
  }

  note(position: PointsPosition, depth: number): void {
    const low = position.hashLow | 0;
    const slot = low & (SLOTS - 1);
    this.low[slot] = low;
    this.high[slot] = position.hashHigh;
    this.depths[slot] = depth;
    this.times[slot] = this.time;
  }

  /** Less than any depth where nothing is known. */
  depthOf(position: PointsPosition): number {
    const low = position.hashLow | 0;
    const slot = low & (SLOTS - 1);
    const known =
      this.times[slot] === this.time && this.low[slot] === low && this.high[slot] === (position.hashHigh | 0);
    return known ? this.depths[slot] : UNKNOWN;
  }
}
