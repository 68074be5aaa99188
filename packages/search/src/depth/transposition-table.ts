import type { Move } from '@countertop/core';

/** What a stored value says about the true one. */
export const LOWER = 1;
export const UPPER = 2;
export const EXACT = 3;

/** The depth of what is known to the end of the game. */
export const TO_THE_END = 16000;
export const NO_MOVE = -1;

const BYTES_AN_ENTRY = 4 + 4 + 4 + 8 + 2 + 1 + 1;
const WAYS = 4;
/** 16 MiB. */
const USUAL_BYTES = 16 << 20;

/**
 * A transposition table of fixed size: columns of typed arrays, four places for a key. The place that gives way is
 * the one that cost least to learn, older searches first.
 */
export class TranspositionTable {
  readonly move: Int32Array<ArrayBuffer>;
  readonly value: Float64Array<ArrayBuffer>;
  /** Plies below, or TO_THE_END. */
  readonly depth: Int16Array<ArrayBuffer>;
  /** 0: empty. */
  readonly kind: Uint8Array<ArrayBuffer>;
  private readonly low: Int32Array<ArrayBuffer>;
  private readonly high: Int32Array<ArrayBuffer>;
  private readonly age: Uint8Array<ArrayBuffer>;
  private readonly mask: number;
  private now = 0;

  constructor(bytes = USUAL_BYTES) {
    let buckets = 1;
    while (buckets * 2 * WAYS * BYTES_AN_ENTRY <= bytes) buckets *= 2;
    const size = buckets * WAYS;
    this.mask = buckets - 1;
    this.low = new Int32Array(size);
    this.high = new Int32Array(size);
    this.move = new Int32Array(size);
    this.value = new Float64Array(size);
    this.depth = new Int16Array(size);
    this.kind = new Uint8Array(size);
    this.age = new Uint8Array(size);
  }

  get bytes(): number {
    return this.kind.length * BYTES_AN_ENTRY;
  }

  /** Everything it holds, to be written down and read back into one of the same size. */
  get columns(): readonly Uint8Array<ArrayBuffer>[] {
    const { low, high, move, value, depth, kind, age } = this;
    return [low, high, move, value, depth, kind, age].map(({ buffer }) => new Uint8Array(buffer));
  }

  /** A new search begins: what is here is older now. */
  turn(): void {
    this.now = (this.now + 1) & 0xff;
  }

  clear(): void {
    this.kind.fill(0);
  }

  /** The place of a key, or -1. */
  find(low: number, high: number): number {
    const begin = (high & this.mask) * WAYS;
    const key = low | 0;
    const rest = high | 0;
    for (let i = begin; i < begin + WAYS; i++) {
      if (this.low[i] === key && this.high[i] === rest && this.kind[i] !== 0) {
        this.age[i] = this.now;
        return i;
      }
    }
    return -1;
  }

  store(low: number, high: number, move: Move, value: number, depth: number, kind: number): void {
    const begin = (high & this.mask) * WAYS;
    const key = low | 0;
    const rest = high | 0;
    let place = begin;
    let cheapest = Number.POSITIVE_INFINITY;
    for (let i = begin; i < begin + WAYS; i++) {
      if (this.kind[i] === 0) {
        place = i;
        break;
      }
      if (this.low[i] === key && this.high[i] === rest) {
        // A proof is not given up for a guess.
        if (this.depth[i] === TO_THE_END && this.kind[i] === EXACT && depth < TO_THE_END) return;
        place = i;
        if (move === NO_MOVE) move = this.move[i];
        break;
      }
      const cost =
        Math.min(this.depth[i], 64) - 4 * ((this.now - this.age[i]) & 0xff) + (this.kind[i] === EXACT ? 1 : 0);
      if (cost < cheapest) {
        cheapest = cost;
        place = i;
      }
    }
    this.low[place] = key;
    this.high[place] = rest;
    this.move[place] = move;
    this.value[place] = value;
    this.depth[place] = depth;
    this.kind[place] = kind;
    this.age[place] = this.now;
  }
}
