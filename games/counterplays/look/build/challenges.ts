import { SHAPES, type Shape, TILES } from '../../index.ts';

/** What there is to build, by the last part of the address. */
export type Challenge =
  | { readonly kind: 'tower' | 'surround' | 'triangle' | 'free'; readonly id: string }
  | { readonly kind: 'shape'; readonly id: string; readonly shape: Shape };

export const CHALLENGES: readonly Challenge[] = [
  { kind: 'tower', id: 'level-six' },
  { kind: 'surround', id: 'surround' },
  ...SHAPES.map((shape) => ({ kind: 'shape', id: shape.id, shape }) as const),
  { kind: 'triangle', id: 'triangle' },
  { kind: 'free', id: 'free' },
];

export function challengeOf(id: string): Challenge | undefined {
  return CHALLENGES.find((challenge) => challenge.id === id);
}

/** The tiles that are surrounded one after the other, by their letters. */
export const CENTRES: readonly string[] = TILES.map(({ letter }) => letter);
