import { CHANCE, lineTo, type StudyNode } from '@countertop/core';

/** How many moves have been made up to a place, draws not counted. */
export function moveNumber(node: StudyNode): number {
  return lineTo(node).filter(({ actor }) => actor !== CHANCE).length;
}
