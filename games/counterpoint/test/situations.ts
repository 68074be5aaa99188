import { CHANCE, NOBODY, Random, startPosition } from '@countertop/core';
import { type CounterpointPosition, counterpoint } from '../index.ts';

export interface Match {
  readonly options?: Readonly<Record<string, number | boolean>>;
  readonly seats?: number;
}

/** A position of random play in which a seat is to move and no more than so many spaces are vacant; none if it ended before. */
export function reached(seed: number, vacancies: number, match: Match = {}): CounterpointPosition | undefined {
  const start = startPosition(counterpoint, match.options ?? {}, match.seats ?? 2);
  if (!start.ok) throw new Error(start.problem.code);
  const { position } = start.value;
  const random = new Random(seed);
  while (position.actor !== NOBODY) {
    if (position.actor !== CHANCE && position.vacancies <= vacancies) return position;
    position.play(position.pick(random));
  }
  return undefined;
}
