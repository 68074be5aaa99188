import type { PointsPosition } from './position.ts';

/** By how many points a seat leads (R5). */
export function leadOf(position: PointsPosition, seat: number): number {
  return position.score(seat) - position.score(1 - seat);
}

/** By how many it would lead if it stopped now and lost all that is not joined to the rim (R9). */
export function groundedLeadOf(position: PointsPosition, stopper: number): number {
  const scores = position.groundedScores(stopper);
  return scores[stopper] - scores[1 - stopper];
}
