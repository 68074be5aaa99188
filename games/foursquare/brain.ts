import type { Brain, Thinker } from '@countertop/search';
import { brainWords } from './brain-words.ts';
import { knowledge } from './knowledge.ts';
import { reasonsFor } from './reasons.ts';
import type { FourSquarePosition } from './rules.ts';
import { Seer } from './seer.ts';

export { beginner } from './baselines.ts';

/** How unsure the judgement of each level is, in points; from level 8 on it is as sure as it was learned. */
const NOISE = [0, 400, 160, 105, 75, 52, 36, 22];

function playerAt(level: number, seed: number): Thinker<FourSquarePosition> {
  if (level <= 7) return new Seer({ effort: { nodes: 4 }, turns: 0, noise: NOISE[level], seed });
  if (level === 8) return new Seer({ effort: { nodes: 4 }, turns: 0, seed });
  if (level === 9) return new Seer({ effort: { nodes: 1000 }, turns: 1, forWin: true, seed });
  return new Seer({ effort: { milliseconds: 1000 }, turns: 3, forWin: true, exactFrom: 10, seed });
}

export const brain: Brain<FourSquarePosition> = {
  ...knowledge,
  game: 'foursquare',
  unit: 'points',
  words: brainWords,
  reasons: reasonsFor,
  thinker: playerAt,
};
