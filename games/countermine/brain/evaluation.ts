import { NOBODY } from '@countertop/core';
import { STANDING as STANDING_TEXT, WEIGHTS as WEIGHTS_TEXT } from '../data/weights.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';
import type { Reading } from './reading.ts';
import { THREAT_BITS, WINDOW_BITS } from './shapes.ts';

/** Values are hundredths of a point. A win is worth this, less one for every ply that it takes. */
export const WIN = 10_000;
/** What is only judged never comes near it. */
const MOST_JUDGED = 3000;
/** Values beyond this are wins. */
export const DECIDED = 9000;

/** What a seat's shapes are counted by: windows with one, two, three cubes; the four counts of threats. */
export const FEATURES = 7;

/**
 * By whether the seat is to move * 3 + its points: what each feature is worth. At two points the next row wins, so
 * threats are worth most there; and whoever is to move can make good on them. Learned by tools/learn.ts.
 */
export const WEIGHTS = readNumbers(WEIGHTS_TEXT);
/** By own points * 3 + those of the other: what the points are worth while there are cubes in plenty. */
export const STANDING = readNumbers(STANDING_TEXT);
/** How much more a lead counts when the cubes are running out. */
export const LAST_CUBES = 0.5;
export const SUPPLY = 40;
/** So many hundredths are worth one step of log-odds. */
export const CHANCE_SCALE = 31;

const WINDOW_MASK = (1 << WINDOW_BITS) - 1;
const THREAT_MASK = (1 << THREAT_BITS) - 1;

/** What the position is worth to seat 0. The reading must be of this position. */
export function leadOfFirst(position: CounterminePosition, reading: Reading): number {
  const actor = position.actor;
  const mine = position.score(0);
  const theirs = position.score(1);
  if (actor === NOBODY) return Math.sign(mine - theirs) * (WIN - position.ply);
  const gone = 1 - (position.supplyOf(0) + position.supplyOf(1)) / (2 * SUPPLY);
  const value =
    STANDING[mine * GOAL + theirs] * (1 + LAST_CUBES * gone * gone) +
    worth(reading, 0, (actor === 0 ? GOAL : 0) + mine) -
    worth(reading, 1, (actor === 1 ? GOAL : 0) + theirs);
  return value > MOST_JUDGED ? MOST_JUDGED : value < -MOST_JUDGED ? -MOST_JUDGED : value;
}

function worth(reading: Reading, seat: number, row: number): number {
  const at = row * 7;
  const windows = reading.windowSum(seat);
  const threats = reading.threatSum(seat);
  const weights = WEIGHTS;
  return (
    weights[at] * (windows & WINDOW_MASK) +
    weights[at + 1] * ((windows >> WINDOW_BITS) & WINDOW_MASK) +
    weights[at + 2] * (windows >> (2 * WINDOW_BITS)) +
    weights[at + 3] * (threats & THREAT_MASK) +
    weights[at + 4] * ((threats >> THREAT_BITS) & THREAT_MASK) +
    weights[at + 5] * ((threats >> (2 * THREAT_BITS)) & THREAT_MASK) +
    weights[at + 6] * (threats >>> (3 * THREAT_BITS))
  );
}

function readNumbers(text: string): Float64Array {
  return Float64Array.from(text.trim().split(/\s+/), Number);
}
