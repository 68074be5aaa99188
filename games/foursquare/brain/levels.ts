import type { Thinker } from '@countertop/search';
import type { FourSquarePosition } from '../rules/position.ts';
import { levels } from './level-count.ts';
import { Seer, type Sight } from './seer.ts';

/** What those below the highest see. What they do not overlook they take: none of them throws anything away. */
const SIGHTS: readonly Pick<Sight, 'noise' | 'shortSighted' | 'overlooks'>[] = [
  { noise: 10, shortSighted: true, overlooks: 0.6 },
  { noise: 10, shortSighted: true, overlooks: 0.41 },
  { noise: 10, shortSighted: true, overlooks: 0.14 },
  { noise: 28 },
];

/** Levels above the highest there is play like it: matches are kept from when there were ten. */
export function thinkerAt(level: number, seed: number): Thinker<FourSquarePosition> {
  if (level >= levels) return new Seer({ effort: { milliseconds: 1000 }, turns: 3, forWin: true, exactFrom: 11, seed });
  return new Seer({ effort: { nodes: 4 }, turns: 0, seed, ...SIGHTS[level - 1] });
}
