/**
 * Reproducible pseudo-random numbers for playouts, tests and bots (xoroshiro64**, after Blackman and Vigna).
 * Not for draws in a match between people: those come from fair chance (fair.ts).
 */
export class Random {
  // Typed, because plain fields would be boxed whenever a value leaves the small-integer range.
  private readonly state = new Int32Array(2);

  constructor(seed: number) {
    this.seed(seed);
  }

  seed(seed: number): void {
    this.state[0] = scramble(seed | 0);
    this.state[1] = scramble((seed + 0x9e3779b9) | 0);
    if (this.state[0] === 0 && this.state[1] === 0) this.state[0] = 1;
  }

  /** Its state, for whoever goes on drawing elsewhere and then says how far they came (`resume`). */
  get low(): number {
    return this.state[0];
  }

  get high(): number {
    return this.state[1];
  }

  resume(low: number, high: number): void {
    this.state[0] = low;
    this.state[1] = high;
  }

  /** A 32-bit integer from 0 up. */
  next(): number {
    const state = this.state;
    const s0 = state[0];
    const s1 = state[1] ^ s0;
    state[0] = ((s0 << 26) | (s0 >>> 6)) ^ s1 ^ (s1 << 9);
    state[1] = (s1 << 13) | (s1 >>> 19);
    const product = Math.imul(s0, 0x9e3779bb);
    return Math.imul((product << 5) | (product >>> 27), 5) >>> 0;
  }

  /** An integer from 0 to count - 1. */
  below(count: number): number {
    const number = this.next();
    return count < SMALL ? part(number, count) : (number * count * 2 ** -32) | 0;
  }

  /** A number from 0 up to, not including, 1. */
  float(): number {
    return this.next() * 2 ** -32;
  }
}

const SMALL = 1 << 15;

/**
 * The whole part of `number * count / 2 ** 32`, for a 32-bit number and a count below 2 ** 15: in two halves, because turning integers
 * into doubles and back takes several times as long.
 */
export function portion(number: number, count: number): number {
  return part(number, count);
}

// What a module exports is looked up at every use, so that `below` calls this.
function part(number: number, count: number): number {
  return (Math.imul(number >>> 16, count) + (Math.imul(number & 0xffff, count) >>> 16)) >>> 16;
}

/** Mixes all bits of a 32-bit integer. */
export function scramble(value: number): number {
  let z = (value + 0x6d2b79f5) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
