import { type Position, scramble } from '@countertop/core';

/** The seed for what is left to chance in a position: the same again whenever it is looked at. */
export function seedAt(position: Position, seed: number): number {
  return scramble(seed ^ position.hashLow) ^ position.hashHigh;
}
