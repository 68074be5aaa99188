import { CHANCE, type Ply } from '@countertop/core';

/** A move of a seat with what was drawn after it. */
export interface MoveGroup {
  /** Moves are counted without draws, from 1; 0 for what was drawn before the first. */
  readonly number: number;
  /** How many plies stood before the first of these. */
  readonly from: number;
  readonly plies: readonly Ply[];
}

/** The line of a match as it is listed: numbered moves, each with its draws. */
export function groupMoves(line: readonly Ply[]): readonly MoveGroup[] {
  const groups: { number: number; from: number; plies: Ply[] }[] = [];
  let number = 0;
  for (const [index, ply] of line.entries()) {
    const group = groups.at(-1);
    if (ply.actor === CHANCE && group !== undefined) {
      group.plies.push(ply);
    } else {
      if (ply.actor !== CHANCE) number++;
      groups.push({ number, from: index, plies: [ply] });
    }
  }
  return groups;
}
