import type { Position } from '@countertop/core';
import type { Fraction } from './fraction.ts';

const FEWEST_SLOTS = 1 << 10;
const MOST_SLOTS = 1 << 23;
const MOST_WORTHS = 1 << 21;

const HOLDS = 1;
const FAILS = 2;

/** What has come out where everything was tried: whether a bound holds, or, where draws come, what it is worth. The latest stays. */
export class Tried {
  private low = new Int32Array(FEWEST_SLOTS);
  private high = new Int32Array(FEWEST_SLOTS);
  private outcome = new Uint8Array(FEWEST_SLOTS);
  private count = 0;
  private readonly worths = new Map<string, Fraction>();

  /** Undefined where it is not known. */
  holds({ hashLow, hashHigh }: Position): boolean | undefined {
    const slot = hashLow & (this.outcome.length - 1);
    if (this.low[slot] !== hashLow || this.high[slot] !== hashHigh || this.outcome[slot] === 0) return undefined;
    return this.outcome[slot] === HOLDS;
  }

  noteHolds({ hashLow, hashHigh }: Position, holds: boolean): void {
    if (++this.count > this.outcome.length && this.outcome.length < MOST_SLOTS) this.grow();
    this.put(hashLow, hashHigh, holds ? HOLDS : FAILS);
  }

  worth({ hashLow, hashHigh }: Position): Fraction | undefined {
    return this.worths.get(`${hashLow} ${hashHigh}`);
  }

  noteWorth({ hashLow, hashHigh }: Position, worth: Fraction): void {
    if (this.worths.size >= MOST_WORTHS) this.worths.clear();
    this.worths.set(`${hashLow} ${hashHigh}`, worth);
  }

  private put(low: number, high: number, outcome: number): void {
    const slot = low & (this.outcome.length - 1);
    this.low[slot] = low;
    this.high[slot] = high;
    this.outcome[slot] = outcome;
  }

  private grow(): void {
    const { low, high, outcome } = this;
    const slots = 4 * outcome.length;
    this.low = new Int32Array(slots);
    this.high = new Int32Array(slots);
    this.outcome = new Uint8Array(slots);
    for (let slot = 0; slot < outcome.length; slot++) {
      if (outcome[slot] !== 0) this.put(low[slot], high[slot], outcome[slot]);
    }
  }
}
