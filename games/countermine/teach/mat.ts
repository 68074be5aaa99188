import type { SceneLine } from '@countertop/core';

/** Your cubes (seat 0), those of the opponent, and what has been played since. */
export function mat(mine: string, theirs: string, moves = '', turn = 0): SceneLine {
  const cubes = (seat: number, cells: string) => cells.split(' ').map((cell) => `${seat}:${cell}`);
  return { seats: 2, setup: { place: [...cubes(0, mine), ...cubes(1, theirs)], turn }, moves };
}

/**
 * Rows along the rim that bring points before a lesson's position begins: each is completed and struck away, so that of
 * every row one cube in a corner is left.
 */
export const MY_FIRST = 'a1 b1 c1 d1';
export const MY_SECOND = 'a12 b12 c12 d12';
export const THEIR_FIRST = 'i1 j1 k1 l1';
export const THEIR_SECOND = 'i12 j12 k12 l12';
