import { CHANCE, lineTo, type StudyNode } from '@countertop/core';

/** A move of a seat with what was drawn after it. */
export interface Numbered<T> {
  /** Moves are counted without draws, from 1; undefined for draws whose move stands elsewhere. */
  readonly number: number | undefined;
  readonly moves: readonly T[];
}

/** A line as it is listed, after so many moves. */
export function numbered<T extends { readonly actor: number }>(line: readonly T[], after: number): Numbered<T>[] {
  const groups: { number: number | undefined; moves: T[] }[] = [];
  let number = after;
  for (const each of line) {
    const group = groups.at(-1);
    if (each.actor === CHANCE && group !== undefined) group.moves.push(each);
    else groups.push({ number: each.actor === CHANCE ? undefined : ++number, moves: [each] });
  }
  return groups;
}

/** How many moves have been made up to a place, draws not counted. */
export function moveNumber(node: StudyNode): number {
  return lineTo(node).filter(({ actor }) => actor !== CHANCE).length;
}
