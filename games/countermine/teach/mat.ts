import type { SceneLine } from '@countertop/core';

/** Your cubes (seat 0), those of the opponent, and what has been played since. */
export function mat(mine: string, theirs: string, moves = '', turn = 0): SceneLine {
  const cubes = (seat: number, cells: string) => cells.split(' ').map((cell) => `${seat}:${cell}`);
  return { seats: 2, setup: { place: [...cubes(0, mine), ...cubes(1, theirs)], turn }, moves };
}
