import type { Brain } from '@countertop/search';
import { baselines } from './brain/baselines.ts';
import { CounterpointKnowledge } from './brain/knowledge.ts';
import { thinkerAt } from './brain/levels.ts';
import { reasonsFor } from './brain/reasons.ts';
import { calibration } from './data/calibration.ts';
import type { CounterpointPosition } from './rules/position.ts';
import { reasons as reasonWords } from './words/en.ts';

export const brain: Brain<CounterpointPosition> = {
  game: 'counterpoint',
  knowledge: new CounterpointKnowledge(),
  unit: 'points',
  words: reasonWords,
  reasons: reasonsFor,
  look: () => 400,
  calibration,
  thinker: thinkerAt,
  proven: async () => (await import('./data/proven.ts')).proven,
  baselines,
};
