import { type Position, Random, scramble } from '@countertop/core';
import { seedAt } from '../thinker/seed-at.ts';

/** How much good days and bad days differ, on the scale of the levels. */
export interface Spread {
  /** So far from the level at most, up or down. */
  readonly widest: number;
  /** The scale ends here: levels near its ends differ less from day to day. */
  readonly lowest: number;
  readonly highest: number;
}

/**
 * How somebody of a level plays today: anywhere around the level with the same chance, decided by the seed. Players
 * with the same seed have their good days together.
 * However much a level is worth, the next one then beats it only as often as their days overlap: three times in four at
 * most where days are 1.75 levels up and down.
 */
export function formOf(level: number, seed: number, { widest, lowest, highest }: Spread): number {
  const reach = Math.max(0, Math.min(widest, level - lowest, highest - level));
  return level + reach * (2 * new Random(scramble(seed)).float() - 1);
}

/** Whether somebody who is attentive in this share of all positions is so in this one. */
export function isAttentive(position: Position, share: number, seed: number): boolean {
  return new Random(seedAt(position, scramble(seed))).float() < share;
}
