import type { Brain } from '@countertop/search';
import { baselines } from './brain/baselines.ts';
import { CountermineKnowledge } from './brain/knowledge.ts';
import { thinkerAt } from './brain/levels.ts';
import { reasonsFor } from './brain/reasons.ts';
import { calibration } from './data/calibration.ts';
import type { CounterminePosition } from './rules/position.ts';
import { reasons as reasonWords } from './words/en.ts';

let knowledge: CountermineKnowledge | undefined;

export const brain: Brain<CounterminePosition> = {
  game: 'countermine',
  /** Made when first needed: its tables take a moment. */
  get knowledge() {
    knowledge ??= new CountermineKnowledge();
    return knowledge;
  },
  unit: 'centi-points',
  words: reasonWords,
  reasons: reasonsFor,
  look: () => 3000,
  calibration,
  thinker: thinkerAt,
  baselines,
};
