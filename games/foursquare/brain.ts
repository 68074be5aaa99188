import type { Brain } from '@countertop/search';
import { baselines } from './brain/baselines.ts';
import { FourSquareKnowledge } from './brain/knowledge.ts';
import { levels } from './brain/level-count.ts';
import { thinkerAt } from './brain/levels.ts';
import { reasonsFor } from './brain/reasons.ts';
import { calibration } from './data/calibration.ts';
import type { FourSquarePosition } from './rules/position.ts';
import { reasons as reasonWords } from './words/en.ts';

export const brain: Brain<FourSquarePosition> = {
  game: 'foursquare',
  knowledge: new FourSquareKnowledge(),
  unit: 'points',
  words: reasonWords,
  reasons: reasonsFor,
  look: () => 150,
  levels,
  calibration,
  thinker: thinkerAt,
  proven: async () => (await import('./data/proven.ts')).proven,
  baselines,
};
