import type { Move, Position } from '@countertop/core';
import type { Knowledge } from '../brain/brain.ts';
import { writeChances } from '../brain/chances.ts';
import type { Budget } from '../thinker/limits.ts';
import type { Thought, Weighed } from '../thinker/thinker.ts';

/** A thought for two sides, from the values of the candidates for the one that is to move; the best comes first. */
export function viewOf<P extends Position>(
  knowledge: Knowledge<P>,
  position: P,
  candidates: readonly Omit<Weighed, 'chance'>[],
  line: readonly Move[],
  budget: Budget,
  depth: number,
  exact: boolean,
): Thought {
  const seat = position.actor;
  const team = position.team(seat);
  const values = new Float64Array(position.seats);
  const chances = new Float64Array(position.seats);
  const spread = (value: number): void => {
    for (let other = 0; other < position.seats; other++) {
      values[other] = position.team(other) === team ? value : 0 - value;
    }
    writeChances(knowledge, position, values, chances);
  };
  const weighed = candidates.map((candidate): Weighed => {
    spread(candidate.value + 0);
    return { ...candidate, value: candidate.value + 0, chance: chances[seat] };
  });
  spread(weighed[0].value);
  return {
    move: weighed[0].move,
    line,
    values: Array.from(values),
    chances: Array.from(chances),
    candidates: weighed,
    depth,
    exact,
    ...spent(budget),
  };
}

/** What the thinking cost. */
export function spent(budget: Budget): { nodes: number; milliseconds: number; nodesPerSecond: number } {
  const milliseconds = budget.elapsed();
  return {
    nodes: budget.nodes,
    milliseconds,
    nodesPerSecond: milliseconds > 0 ? Math.round((budget.nodes / milliseconds) * 1000) : 0,
  };
}
