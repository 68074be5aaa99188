import type { CounterpointPosition } from '../rules/position.ts';

/**
 * Turns what each seat has, or can expect, into values: with two teams the lead, with more the lead over the mean of
 * the others. Partners have the points of both. `points` may be the values themselves.
 */
export function writeLeads(position: CounterpointPosition, points: Float64Array, values: Float64Array): void {
  const { seats } = position;
  if (position.partners) {
    const lead = points[0] + points[2] - points[1] - points[3];
    for (let seat = 0; seat < seats; seat++) values[seat] = seat % 2 === 0 ? lead : -lead;
    return;
  }
  let total = 0;
  for (let seat = 0; seat < seats; seat++) total += points[seat];
  for (let seat = 0; seat < seats; seat++) values[seat] = points[seat] - (total - points[seat]) / (seats - 1);
}
