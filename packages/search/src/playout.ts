import { CHANCE, NOBODY, type Position, type Random } from '@countertop/core';
import type { Knowledge } from './brain.ts';
import { writeChances } from './chances.ts';

/** Plays on to the end, or for `plies`, as the brain plays playouts. Returns how many plies were played. */
export function playOut<P extends Position>(
  knowledge: Knowledge<P>,
  position: P,
  random: Random,
  plies: number,
  heard?: (position: P, move: number) => void,
): number {
  if (knowledge.playout !== undefined && position.actor >= 0) return knowledge.playout(position, random, heard);
  let played = 0;
  while (played < plies) {
    const actor = position.actor;
    if (actor === NOBODY) break;
    const move =
      actor === CHANCE || knowledge.playoutMove === undefined
        ? position.pick(random)
        : knowledge.playoutMove(position, random);
    if (heard !== undefined && actor !== CHANCE) heard(position, move);
    position.play(move);
    played++;
  }
  return played;
}

/** Values and chances where the position stands: certain at the end of the game, the brain's estimate before. */
export function judgeLeaf<P extends Position>(
  knowledge: Knowledge<P>,
  position: P,
  values: Float64Array,
  chances: Float64Array,
): void {
  knowledge.evaluate(position, values);
  writeChances(knowledge, position, values, chances);
}
