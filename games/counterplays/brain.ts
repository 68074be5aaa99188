import type { Brain } from '@countertop/search';
import { baselines } from './brain/baselines.ts';
import { CounterplaysKnowledge } from './brain/knowledge.ts';
import { levels } from './brain/level-count.ts';
import { thinkerAt } from './brain/levels.ts';
import { reasonsFor } from './brain/reasons.ts';
import { calibration } from './data/calibration.ts';
import type { CounterplaysPosition } from './rules/position.ts';
import { reasons as reasonWords } from './words/en.ts';

export const brain: Brain<CounterplaysPosition> = {
  game: 'counterplays',
  knowledge: new CounterplaysKnowledge(),
  unit: 'winning-chance',
  words: reasonWords,
  reasons: reasonsFor,
  look: () => 120,
  levels,
  calibration,
  thinker: thinkerAt,
  proven: async () => (await import('./data/proven.ts')).proven,
  baselines,
};
