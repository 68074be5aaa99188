import type { Thinker } from '@countertop/search';
import type { FourSquarePosition } from '../rules/position.ts';
import { Seer } from './seer.ts';

/** The part of all stacks to be taken that levels 1 to 7 do not notice. */
const OVERLOOKS = [0.92, 0.86, 0.78, 0.66, 0.52, 0.35, 0.14];

export function thinkerAt(level: number, seed: number): Thinker<FourSquarePosition> {
  if (level === 10) return new Seer({ effort: { milliseconds: 1000 }, turns: 3, forWin: true, exactFrom: 10, seed });
  const glance = { effort: { nodes: 4 }, turns: 0, seed };
  if (level === 9) return new Seer({ ...glance, noise: 23 });
  if (level === 8) return new Seer({ ...glance, noise: 27, caution: 0 });
  return new Seer({ ...glance, noise: 27, caution: -0.5, overlooks: OVERLOOKS[level - 1] });
}
