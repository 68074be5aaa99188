import { CHANCE, type Ply } from '@countertop/core';

/** A move of a seat with what was drawn after it. */
export interface MoveGroup<T = Ply> {
  /** Moves are counted without draws, from 1; 0 for draws whose move, if there was one, is not in this line. */
  readonly number: number;
  /** How many plies stood before the first of these. */
  readonly from: number;
  readonly plies: readonly T[];
}

/** A line as it is listed: numbered moves, each with its draws. `after`: how many moves were made before it. */
export function groupMoves<T extends { readonly actor: number }>(
  line: readonly T[],
  after = 0,
): readonly MoveGroup<T>[] {
  const groups: { number: number; from: number; plies: T[] }[] = [];
  let number = after;
  for (const [index, ply] of line.entries()) {
    const group = groups.at(-1);
    if (ply.actor === CHANCE && group !== undefined) group.plies.push(ply);
    else groups.push({ number: ply.actor === CHANCE ? 0 : ++number, from: index, plies: [ply] });
  }
  return groups;
}
