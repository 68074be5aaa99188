import { NOBODY, type Position } from '@countertop/core';
import type { Knowledge } from './brain.ts';

/**
 * The usual map from values to winning chances. `scale` is the lead (over each rival) whose owner wins 73 % of the
 * time: with two sides a logistic curve of the value, with more a softmax of the values, alone a curve of the own value.
 */
export function logistic(scale: number): Knowledge['chances'] {
  return (position, values, chances) => {
    const seats = position.seats;
    if (seats === 1) {
      chances[0] = 1 / (1 + Math.exp(-values[0] / scale));
      return;
    }
    // A zero-sum lead is counted twice in the difference of the two values.
    const unit = countTeams(position) === 2 ? 2 * scale : scale;
    let highest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) if (values[seat] > highest) highest = values[seat];
    let total = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp((values[seat] - highest) / unit);
      // Partners share a value and a win: a team counts once.
      if (firstOfTeam(position, seat)) total += chances[seat];
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] /= total;
  };
}

/** Every seat's share of the win: known at the end, estimated from the values before. */
export function writeChances<P extends Position>(
  knowledge: Knowledge<P>,
  position: P,
  values: Float64Array,
  chances: Float64Array,
): void {
  if (position.actor !== NOBODY) {
    knowledge.chances(position, values, chances);
    return;
  }
  for (let seat = 0; seat < position.seats; seat++) chances[seat] = position.share(seat);
}

/** How many teams there are: seats, unless there are partners. */
export function countTeams(position: Position): number {
  let teams = 0;
  for (let seat = 0; seat < position.seats; seat++) if (firstOfTeam(position, seat)) teams++;
  return teams;
}

function firstOfTeam(position: Position, seat: number): boolean {
  const team = position.team(seat);
  for (let other = 0; other < seat; other++) if (position.team(other) === team) return false;
  return true;
}
