import { CHANCE, NOBODY, type Position, type Random } from '@countertop/core';
import type { Heard, Knowledge } from '../brain/brain.ts';
import { writeChances } from '../brain/chances.ts';

const TO_THE_END = Number.POSITIVE_INFINITY;

/**
 * Plays on to the end, or for `plies`, as the brain plays playouts. Returns how many plies there are to undo; where a position has played itself
 * out they cannot be undone, and there are infinitely many.
 */
export function playOut<P extends Position>(
  knowledge: Knowledge<P>,
  position: P,
  random: Random,
  plies = TO_THE_END,
  heard?: Heard,
): number {
  if (knowledge.playout !== undefined && position.actor >= 0) return knowledge.playout(position, random, heard);
  const plain = knowledge.playoutMove === undefined && heard === undefined;
  if (plain && plies === TO_THE_END && position.playOut !== undefined) {
    position.playOut(random);
    return TO_THE_END;
  }
  let played = 0;
  while (played < plies) {
    const actor = position.actor;
    if (actor === NOBODY) break;
    const move =
      actor === CHANCE || knowledge.playoutMove === undefined
        ? position.pick(random)
        : knowledge.playoutMove(position, random);
    if (heard !== undefined && actor !== CHANCE) heard(move, actor);
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

/** Playouts as the brain plays them, each from where a position stands: by moves on it, or without any where the brain can do so. */
export class Playout<P extends Position> {
  /** Whether the last one came to the end of the game. */
  over = false;
  private readonly knowledge: Knowledge<P>;
  private readonly random: Random;
  private readonly plies: number | undefined;
  private readonly heard: Heard | undefined;

  constructor(knowledge: Knowledge<P>, random: Random, plies?: number, heard?: Heard) {
    this.knowledge = knowledge;
    this.random = random;
    this.plies = plies;
    this.heard = heard;
  }

  /** Writes what it comes to. Returns how many plies there are to undo (see playOut). */
  from(position: P, values: Float64Array, chances: Float64Array): number {
    const { knowledge, random, heard } = this;
    const imagined = position.actor >= 0 ? knowledge.imagine?.(position, random, values, chances, heard) : undefined;
    if (imagined !== undefined) {
      this.over = imagined === 'over';
      return 0;
    }
    const plies = playOut(knowledge, position, random, this.plies, heard);
    judgeLeaf(knowledge, position, values, chances);
    this.over = position.actor === NOBODY;
    return plies;
  }
}
