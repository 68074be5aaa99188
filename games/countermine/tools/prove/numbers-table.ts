import { type CellSet, ZONE } from './cell-set.ts';

/** Where nothing is to be proven any more, or nothing to be disproven. */
export const ENDLESS = 1 << 28;

const WAYS = 4;
const LENGTH = ZONE;

/**
 * What is known of positions by the numbers of proof-number search: how many positions have still to be won for a proof, and lost for
 * the opposite. Of a bounded size: what cost least gives way.
 */
export class NumbersTable {
  readonly proof: Int32Array;
  readonly disproof: Int32Array;
  /** The cell that wins, where it is proven and the attacker is to move. */
  readonly cell: Uint8Array;
  /** How often the searches below have been asked, where the attacker is to move. */
  readonly tier: Uint8Array;
  /** What the proof depends on, by slot * ZONE. */
  readonly zones: Int32Array;
  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private readonly cost: Int32Array;
  private readonly mask: number;

  /** @param bits of the number of slots */
  constructor(bits: number) {
    const slots = 1 << bits;
    this.mask = slots - WAYS;
    this.proof = new Int32Array(slots);
    this.disproof = new Int32Array(slots);
    this.cell = new Uint8Array(slots);
    this.tier = new Uint8Array(slots);
    this.low = new Int32Array(slots);
    this.high = new Int32Array(slots);
    this.cost = new Int32Array(slots);
    this.zones = new Int32Array(slots * ZONE);
  }

  clear(): void {
    this.cost.fill(0);
  }

  /** The slot of a position, or -1. */
  find(low: number, high: number): number {
    const first = low & this.mask;
    for (let slot = first; slot < first + WAYS; slot++) {
      if (this.low[slot] === low && this.high[slot] === high && this.cost[slot] !== 0) return slot;
    }
    return -1;
  }

  store(
    low: number,
    high: number,
    proof: number,
    disproof: number,
    cost: number,
    cell: number,
    zone: CellSet | undefined,
    tier = 0,
  ): void {
    let slot = this.find(low, high);
    if (slot < 0) {
      const first = low & this.mask;
      slot = first;
      for (let other = first + 1; other < first + WAYS; other++) if (this.cost[other] < this.cost[slot]) slot = other;
      this.low[slot] = low;
      this.high[slot] = high;
      this.cost[slot] = 0;
    }
    this.proof[slot] = proof;
    this.disproof[slot] = disproof;
    this.cost[slot] = Math.min(ENDLESS, this.cost[slot] + Math.max(1, cost));
    this.cell[slot] = cell;
    this.tier[slot] = tier;
    if (zone !== undefined) zone.copyTo(this.zones, slot * LENGTH);
  }
}
