import { scramble, zobristKeys } from '@countertop/core';

/** Keys of the counters on the board, by the placing that put them there. */
export const CELL_KEYS = zobristKeys('counterpoint', 256);

/**
 * One half of the hash of what lies beside the board, four words of it. Different words make different halves unless two of
 * them change together, and then as rarely as chance allows. `salt` tells the halves apart.
 */
export function mix(salt: number, a: number, b: number, c: number, d: number): number {
  return scramble(scramble(scramble(scramble(a ^ salt) ^ b) ^ c) ^ d);
}
