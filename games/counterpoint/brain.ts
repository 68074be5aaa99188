import type { Brain } from '@countertop/search';
import { brainWords } from './brain-words.ts';
import { knowledge } from './knowledge.ts';
import { playerAt } from './levels.ts';
import { reasonsFor } from './reasons.ts';
import type { CounterpointPosition } from './rules.ts';

export { beginner } from './baselines.ts';

export const brain: Brain<CounterpointPosition> = {
  game: 'counterpoint',
  knowledge,
  unit: 'points',
  words: brainWords,
  reasons: reasonsFor,
  look: () => 400,
  thinker: playerAt,
};
