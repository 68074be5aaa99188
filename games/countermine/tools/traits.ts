import { FEATURES, LAST_CUBES, SUPPLY } from '../brain/evaluation.ts';
import type { Reading } from '../brain/reading.ts';
import { THREAT_BITS } from '../brain/shapes.ts';
import { type CounterminePosition, GOAL } from '../rules/position.ts';

/**
 * What the evaluation adds up, each before it is weighed: the features of both seats by row (whether the seat is to move * 3 + its points),
 * those of seat 1 counted against seat 0; then the leads 1:0, 2:0 and 2:1.
 */
export type Traits = Float64Array;

export const SHAPES = 2 * GOAL * FEATURES;
const LEADS = [
  [1, 0],
  [2, 0],
  [2, 1],
] as const;
export const COUNT = SHAPES + LEADS.length;

const THREAT_MASK = (1 << THREAT_BITS) - 1;

/** For a position in which somebody is to move. The reading must be of this position. */
export function traitsOf(position: CounterminePosition, reading: Reading): Traits {
  const traits = new Float64Array(COUNT);
  for (let seat = 0; seat < 2; seat++) {
    const sign = seat === 0 ? 1 : -1;
    const at = ((position.actor === seat ? GOAL : 0) + position.score(seat)) * FEATURES;
    for (let cubes = 1; cubes <= 3; cubes++) traits[at + cubes - 1] += sign * reading.windowsWith(seat, cubes);
    const threats = reading.threatSum(seat);
    for (let kind = 0; kind < 4; kind++)
      traits[at + 3 + kind] += sign * ((threats >>> (kind * THREAT_BITS)) & THREAT_MASK);
  }
  const gone = 1 - (position.supplyOf(0) + position.supplyOf(1)) / (2 * SUPPLY);
  const weight = 1 + LAST_CUBES * gone * gone;
  for (const [index, [more, less]] of LEADS.entries()) {
    if (position.score(0) === more && position.score(1) === less) traits[SHAPES + index] = weight;
    if (position.score(1) === more && position.score(0) === less) traits[SHAPES + index] = -weight;
  }
  return traits;
}

/** What leads are worth, by own points * 3 + those of the other. */
export function standingOf(weights: ArrayLike<number>): number[] {
  const standing = new Array<number>(GOAL * GOAL).fill(0);
  for (const [index, [more, less]] of LEADS.entries()) {
    standing[more * GOAL + less] = weights[SHAPES + index];
    standing[less * GOAL + more] = -weights[SHAPES + index];
  }
  return standing;
}
