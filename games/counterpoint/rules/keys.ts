import { scramble, zobristKeys } from '@countertop/core';
import { LAYOUT } from './state.ts';

const { BOARD } = LAYOUT;

/** Keys of the counters on the board, by the placing that put them there. */
const CELL_KEYS = zobristKeys('counterpoint', 256);

/**
 * One half of the hash of what lies beside the board, four words of it. Different words make different halves unless two of
 * them change together, and then as rarely as chance allows. `salt` tells the halves apart.
 */
export function mix(salt: number, a: number, b: number, c: number, d: number): number {
  return scramble(scramble(scramble(scramble(a ^ salt) ^ b) ^ c) ^ d);
}

/** Keys by what stands on a cell: VACANT and NO_SPACE, whose lowest bits say 7 and 6, add nothing. */
const LOW_KEYS = new Int32Array(8 << 6);
const HIGH_KEYS = new Int32Array(8 << 6);
LOW_KEYS.set(CELL_KEYS.low);
HIGH_KEYS.set(CELL_KEYS.high);

/** Both halves of the board's hash, in one pass. Made when somebody asks for the first time since it changed: playouts never ask. */
export function hashBoard(state: Int32Array, cells: number, into: Int32Array): void {
  const lowKeys = LOW_KEYS;
  const highKeys = HIGH_KEYS;
  let low = 0;
  let high = 0;
  for (let cell = cells - 1; cell >= 0; cell--) {
    const at = ((state[BOARD + cell] & 7) << 6) | cell;
    low ^= lowKeys[at];
    high ^= highKeys[at];
  }
  into[0] = low;
  into[1] = high;
}
